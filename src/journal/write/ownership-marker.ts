import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory, removeCreated } from '../directories.js';
import { isCompanionName } from '../game-files.js';
import { JournalError, writeFailed } from '../journal-error.js';
import { markerName } from '../journal-marker.js';
import { parseJournalName } from '../journal-names.js';
import { isSystemError } from '../system-error-reason.js';
import { hasHardLinks, linkedFile } from './file-identity.js';

/** Makes the directory if it is not there; if it is, checks that it holds nothing foreign. */
export async function prepareDirectory(directory: string): Promise<void> {
  await openInDirectory(directory, () => undefined);
}

/**
 * The same, and then opens something in it. If that fails, the directory is gone again with the parents that were made for
 * it, unless there is something in it.
 */
export async function openInDirectory<T>(directory: string, open: () => T): Promise<T> {
  const made = await makeDirectory(directory).catch((error: unknown) => {
    throw writeFailed(`create the directory ${directory}`, error);
  });
  try {
    refuseForeign(directory);
    return open();
  } catch (error) {
    await removeCreated(made);
    throw error;
  }
}

/** Throws if the directory holds a journal or a companion that Shakedown did not write: most likely a player's own. */
export function refuseForeign(directory: string): void {
  // First the names, then the marker: every journal of a concurrent writer that is in the first list is then in the second.
  const names = namesIn(directory);
  const ours = ownJournals(directory);
  const foreign = names.find((name) => (parseJournalName(name) ? !ours?.has(name) : !ours && isCompanionName(name)));
  if (foreign !== undefined) throw foreignFile(directory, foreign);
  for (const name of names) if (isCompanionName(name) || name === markerName) refuseSecondName(directory, name);
}

/** What is written in place would be written into a file that lies elsewhere. */
function refuseSecondName(directory: string, name: string): void {
  const file = path.join(directory, name);
  const target = linkedFile(file);
  if (target === undefined && !hasHardLinks(file)) return;
  const what = target === undefined ? 'has a second name elsewhere' : `is a link to ${target}`;
  throw new JournalError(
    'foreign',
    `${file} ${what}, so nothing is written there: remove it, or choose another directory`,
  );
}

/** The names of the journals that Shakedown wrote; `undefined` if it never wrote to the directory. */
export function ownJournals(directory: string): ReadonlySet<string> | undefined {
  const text = readMarker(directory);
  return text === undefined ? undefined : new Set(text.split('\n').filter((line) => line !== ''));
}

/** Notes that the companions, and a journal if one is named, are Shakedown's; to be called before they are created. */
export function markAsOurs(directory: string, journal?: string): void {
  const before = readMarker(directory);
  const text = before ?? '';
  // A full disk may once have cut the last name short.
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  try {
    appendFileSync(path.join(directory, markerName), journal === undefined ? start : `${start}${journal}\n`);
  } catch (error) {
    // Nothing of Shakedown's is there, so no marker should say so.
    if (before === undefined) rmSync(path.join(directory, markerName), { force: true });
    throw writeFailed(`write ${path.join(directory, markerName)}`, error);
  }
}

/** After a journal could not be made: where no marker was before, none stays. */
export function unmark(directory: string, before: ReadonlySet<string> | undefined): void {
  const marker = path.join(directory, markerName);
  if (before === undefined) rmSync(marker, { force: true });
}

export function foreignFile(directory: string, name: string): JournalError {
  return new JournalError(
    'foreign',
    `${path.join(directory, name)} was not written by Shakedown, so nothing is written beside it: choose an empty directory`,
  );
}

function namesIn(directory: string): string[] {
  try {
    return readdirSync(directory);
  } catch (error) {
    throw writeFailed(`list ${directory}`, error);
  }
}

function readMarker(directory: string): string | undefined {
  const marker = path.join(directory, markerName);
  try {
    return readFileSync(marker, 'utf8');
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw writeFailed(`read ${marker}, which lists the journals that Shakedown wrote`, error);
  }
}
