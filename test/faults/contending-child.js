/**
 * Repeatedly takes a lock in competition with others; prints how often it had it, and how often not alone.
 */
import { closeSync, openSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [modules = '', directory = '', lasting = '0'] = process.argv.slice(2);
const { acquireLock, lockName } = await import(pathToFileURL(path.join(modules, 'directory-lock.js')).href);
const { thisProcess } = await import(pathToFileURL(path.join(modules, 'lock-owner.js')).href);

const file = path.join(directory, lockName);
const inside = path.join(directory, 'inside');
const counts = { had: 0, notAlone: 0 };

/** Ways to end: releasing, killed, and killed a while ago before the lock had any content. */
const endings = [
  (/** @type {{ release: () => void }} */ lock) => lock.release(),
  () => leave(JSON.stringify({ ...thisProcess(), pid: 2 ** 30 })),
  () => leave(''),
];

const until = Date.now() + Number(lasting);
while (Date.now() < until) {
  const lock = taken();
  if (!lock) continue;
  try {
    closeSync(openSync(inside, 'wx'));
  } catch {
    counts.notAlone += 1;
  }
  counts.had += 1;
  // Long enough to notice a second owner.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3);
  rmSync(inside, { force: true });
  endings[counts.had % endings.length]?.(lock);
}

console.log(JSON.stringify(counts));

function taken() {
  try {
    return acquireLock(directory);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'locked')) throw error;
    return undefined;
  }
}

/** Leaves an old lock with this content. */
function leave(/** @type {string} */ text) {
  const left = path.join(directory, `left-${process.pid}`);
  writeFileSync(left, text);
  utimesSync(left, 0, 0);
  renameSync(left, file);
}
