import { statSync } from 'node:fs';
import path from 'node:path';
import { timestampOf } from '../simulate/session-time.js';
import { statusFile } from '../stage/replay/replay-companions.js';
import type { Replaying } from '../stage/replay/replay-into.js';
import { formatDuration } from '../stage/reproduction/command-line.js';
import { thousands } from '../words/counted.js';
import { printable } from '../words/printable.js';
import { barOf } from './terminal/progress-bar.js';
import type { Style } from './terminal/terminal-style.js';
import { columns } from './terminal/text-layout.js';

/** What was asked for, as far as the page tells it. */
interface ReplayPageOptions {
  readonly sources: readonly string[];
  readonly directory: string;
  readonly statusLog?: string | undefined;
  /** The seed of the invented names. */
  readonly anonymise?: number | undefined;
}

/** What has been played again, and what could not be known. */
export function replayedPage(asked: ReplayPageOptions, replaying: Replaying, style: Style): string {
  const { replay, files, tally } = replaying;
  const unknown = unknownOf(asked, replaying);
  const rows = [
    ['source', asked.sources.map(printable).join(', ')],
    ['directory', printable(asked.directory)],
    [
      'time',
      `${timeText(replay.start)} to ${timeText(tally.last)} (${formatDuration((tally.last - replay.start) / 1000)})`,
    ],
    ['journal', journalText(files)],
    ['lines', linesText(replaying)],
    ['companions', [...tally.companions].map(([file, count]) => `${file} (${times(count)})`).join(', ') || 'none'],
    ...(unknown.length === 0 ? [] : [['not known', unknown.join('; ')]]),
    ...(asked.anonymise === undefined ? [] : [['names', `invented, with --seed ${asked.anonymise}`]]),
  ];
  return columns(rows.map(([name = '', text = '']) => [style.dim(name), text]));
}

/** How far it is, on one line. */
export function replayProgressText(done: number, all: number): string {
  return `${barOf(all === 0 ? 1 : done / all)}  ${megabytes(done)} of ${megabytes(all)}`;
}

function linesText({ tally }: Replaying): string {
  const most = [...tally.events].sort(([, one], [, other]) => other - one);
  const shown = most.slice(0, shownKinds).map(([name, count]) => `${printable(name) || 'no name'} ${thousands(count)}`);
  if (most.length > shownKinds) shown.push(`and ${most.length - shownKinds} more kinds`);
  if (tally.bad > 0) shown.push(`${thousands(tally.bad)} unreadable, copied unchanged`);
  return tally.lines === 0 ? 'none' : `${thousands(tally.lines)}: ${shown.join(', ')}`;
}

const shownKinds = 8;

function journalText(files: readonly string[]): string {
  if (files.length === 0) return 'none';
  const [first = '', last = first] = [files[0], files.at(-1)];
  const size = megabytes(files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0));
  if (files.length <= 3) return `${files.map((file) => path.basename(file)).join(', ')} (${size})`;
  return `${thousands(files.length)} files, ${path.basename(first)} to ${path.basename(last)} (${size})`;
}

/** The companions that nobody can know: the game keeps only the latest of each. */
function unknownOf({ statusLog }: ReplayPageOptions, { replay, tally }: Replaying): string[] {
  const announced = [...replay.announced.counts].flatMap(([file, { lines, unknown }]) =>
    unknown === 0 ? [] : [`${file} for ${thousands(unknown)} of the ${thousands(lines)} lines that announce it`],
  );
  if (statusLog !== undefined) return announced;
  const some = tally.companions.has(statusFile) ? ' except the last (use --status-log for the others)' : '';
  return [...announced, `${statusFile}${some || ' (use --status-log)'}`];
}

function timeText(moment: number): string {
  return timestampOf(moment / 1000);
}

function times(count: number): string {
  return count === 1 ? 'once' : `${thousands(count)} times`;
}

function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
