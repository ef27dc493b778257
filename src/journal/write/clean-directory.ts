import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isCompanionName } from '../game-files.js';
import { writeFailed } from '../journal-error.js';
import { markerName } from '../journal-marker.js';
import { onceReleased } from '../once-released.js';
import { acquireLock, lockName } from './directory-lock.js';
import { ownJournals, refuseForeign } from './ownership-marker.js';

/** Prefix of all files that Shakedown adds beside journals and companions. */
const ourPrefix = '.shakedown-';

/**
 * Removes what Shakedown wrote into a directory: the journals listed in the marker, the companions beside
 * them, and the marker itself. Everything else stays; if there are foreign journals, nothing is touched.
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
    // The marker goes last: after an interruption, the rest is still known to be Shakedown's.
    for (const name of [...written, ...own, markerName])
      onceReleased(() => rmSync(path.join(directory, name), { force: true }));
  } catch (error) {
    throw writeFailed(`clean ${directory}`, error);
  } finally {
    lock.release();
  }
}
