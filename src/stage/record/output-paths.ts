import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { StageError } from '../../direct/stage-error.js';
import { isDirectorySync } from '../../journal/directories.js';
import { isGameName } from '../../journal/game-files.js';
import { formatJournalName, parseJournalName } from '../../journal/journal-names.js';
import { hasHardLinks, identityOf } from '../../journal/write/file-identity.js';
import { ownJournals } from '../../journal/write/ownership-marker.js';
import { printable, quoted } from '../../words/printable.js';

/** The start of a session as in the names of its journals; in UTC by default. */
export function journalStart(start: Date, timeZone?: string): string {
  return parseJournalName(formatJournalName({ started: start, part: 1, timeZone }))?.started ?? '';
}

/**
 * Two sessions that start in the same second would be merged: their journals would look like parts of one.
 */
export function assertStartIsFree(directory: string, start: Date, timeZone?: string): void {
  if (!isDirectorySync(directory)) return;
  const ours = ownJournals(directory) ?? new Set();
  const started = journalStart(start, timeZone);
  const twin = readdirSync(directory).find((name) => ours.has(name) && parseJournalName(name)?.started === started);
  if (twin === undefined) return;
  throw new StageError(
    `${printable(path.join(directory, twin))} is a session that began in the same second: choose another directory or another --start, or let --clean take it away`,
  );
}

/** Other inputs and outputs of a session. */
export interface OutputContext {
  /** The journal directory. */
  readonly directory: string;
  /** Input files, which must not be overwritten. */
  readonly sources?: readonly string[] | undefined;
}

/**
 * Refuses a path of an additional output. A reader of the journal directory may take every file in it for one
 * of the game's, so outputs must be elsewhere; and a typo must not overwrite a journal.
 */
export function assertOutputAllowed(file: string, option: string, { directory, sources = [] }: OutputContext): void {
  if (file === '') throw new StageError(`${option} needs a file name`);
  const target = resolveLinks(file);
  const away = path.relative(resolveLinks(directory), target);
  if (!away.startsWith('..') && !path.isAbsolute(away)) {
    throw new StageError(`${quoted(file)} is inside the journal directory: ${option} takes a file outside it`);
  }
  const refused = (what: string) => new StageError(`${quoted(file)} ${what}: choose another file for ${option}`);
  if (isGameName(path.basename(file))) throw refused("has the name of one of the game's files");
  if (isGameName(path.basename(target))) throw refused(`is a link to ${printable(target)}, one of the game's files`);
  const identity = identityOf(file);
  if (identity === undefined) return;
  if (sources.some((source) => identityOf(source) === identity)) throw refused('is one of the files to be read');
  if (hasHardLinks(file)) throw refused('has a second name elsewhere (a hard link)');
}

/** Refuses one file for two outputs, given by their options: each would overwrite the other. */
export function assertOutputsDiffer(files: Readonly<Record<string, string | undefined>>): void {
  const options = new Map<string, string>();
  for (const [option, file] of Object.entries(files)) {
    if (file === undefined || file === '') continue;
    const target = resolveLinks(file);
    const other = options.get(target);
    if (other !== undefined) throw new StageError(`${quoted(file)} cannot be the file of both ${other} and ${option}`);
    options.set(target, option);
  }
}

/** Resolves all links of a path, as far as it exists. */
export function resolveLinks(target: string): string {
  const whole = path.resolve(target);
  try {
    // The native one also gives the spelling on disk, where upper and lower case are the same.
    return realpathSync.native(whole);
  } catch {
    const parent = path.dirname(whole);
    return parent === whole ? whole : path.join(resolveLinks(parent), path.basename(whole));
  }
}
