import path from 'node:path';
import { JournalError } from '../../journal/journal-error.js';
import { readLock } from '../../journal/write/directory-lock.js';
import { ownJournals } from '../../journal/write/ownership-marker.js';

/** Whether Shakedown wrote a journal, by the marker in its directory. */
export function isWrittenByShakedown(journal: string): boolean {
  return orNo(() => ownJournals(path.dirname(journal))?.has(path.basename(journal)) ?? false);
}

/** Whether Shakedown writes or has written to a directory. */
export function isDirectoryOfShakedown(directory: string): boolean {
  return orNo(() => readLock(directory) !== undefined || ownJournals(directory) !== undefined);
}

/** An unreadable directory was hardly written by this user. */
function orNo(look: () => boolean): boolean {
  try {
    return look();
  } catch (error) {
    if (error instanceof JournalError) return false;
    throw error;
  }
}
