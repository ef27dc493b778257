import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { JournalError, writeFailed } from '../journal-error.js';
import { isSystemError } from '../system-error-reason.js';
import { mayStillBeWritten, pause, takeName, writeBeside } from './exclusive-create.js';
import { isAlive, type LockDetails, type LockOwner, locationOf, readOwner, thisProcess } from './lock-owner.js';

/** No `.json`: one widely used reader loads every such file of the directory. */
export const lockName = '.shakedown-lock';

/** Takes a directory for this process, or says who has it. The directory has to be there. */
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
    if (this.#isOurs()) rmSync(this.#file, { force: true });
  }

  get #file(): string {
    return path.join(this.directory, lockName);
  }

  #isOurs(): boolean {
    return readOwner(this.#file)?.token === this.#owner.token;
  }
}

/**
 * Makes `file` ours, or throws if a living process has it. This holds against others that try the same at once:
 *
 * - A name is taken by one of those who try, and a lock without content is left alone for as long as that may still come
 *   (see `takeName`).
 * - A dead owner's lock is replaced only by who holds a second lock, the claim, named after the dead one's token, and
 *   only if, with the claim in hand, the lock still has that token. The dead do not change their lock, all others need
 *   the same claim, and a token never returns: so between that look and the replacement nobody else can have come in.
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

/** Milliseconds until the next look at a lock that may be about to get its content. */
const retryDelay = 20;

function replaceDeadLock(file: string, deadToken: string, draft: string): boolean {
  const claim = path.join(path.dirname(file), `${lockName}.${deadToken}`);
  takeLock(claim, thisProcess());
  try {
    const found = readOwner(file);
    if (found?.token !== deadToken || (!found.owner && mayStillBeWritten(file, draft))) return false;
    renameSync(draft, file);
    return true;
  } catch (error) {
    // Somebody swept our draft away, and so has the directory: the next try will tell who.
    if (isSystemError(error, 'ENOENT')) return false;
    throw error;
  } finally {
    rmSync(claim, { force: true });
  }
}

function writeDraft(file: string, owner: LockOwner): string {
  return writeBeside(path.join(path.dirname(file), lockName), `${JSON.stringify(owner)}\n`);
}

/** Gives the draft the name of the file; if that fails, nothing of it stays. */
function replace(file: string, draft: string): void {
  try {
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Removes what processes left that were killed while they took a lock. Only the owner of the directory does this. What
 * cannot be read or removed stays: it does no harm.
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
