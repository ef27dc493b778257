import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isCompanionName } from '../game-files.js';
import { writeFailed } from '../journal-error.js';
import { acquireLock, lockName } from './directory-lock.js';
import { markerName, ownJournals, refuseForeign } from './ownership-marker.js';

/** All that we put into a directory beside journals and companions begins so. */
const ourPrefix = '.shakedown-';

/**
 * Takes away what we wrote into a directory: the journals that the marker lists, the companions beside them, and the marker
 * itself. All else stays; where somebody else's journals lie, nothing is touched.
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
    // The marker goes last: whatever comes in between, what is left is known to be ours.
    for (const name of [...written, ...own, markerName]) rmSync(path.join(directory, name), { force: true });
  } catch (error) {
    throw writeFailed(`clean ${directory}`, error);
  } finally {
    lock.release();
  }
}
