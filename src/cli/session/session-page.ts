import { statSync } from 'node:fs';
import path from 'node:path';
import { isSpecified } from '../../interface/all-kinds.js';
import { dialects } from '../../interface/dialect/dialects.js';
import { allCompanionKinds, specification } from '../../interface/kind-catalogue.js';
import { companionNames } from '../../journal/game-files.js';
import { timestampOf } from '../../simulate/session-time.js';
import type { WriteTally } from '../../stage/record/write-tally.js';
import { formatDuration } from '../../stage/reproduction/command-line.js';
import { type Recipe, recipeText } from '../../stage/reproduction/reproduction.js';
import { sizeText, thousands } from '../../words/counted.js';
import { type Document, facts, strong, verbatim } from '../../words/document/document.js';
import { barOf } from '../terminal/progress-bar.js';
import { type RunOptions, standardOutput } from './run-options.js';

export interface WrittenSession {
  readonly options: RunOptions;
  readonly files: readonly string[];
  readonly tally: WriteTally;
  /** How often each requested fault happened. */
  readonly faults: ReadonlyMap<string, number>;
  /** How to reproduce it. */
  readonly recipe: Recipe;
}

/** Summary of a session, and how to reproduce it. */
export function sessionPage({ options, files, tally, faults, recipe }: WrittenSession): Document {
  const { plan, scenario, seed, directory, start, statusLog, continued } = options;
  const begin = start.getTime();
  const isStream = directory === standardOutput;
  const about = facts([
    scenario === undefined ? ['plan', plan] : ['scenario', scenario],
    ['seed', String(seed)],
    ['continues', continued && continuedText(continued)],
    ['directory', isStream ? undefined : directory],
    ['time', timeSpanText(begin, Math.max(tally.last ?? 0, begin))],
    ['journal', isStream ? undefined : journalsOf(files)],
    ['events', eventsOf(tally)],
    ['companions', isStream ? undefined : companionsOf(tally)],
    ['faults', faults.size === 0 ? undefined : faultsOf(faults)],
    ['status log', statusLog],
  ]);
  const [title = '', ...lines] = recipeText(recipe).split('\n');
  return [about, verbatim([strong(title), ...lines])];
}

/** The same as data. */
export function sessionObject({ options, files, tally, faults, recipe }: WrittenSession): object {
  const { plan, scenario, seed, directory, start } = options;
  const from = start.getTime();
  return {
    ...(scenario === undefined ? { plan } : { scenario }),
    seed,
    directory,
    from: timestampOf(from / 1000),
    to: timestampOf(Math.max(tally.last ?? 0, from) / 1000),
    journals: files,
    lines: tally.lines,
    kinds: Object.fromEntries(tally.events),
    companions: Object.fromEntries(tally.companions),
    faults: Object.fromEntries(faults),
    reproduce: recipe.command,
  };
}

function continuedText({ directory, isExact }: NonNullable<RunOptions['continued']>): string {
  return `${directory}, ${isExact ? 'exactly' : 'as far as its lines say'}`;
}

function journalsOf(files: readonly string[]): string {
  return files.map((file) => `${path.basename(file)} (${sizeText(sizeOf(file))})`).join(', ');
}

/** From one time to another, both in milliseconds since 1970. */
export function timeSpanText(from: number, to: number): string {
  return `${timestampOf(from / 1000)} to ${timestampOf(to / 1000)} (${formatDuration(Math.ceil((to - from) / 1000))})`;
}

/** The size of a file in bytes; 0 if it is gone. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Keeps words on one line of a page. */
const nonBreakingSpace = '\u00A0';

/** Progress of a session, in seconds of session time. */
export interface SessionProgress {
  readonly done: number;
  readonly all: number;
  readonly events: number;
}

/** Progress of a session, on one line. */
export function sessionProgressText({ done, all, events }: SessionProgress): string {
  return `${barOf(done / all)}  ${formatDuration(done)} of ${formatDuration(all)}  ${thousands(events)} events`;
}

function eventsOf({ events, lines }: WriteTally): string {
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

function companionsOf({ companions }: WriteTally): string {
  const files = [...companionNames].flatMap((file) => {
    const kinds = allCompanionKinds(dialects.game).filter(({ companion }) => companion.file === file);
    const count = kinds.reduce((sum, { name }) => sum + (companions.get(name) ?? 0), 0);
    return count === 0 ? [] : [`${file} (the last of ${thousands(count)})`];
  });
  return files.join(', ') || 'none';
}
