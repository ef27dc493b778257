import { lstatSync, readFileSync } from 'node:fs';
import { JournalError } from '../journal-error.js';
import { onceReleased } from '../once-released.js';
import { readRegularText } from '../read/regular-file.js';
import { isSystemError } from '../system-error-reason.js';
import { locateProcess, type Machine, thisMachine } from './machine-identity.js';

/** What the owner of a lock publishes for other processes, such as the address where it can be reached. */
export type LockDetails = Readonly<Record<string, unknown>>;

/** Owner of a directory, according to the lock file. */
export interface LockOwner {
  readonly pid: number;
  /**
   * When the process started, in the kernel's terms, so that a later process with the same pid is not
   * mistaken for it.
   */
  readonly began: string | undefined;
  /** The machine; unknown if another program wrote the lock and left it out. */
  readonly machine: Machine;
  /** Unique among all locks. */
  readonly token: string;
  readonly details: LockDetails;
}

/** This process as the owner of a lock to be taken. */
export function thisProcess(details: LockDetails = {}): LockOwner {
  const began = processState(process.pid)?.began;
  return { pid: process.pid, began, machine: thisMachine(), token: crypto.randomUUID(), details };
}

/** Parses a lock file; without an owner if it is invalid, as after a power cut. */
export function readOwner(file: string): { readonly token: string; readonly owner?: LockOwner } | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  try {
    const owner = JSON.parse(text) as LockOwner;
    // The token becomes part of a file name, so it must have the form of one.
    if (/^[\w-]+$/.test(owner.token) && Number.isSafeInteger(owner.pid) && owner.pid > 0) {
      return {
        token: owner.token,
        owner: { ...owner, machine: objectOf(owner.machine), details: objectOf(owner.details) },
      };
    }
  } catch {}
  return { token: 'unreadable' };
}

function objectOf<T extends object>(value: T): T | Record<string, never> {
  return typeof value === 'object' && value !== null ? value : {};
}

function readText(file: string): string | undefined {
  try {
    return onceReleased(() => readRegularText(file));
  } catch (error) {
    const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
    // A link that leads nowhere is there, and stays: waiting for it to go would never end.
    if (isSystemError(error, 'ENOENT') && isFile !== false) return undefined;
    const reason = isFile
      ? 'cannot be read, so another user may be writing to the directory'
      : 'is not a regular file, but should be a lock file: remove it';
    throw new JournalError('locked', `${file} ${reason}`, { cause: error });
  }
}

/** Whether the process that took a lock still runs. */
export function isAlive(owner: LockOwner): boolean {
  const where = locationOf(owner);
  // Processes of another machine that shares the directory are unknown.
  if (where !== 'here') return where === 'elsewhere';
  const life = processState(owner.pid);
  if (life) return life.alive && (owner.began === undefined || owner.began === life.began);
  return isRunning(owner.pid);
}

/** Whether there is a process with this id on this machine. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}

export function locationOf(owner: LockOwner): ReturnType<typeof locateProcess> {
  return locateProcess(owner.machine, thisMachine());
}

/** State of a process on Linux: whether it runs, and the boot and tick of its start. */
function processState(pid: number): { readonly alive: boolean; readonly began: string } | undefined {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name in parentheses, may contain anything; the state is the third, the start the
    // 22nd.
    const members = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { alive: !['Z', 'X'].includes(members[0] ?? ''), began: `${boot} ${members[19]}` };
  } catch {
    return undefined;
  }
}
