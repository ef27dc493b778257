import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { newerVersion, newerVersionNotice } from '../game/game-version.js';
import { kindNames } from '../interface/all-kinds.js';
import { membersOf } from '../journal/journal-event.js';
import { journalFiles } from '../journal/journal-names.js';
import { type Position, startOf } from '../journal/read/journal-entry.js';
import { reasonOf } from '../journal/system-error-reason.js';
import { findJournalDirectories } from '../journal/watch/journal-directories.js';
import { watchJournals } from '../journal/watch/journals-watcher.js';
import { type Watched, watchJournal } from '../journal/watch/watcher.js';
import { counted } from '../words/counted.js';
import { nearest, suggestion } from '../words/nearest.js';
import { printable, quoted } from '../words/printable.js';
import { journalDirectory } from './game-directory.js';
import { foundKnowledgeOptions, knownGame } from './knowledge/knowledge-packs.js';
import { parseMilliseconds } from './option-values.js';
import { Interrupted, type Shell, UsageError } from './shell.js';
import { wrapped } from './terminal/terminal-style.js';
import { type PrintOptions, watchedPrinter } from './terminal/watched-printer.js';
import { argument, type OptionsOf, openChoice, option, verb } from './verb.js';
import { kindsOption } from './verb-options.js';

const help = `
A directory whose subdirectories contain journals means all of them, including
those created later. With several, each line names its directory; as NDJSON it
is { "directory":…, "event":… }.

Examples:
  shakedown watch
  shakedown watch journals --only FSDJump,Docked --since 10m
  shakedown watch squadron --format ndjson`;

const options = {
  only: kindsOption('show only these kinds'),
  since: option('<duration>', 'start with events of the last 10m, 2h, 1d …', { parse: parseMilliseconds }),
  ...foundKnowledgeOptions,
  format: openChoice('how to print (pretty on a terminal, else ndjson)', ['pretty', 'ndjson']),
};

type Options = OptionsOf<typeof options> & PrintOptions;

export const createVerb = verb({
  takes: [
    argument('[directory...]', "journal directories, or one with such directories in it; the game's own if left out"),
  ],
  options,
  help,
  async run([directories], given, shell) {
    const named: string[] = [];
    for (const directory of directories) named.push(await journalDirectory(directory, shell));
    if (named.length === 0) named.push(await journalDirectory(undefined, shell));
    await follow(named, given, shell);
  },
});

async function follow(named: readonly string[], given: Options, shell: Shell): Promise<void> {
  const now = shell.now();
  const since = given.since === undefined ? undefined : now - given.since;
  const catalogue = await knownGame(given.knowledge, shell, true);
  const kinds = catalogue ? catalogue.kinds.map(({ name }) => name) : kindNames;
  for (const name of given.only ?? []) hintAtMisspelling(name, kinds, shell);
  const directories = findJournalDirectories(named);
  const [only = ''] = named;
  const isOne = named.length === 1 && directories.length === 1 && directories[0] === only;
  shell.warn(`watching ${isOne ? printable(only) : severalOf(named, directories)} (Ctrl-C ends it)`);
  const from = await beginnings(directories, since);
  const how = { ...(given.only && { kinds: given.only }), signal: shell.signal };
  await using watch = isOne ? watchJournal(only, { from: from(only), ...how }) : watchJournals(named, { from, ...how });
  if (watch.polledBecause !== undefined)
    shell.warn(wrapped(`shakedown: checking for new lines only once a second: ${watch.polledBecause}`));
  const print = watchedPrinter({ ...given, catalogue }, shell, isOne ? undefined : directories);
  let newer: string | undefined;
  for await (const watched of watch) {
    const version = newer ?? newerVersion(watched.event && membersOf(watched.event).gameversion);
    if (newer === undefined && version !== undefined) shell.warn(newerVersionNotice(version));
    newer = version;
    if (await isWanted(watched, { only: given.only, since, began: now - 1000 })) await print(watched);
  }
  throw new Interrupted();
}

function severalOf(named: readonly string[], directories: readonly string[]): string {
  const count = counted(directories.length, 'directory', 'directories');
  return `${count} in ${named.map((directory) => printable(directory)).join(', ')}, and those that come later`;
}

/** Where to start in each directory: at the end, or so that everything since a time is read. */
async function beginnings(directories: readonly string[], since: number | undefined) {
  const positions = new Map<string, Position | 'start'>();
  if (since !== undefined)
    for (const directory of directories) positions.set(directory, await positionSince(directory, since));
  return (directory: string) => (since === undefined ? 'end' : (positions.get(directory) ?? 'start'));
}

interface WatchFilter {
  readonly only: readonly string[] | undefined;
  /** Show events since this time; only new ones if undefined. */
  readonly since: number | undefined;
  /** Start of the watch, rounded down: file times are coarse. */
  readonly began: number;
}

async function isWanted(watched: Watched, { only, since, began }: WatchFilter): Promise<boolean> {
  if (watched.mark) return false;
  const { event, companion, directory, live } = watched;
  if (only && !(event && only.includes(event.event))) return false;
  // A broken companion is reported after a delay, so `live` does not say whether it is new.
  if (!event && companion !== undefined) return isWrittenSince(path.join(directory, companion), since ?? began);
  if (live) return true;
  // Without --since, the first lines of a new journal are shown; existing companions are not.
  if (since === undefined) return companion === undefined;
  // A file may hold anything, whatever the type says.
  const time: unknown = event?.timestamp;
  if (typeof time === 'string') return Date.parse(time) >= since;
  return watched.position !== undefined && isWrittenSince(watched.position.file, since);
}

/** Any kind may be watched for, as a patch may add one; a misspelt one gets a hint. */
function hintAtMisspelling(name: string, kinds: readonly string[], shell: Shell): void {
  const near = kinds.includes(name) ? undefined : nearest(name, kinds);
  if (near !== undefined)
    shell.warn(wrapped(`shakedown: no known kind is named ${quoted(name)}${suggestion(near)} Watching for it anyway.`));
}

/**
 * The position from which nothing since a time is missed: the first journal modified since then. The last one
 * is always read, as some disks update modification times late.
 */
export async function positionSince(directory: string, time: number): Promise<Position | 'start'> {
  const files = journalFiles(await namesIn(directory)).map(({ name }) => path.join(directory, name));
  for (const file of files) if (await isWrittenSince(file, time)) return startOf(file);
  const last = files.at(-1);
  return last === undefined ? 'start' : startOf(last);
}

/** Whether a file was modified since a time; true if that is unknown. */
async function isWrittenSince(file: string, time: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found === undefined || found.mtimeMs >= time;
}

async function namesIn(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    throw new UsageError(`cannot list ${quoted(directory)}: ${reasonOf(error)}`, { cause: error });
  }
}
