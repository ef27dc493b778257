import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JournalError, writeFailed } from '../journal-error.js';
import { onceReleased, pause } from '../once-released.js';
import { isSystemError } from '../system-error-reason.js';
import { mayStillBeWritten, takeName, writeBeside } from './exclusive-create.js';
import { isAlive, type LockDetails, type LockOwner, locationOf, readOwner, thisProcess } from './lock-owner.js';

/** No `.json`: one widely used reader loads every such file of the directory. */
export const lockName = '.shakedown-lock';

/**
 * Locks a directory for this process, or throws an error that names the owner of the lock. The directory must
 * exist.
 */
export function acquireLock(directory: string, details: LockDetails = {}): Lock {
  const owner = thisProcess(details);
  try {
    takeLock(path.join(directory, lockName), owner);
  } catch (error) {
    throw writeFailed(`lock ${directory}`, error);
  }
  removeLeftovers(directory);
  return new Lock(directory, owner);
}

/** The living owner of a directory, if it has one. */
export function readLock(directory: string): LockOwner | undefined {
  const found = readOwner(path.join(directory, lockName));
  return found?.owner && isAlive(found.owner) ? found.owner : undefined;
}

/** A lock on a directory, held until `release` or until this process ends, however it ends. */
export class Lock {
  readonly directory: string;
  #owner: LockOwner;

  constructor(directory: string, owner: LockOwner) {
    this.directory = directory;
    this.#owner = owner;
  }

  get details(): LockDetails {
    return this.#owner.details;
  }

  /** Replaces the details that other processes can read. */
  update(details: LockDetails): void {
    if (!this.#isOurs()) {
      throw new JournalError(
        'locked',
        `${this.#file} was removed or replaced while this process was using the directory`,
      );
    }
    const owner = { ...this.#owner, details };
    try {
      replace(this.#file, writeDraft(this.#file, owner));
    } catch (error) {
      throw writeFailed(`update ${this.#file}`, error);
    }
    this.#owner = owner;
  }

  /** Releases the directory; calling it again has no effect. */
  release(): void {
    if (this.#isOurs()) onceReleased(() => rmSync(this.#file, { force: true }));
  }

  get #file(): string {
    return path.join(this.directory, lockName);
  }

  #isOurs(): boolean {
    return readOwner(this.#file)?.token === this.#owner.token;
  }
}

/**
 * Takes the lock `file` for this process, or throws if a living process has it. Safe against concurrent
 * processes:
 *
 * - Only one of them gets the name, and a lock without content is left alone for as long as its content may
 *   still be written (see `takeName`).
 * - A dead owner's lock is replaced only by the holder of a second lock, the claim, which is named after the
 *   dead owner's token, and only if the lock still has that token once the claim is held. A dead process does
 *   not change its lock, all others need the same claim, and no token is used twice: so nothing changes
 *   between that check and the replacement.
 * - A claim whose holder died is taken over in the same way, by a claim on it.
 */
function takeLock(file: string, owner: LockOwner): void {
  for (;;) {
    const draft = writeDraft(file, owner);
    try {
      if (takeName(draft, file)) return;
      const found = readOwner(file);
      if (!found) continue;
      if (found.owner && isAlive(found.owner)) throw locked(file, found.owner);
      if (!found.owner && mayStillBeWritten(file, draft)) pause(retryDelay);
      else if (replaceDeadLock(file, found.token, draft)) return;
    } finally {
      rmSync(draft, { force: true });
    }
  }
}

/** Polling interval in milliseconds for a lock that may be about to get its content. */
const retryDelay = 20;

function replaceDeadLock(file: string, deadToken: string, draft: string): boolean {
  const claim = path.join(path.dirname(file), `${lockName}.${deadToken}`);
  takeLock(claim, thisProcess());
  try {
    const found = readOwner(file);
    if (found?.token !== deadToken || (!found.owner && mayStillBeWritten(file, draft))) return false;
    onceReleased(() => renameSync(draft, file));
    return true;
  } catch (error) {
    // The draft was removed by a process that has the directory: the next attempt will name it.
    if (isSystemError(error, 'ENOENT')) return false;
    throw error;
  } finally {
    rmSync(claim, { force: true });
  }
}

function writeDraft(file: string, owner: LockOwner): string {
  return writeBeside(path.join(path.dirname(file), lockName), `${JSON.stringify(owner)}\n`);
}

/** Renames the draft to the file; removes the draft if that fails. */
function replace(file: string, draft: string): void {
  try {
    onceReleased(() => renameSync(draft, file));
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes leftovers of processes that were killed while taking a lock; only the owner of the directory does
 * so. Unreadable leftovers are harmless, and stay.
 */
function removeLeftovers(directory: string): void {
  try {
    const left = readdirSync(directory).filter((name) => name.startsWith(`${lockName}.`));
    for (const name of left) removeLeftover(path.join(directory, name));
  } catch {}
}

function removeLeftover(file: string): void {
  try {
    const owner = readOwner(file)?.owner;
    if (!owner || !isAlive(owner)) rmSync(file, { force: true });
  } catch {}
}

function locked(file: string, owner: LockOwner): JournalError {
  const machine = owner.machine.host ?? 'an unknown machine';
  const where = locationOf(owner) === 'here' ? '' : ` on ${machine} (if that process no longer exists, delete ${file})`;
  return new JournalError(
    'locked',
    `${path.dirname(file)} is being written by process ${owner.pid}${where}: end it, or choose another directory`,
  );
}
