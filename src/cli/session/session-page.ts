import { statSync } from 'node:fs';
import path from 'node:path';
import { isSpecified } from '../../interface/all-kinds.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { allCompanionKinds, companionKinds, specification } from '../../interface/kind-catalogue.js';
import { timestampOf } from '../../simulate/session-time.js';
import type { SessionTally } from '../../stage/record/session-tally.js';
import { formatDuration } from '../../stage/reproduction/command-line.js';
import { type Recipe, recipeText } from '../../stage/reproduction/reproduction.js';
import { thousands } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { barOf } from '../terminal/progress-bar.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns } from '../terminal/text-layout.js';
import type { RunOptions } from './run-options.js';

export interface WrittenSession {
  readonly wishes: RunOptions;
  readonly files: readonly string[];
  readonly tally: SessionTally;
  /** How often each fault happened, of those that were asked for. */
  readonly faults: ReadonlyMap<string, number>;
  /** What repeats it. */
  readonly recipe: Recipe;
}

/** What has been written, and how to have it once more. */
export function sessionPage(
  { wishes: runOptions, files, tally, faults, recipe }: WrittenSession,
  style: Style,
): string {
  const { plan, scenario, seed, directory, start, statusLog } = runOptions;
  const begin = start.getTime() / 1000;
  const end = Math.max((tally.last ?? 0) / 1000, begin);
  const rows = [
    scenario === undefined ? ['plan', plan] : ['scenario', printable(scenario)],
    ['seed', String(seed)],
    ['directory', printable(directory)],
    ['time', `${timestampOf(begin)} to ${timestampOf(end)} (${formatDuration(Math.ceil(end - begin))})`],
    ['journal', files.map((file) => `${path.basename(file)} (${sizeOf(file)})`).join(', ')],
    ['events', eventsOf(tally)],
    ['companions', companionsOf(tally)],
    ...(faults.size === 0 ? [] : [['faults', faultsOf(faults)]]),
    ...(statusLog === undefined ? [] : [['status log', printable(statusLog)]]),
  ];
  const table = columns(rows.map(([name = '', text = '']) => [style.dim(name), text])).replaceAll(
    nonBreakingSpace,
    ' ',
  );
  return `${table}\n\n${recipeText(recipe, style.bold)}`;
}

/** A space at which no line is broken. */
const nonBreakingSpace = '\u00A0';

/** How far a session is, in seconds of its own time. */
export interface SessionProgress {
  readonly done: number;
  readonly all: number;
  readonly events: number;
}

/** How far a session is, on one line. */
export function sessionProgressText({ done, all, events }: SessionProgress): string {
  return `${barOf(done / all)}  ${formatDuration(done)} of ${formatDuration(all)}  ${thousands(events)} events`;
}

function eventsOf({ events, lines }: SessionTally): string {
  const counts = specification.kinds.flatMap(({ name }) => {
    const count = events.get(name);
    return count === undefined ? [] : [`${name}${nonBreakingSpace}${thousands(count)}`];
  });
  const others = [...events].reduce((sum, [name, count]) => (isSpecified(name) ? sum : sum + count), 0);
  if (others > 0) counts.push(`others${nonBreakingSpace}${thousands(others)}`);
  return counts.length === 0 ? 'none' : `${thousands(lines)}: ${counts.join(', ')}`;
}

function faultsOf(faults: ReadonlyMap<string, number>): string {
  const counts = Array.from(faults, ([name, count]) =>
    count === 0
      ? `${name}:${nonBreakingSpace}none${nonBreakingSpace}happened`
      : `${name}${nonBreakingSpace}${thousands(count)}`,
  );
  return counts.join(', ');
}

function companionsOf({ companions }: SessionTally): string {
  const files = companionKinds(specification).flatMap(({ companion: { file } }) => {
    const kinds = allCompanionKinds(dialects.game).filter(({ companion }) => companion.file === file);
    const count = kinds.reduce((sum, { name }) => sum + (companions.get(name) ?? 0), 0);
    return count === 0 ? [] : [`${file} (the last of ${thousands(count)})`];
  });
  return files.join(', ') || 'none';
}

function sizeOf(file: string): string {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
