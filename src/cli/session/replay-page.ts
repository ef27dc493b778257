import path from 'node:path';
import { statusFile } from '../../stage/replay/replay-companions.js';
import type { Replaying } from '../../stage/replay/replay-into.js';
import { counted, sizeText, thousands } from '../../words/counted.js';
import { type Document, facts } from '../../words/document/document.js';
import { barOf } from '../terminal/progress-bar.js';
import { sizeOf, timeSpanText } from './session-page.js';

/** The options that the page repeats. */
interface ReplayPageOptions {
  readonly sources: readonly string[];
  readonly directory: string;
  readonly statusLog?: string | undefined;
  /** The seed of the invented names. */
  readonly anonymise?: number | undefined;
  readonly keepUnknown?: boolean | undefined;
  readonly copy?: 'kept' | 'weeks' | undefined;
}

/** What was replayed, and which companions are missing. */
export function replayedPage(options: ReplayPageOptions, replaying: Replaying): Document {
  const { replay, files, tally } = replaying;
  const missing = missingOf(options, replaying);
  return [
    facts([
      ['source', options.sources.join(', ')],
      ['directory', options.directory],
      ['time', timeSpanText(replay.start, tally.last ?? replay.start)],
      ['journal', journalText(files)],
      ['lines', linesText(replaying)],
      ['companions', [...tally.companions].map(([file, count]) => `${file} (${times(count)})`).join(', ') || 'none'],
      ['not known', missing.length === 0 ? undefined : missing.join('; ')],
      ['times', options.copy && timesText(replay.shift)],
      ['names', options.anonymise === undefined ? undefined : `invented, with --seed ${options.anonymise}`],
      ['unknown', replay.unknownTexts.size === 0 ? undefined : unknownText(replay.unknownTexts, options.keepUnknown)],
    ]),
  ];
}

/** The progress of a replay, on one line. */
export function replayProgressText(done: number, all: number): string {
  return `${barOf(all === 0 ? 1 : done / all)}  ${sizeText(done)} of ${sizeText(all)}`;
}

function linesText({ tally }: Replaying): string {
  const most = [...tally.events].sort(([, one], [, other]) => other - one);
  const shown = most.slice(0, shownKinds).map(([name, count]) => `${name || 'no name'} ${thousands(count)}`);
  if (most.length > shownKinds) shown.push(`and ${most.length - shownKinds} more kinds`);
  if (tally.bad > 0) shown.push(`${thousands(tally.bad)} unreadable, copied unchanged`);
  return tally.lines === 0 ? 'none' : `${thousands(tally.lines)}: ${shown.join(', ')}`;
}

const shownKinds = 8;

/** The fields that no table describes, and what became of their texts. */
function unknownText(fields: ReadonlyMap<string, number>, isKept = false): string {
  const names = [...fields.keys()];
  const more = names.length > shownKinds ? `, and ${names.length - shownKinds} more` : '';
  const count = [...fields.values()].reduce((sum, each) => sum + each, 0);
  const done = isKept ? 'copied' : 'redacted';
  return `${counted(count, 'text')} ${done}, of ${counted(names.length, 'unknown field')}: ${names.slice(0, shownKinds).join(', ')}${more}`;
}

/** How far the times of a copy were moved. */
function timesText(shift: number): string {
  const weeks = shift / (7 * 24 * 3_600_000);
  if (weeks === 0) return 'kept: exact times and systems can be matched with public flight logs';
  return `moved ${counted(Math.abs(weeks), 'week')} ${weeks < 0 ? 'back' : 'forward'}`;
}

function journalText(files: readonly string[]): string {
  if (files.length === 0) return 'none';
  const [first = '', last = first] = [files[0], files.at(-1)];
  const size = sizeText(files.reduce((sum, file) => sum + sizeOf(file), 0));
  if (files.length <= 3) return `${files.map((file) => path.basename(file)).join(', ')} (${size})`;
  return `${thousands(files.length)} files, ${path.basename(first)} to ${path.basename(last)} (${size})`;
}

/** The companions that are missing: the game keeps only the latest of each. */
function missingOf({ statusLog, copy }: ReplayPageOptions, { replay, tally }: Replaying): string[] {
  if (copy) return [];
  const announced = [...replay.announced.counts].flatMap(([file, { lines, unknown }]) =>
    unknown === 0 ? [] : [`${file} for ${thousands(unknown)} of the ${thousands(lines)} lines that announce it`],
  );
  if (statusLog !== undefined) return announced;
  const some = tally.companions.has(statusFile) ? ' except the last (use --status-log for the others)' : '';
  return [...announced, `${statusFile}${some || ' (use --status-log)'}`];
}

function times(count: number): string {
  return count === 1 ? 'once' : `${thousands(count)} times`;
}
