import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { formatJournalName, parseJournalName } from '../../journal/names.js';
import { printable, quoted } from '../../journal/printable.js';
import { ownJournals } from '../../journal/write/ownership.js';
import { companionKinds, specification } from '../../spec/catalogue.js';
import { StageError } from '../errors.js';

/** The start of a session as the names of its journals have it. */
export function startedOf(start: Date): string {
  return parseJournalName(formatJournalName({ started: start, part: 1 }))?.started ?? '';
}

/** Two sessions that begin in the same second would become one: their journals would be parts of each other. */
export function refuseTwice(directory: string, start: Date): void {
  if (!isDirectory(directory)) return;
  const ours = ownJournals(directory) ?? new Set();
  const started = startedOf(start);
  const twin = readdirSync(directory).find((name) => ours.has(name) && parseJournalName(name)?.started === started);
  if (twin === undefined) return;
  throw new StageError(
    `${printable(path.join(directory, twin))} is a session that began in the same second: choose another directory or another --start`,
  );
}

export function isDirectory(place: string): boolean {
  try {
    return statSync(place).isDirectory();
  } catch {
    return false;
  }
}

/** A reader of the directory may take every file in it for one of the game's: what else is written lies elsewhere. */
export function refuseInside(file: string, directory: string, option: string): void {
  if (file === '') throw new StageError(`${option} names no file`);
  const away = path.relative(truePlace(directory), truePlace(file));
  if (!away.startsWith('..') && !path.isAbsolute(away)) {
    throw new StageError(`${quoted(file)} lies in the journal directory: ${option} takes a file outside of it`);
  }
  const name = path.basename(file);
  if (parseJournalName(name) || companionKinds(specification).some(({ companion }) => companion.file === name)) {
    throw new StageError(`${quoted(file)} has the name of one of the game's files: ${option} takes another`);
  }
}

/** Where a path leads once all links are followed, as far as it is there already. */
export function truePlace(place: string): string {
  const whole = path.resolve(place);
  try {
    return realpathSync(whole);
  } catch {
    const parent = path.dirname(whole);
    return parent === whole ? whole : path.join(truePlace(parent), path.basename(whole));
  }
}
