import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isCompanionName } from '../game-files.js';
import { writeFailed } from '../journal-error.js';
import { markerName } from '../journal-marker.js';
import { acquireLock, lockName } from './directory-lock.js';
import { ownJournals, refuseForeign } from './ownership-marker.js';

/** The names of all files that Shakedown adds to a directory, beside journals and companions, begin so. */
const ourPrefix = '.shakedown-';

/**
 * Removes what Shakedown wrote into a directory: the journals that the marker lists, the companions beside them, and the
 * marker itself. All else stays; where there are journals that it did not write, nothing is touched.
 */
export function cleanDirectory(directory: string): void {
  if (!existsSync(directory)) return;
  refuseForeign(directory);
  const ours = ownJournals(directory);
  if (!ours) return;
  const lock = acquireLock(directory);
  try {
    const names = readdirSync(directory);
    const written = names.filter((name) => ours.has(name) || isCompanionName(name));
    const own = names.filter((name) => name.startsWith(ourPrefix) && !name.startsWith(lockName) && name !== markerName);
    // The marker goes last: after an interruption, what is left is still known to be Shakedown's.
    for (const name of [...written, ...own, markerName]) rmSync(path.join(directory, name), { force: true });
  } catch (error) {
    throw writeFailed(`clean ${directory}`, error);
  } finally {
    lock.release();
  }
}
