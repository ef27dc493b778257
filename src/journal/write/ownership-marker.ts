import { appendFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeDirectory, removeCreated } from '../directories.js';
import { isCompanionName } from '../game-files.js';
import { JournalError, writeFailed } from '../journal-error.js';
import { markerName } from '../journal-marker.js';
import { parseJournalName } from '../journal-names.js';
import { onceReleased } from '../once-released.js';
import { textIfAny } from '../read/regular-file.js';
import { hasHardLinks, linkedFile } from './file-identity.js';

/** Creates the directory if it is missing; otherwise checks that it holds nothing foreign. */
export async function prepareDirectory(directory: string): Promise<void> {
  await openInDirectory(directory, () => undefined);
}

/**
 * Like `prepareDirectory`, then opens something in it. If that fails, the created directories are removed,
 * unless they have content.
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

/**
 * Throws if the directory holds a journal or companion that Shakedown did not write: most likely a player's
 * own.
 */
export function refuseForeign(directory: string): void {
  // First the names, then the marker: every journal of a concurrent writer in the first list is then in the
  // second.
  const names = namesIn(directory);
  const ours = ownJournals(directory);
  const foreign = names.find((name) => (parseJournalName(name) ? !ours?.has(name) : !ours && isCompanionName(name)));
  if (foreign !== undefined) throw foreignFile(directory, foreign);
  for (const name of names) if (isCompanionName(name) || name === markerName) refuseSecondName(directory, name);
}

/** Writing in place would change a file elsewhere. */
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

/** Names of the journals that Shakedown wrote; undefined if it never wrote to the directory. */
export function ownJournals(directory: string): ReadonlySet<string> | undefined {
  const text = textIfAny(path.join(directory, markerName));
  return text === undefined ? undefined : new Set(text.split('\n').filter((line) => line !== ''));
}

/** Records that the companions, and a journal if named, are Shakedown's; call it before creating them. */
export function markAsOurs(directory: string, journal?: string): void {
  const before = textIfAny(path.join(directory, markerName));
  const text = before ?? '';
  // A full disk may have truncated the last name.
  const start = text === '' || text.endsWith('\n') ? '' : '\n';
  try {
    const added = journal === undefined ? start : `${start}${journal}\n`;
    onceReleased(() => appendFileSync(path.join(directory, markerName), added));
  } catch (error) {
    // Nothing of Shakedown's is there, so no marker should say so.
    if (before === undefined) rmSync(path.join(directory, markerName), { force: true });
    throw writeFailed(`write ${path.join(directory, markerName)}`, error);
  }
}

/** After a journal could not be created: removes a marker that did not exist before. */
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
