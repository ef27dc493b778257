import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { StageError } from '../../direct/stage-error.js';
import { isDirectorySync } from '../../journal/directories.js';
import { isGameName } from '../../journal/game-files.js';
import { formatJournalName, parseJournalName } from '../../journal/journal-names.js';
import { hasHardLinks, identityOf } from '../../journal/write/file-identity.js';
import { ownJournals } from '../../journal/write/ownership-marker.js';
import { printable, quoted } from '../../words/printable.js';

/** The start of a session as the names of its journals have it; in UTC if no time zone is named. */
export function journalStart(start: Date, timeZone?: string): string {
  return parseJournalName(formatJournalName({ started: start, part: 1, timeZone }))?.started ?? '';
}

/** Two sessions that begin in the same second would become one: their journals would be parts of each other. */
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

/** Where else a session is read from and written to. */
export interface OutputContext {
  /** That of the journal. */
  readonly directory: string;
  /** Files that are read, and must not be written over. */
  readonly sources?: readonly string[] | undefined;
}

/**
 * Refuses a file that an option names for something that is written beside a session. A reader of the directory may take
 * every file in it for one of the game's, so it lies elsewhere; and a slip of the pen must not cost anybody a journal.
 */
export function assertOutputAllowed(file: string, option: string, { directory, sources = [] }: OutputContext): void {
  if (file === '') throw new StageError(`${option} needs a file name`);
  const place = resolveLinks(file);
  const away = path.relative(resolveLinks(directory), place);
  if (!away.startsWith('..') && !path.isAbsolute(away)) {
    throw new StageError(`${quoted(file)} is inside the journal directory: ${option} takes a file outside it`);
  }
  const refused = (what: string) => new StageError(`${quoted(file)} ${what}: choose another file for ${option}`);
  if (isGameName(path.basename(file))) throw refused("has the name of one of the game's files");
  if (isGameName(path.basename(place))) throw refused(`is a link to ${printable(place)}, one of the game's files`);
  const identity = identityOf(file);
  if (identity === undefined) return;
  if (sources.some((source) => identityOf(source) === identity)) throw refused('is one of the files to be read');
  if (hasHardLinks(file)) throw refused('has a second name elsewhere (a hard link)');
}

/** Where a path leads once all links are followed, as far as it is there already. */
export function resolveLinks(place: string): string {
  const whole = path.resolve(place);
  try {
    return realpathSync(whole);
  } catch {
    const parent = path.dirname(whole);
    return parent === whole ? whole : path.join(resolveLinks(parent), path.basename(whole));
  }
}
