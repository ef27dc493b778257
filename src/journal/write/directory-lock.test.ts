import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { JournalError } from '../journal-error.js';
import { acquireLock, lockName, readLock } from './directory-lock.js';
import { thisProcess } from './lock-owner.js';
import { thisMachine } from './machine-identity.js';

describe('a lock', () => {
  let directory: string;
  let file: string;

  beforeEach(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-lock-'));
    file = path.join(directory, lockName);
  });

  afterEach(() => rmSync(directory, { recursive: true }));

  function leaveLock(change: object, name = lockName): void {
    writeFileSync(path.join(directory, name), JSON.stringify({ ...thisProcess(), ...change }));
  }

  it('is refused to a second writer of the same process, with the directory and the owner', () => {
    acquireLock(directory);
    expect(() => acquireLock(directory)).toThrow(JournalError);
    expect(() => acquireLock(directory)).toThrow(expect.objectContaining({ code: 'locked' }));
    expect(() => acquireLock(directory)).toThrow(`${directory} is being written by process ${process.pid}`);
    expect(readdirSync(directory)).toEqual([lockName]);
  });

  it('is free again once released, and releasing twice takes nothing from the next owner', () => {
    const first = acquireLock(directory);
    first.release();
    expect(readdirSync(directory)).toEqual([]);
    const second = acquireLock(directory, { port: 1 });
    first.release();
    expect(readLock(directory)?.details).toEqual({ port: 1 });
    second.release();
    second.release();
    expect(readLock(directory)).toBeUndefined();
  });

  it('publishes the details of its owner', () => {
    const lock = acquireLock(directory, { port: 4711 });
    lock.update({ port: 4712, token: 'secret' });
    expect(readLock(directory)).toMatchObject({ pid: process.pid, details: { port: 4712, token: 'secret' } });
    expect(lock.details).toEqual({ port: 4712, token: 'secret' });
    expect(readdirSync(directory)).toEqual([lockName]);
  });

  it.skipIf(process.platform === 'win32')('hides its details from other users', () => {
    const lock = acquireLock(directory);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    lock.update({ token: 'secret' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('cannot be updated once it is gone', () => {
    const lock = acquireLock(directory);
    rmSync(file);
    expect(() => lock.update({})).toThrow('was removed or replaced');
  });

  it('of a killed process is no owner and does not stand in the way', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    leaveLock({ ...lifeOfChild(child) });
    expect(() => acquireLock(directory)).toThrow(`process ${child.pid}`);
    expect(readLock(directory)?.pid).toBe(child.pid);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readLock(directory)).toBeUndefined();
    acquireLock(directory);
    expect(readLock(directory)?.pid).toBe(process.pid);
    expect(readdirSync(directory)).toEqual([lockName]);
  });

  it.runIf(process.platform === 'linux')('is not held by a later process that was given the same pid', () => {
    leaveLock({ began: 'another boot 1234' });
    acquireLock(directory, { mine: true });
    expect(readLock(directory)?.details).toEqual({ mine: true });
  });

  it.runIf(process.platform === 'linux')(
    'of a dead process does not stand in the way after the machine was given another name',
    () => {
      leaveLock({ machine: { ...thisMachine(), host: 'deep-space-nine' }, pid: 2 ** 30 });
      expect(readLock(directory)).toBeUndefined();
      acquireLock(directory, { mine: true });
      expect(readLock(directory)?.details).toEqual({ mine: true });
    },
  );

  it.runIf(process.platform === 'linux')('of this machine before it was last started does not stand in the way', () => {
    leaveLock({ machine: { ...thisMachine(), boot: 'another' } });
    acquireLock(directory, { mine: true });
    expect(readLock(directory)?.details).toEqual({ mine: true });
  });

  it('of another machine is respected, since its state is unknown', () => {
    leaveLock({ machine: { host: 'deep-space-nine', boot: 'another' }, pid: 1 });
    expect(() => acquireLock(directory)).toThrow(
      `process 1 on deep-space-nine (if that process no longer exists, delete ${file})`,
    );
  });

  it.each([
    ['', 'empty'],
    ['{"pid":', 'cut short'],
    ['null', 'no owner'],
    ['{"pid":1,"token":"../../elsewhere"}', 'a token that is none of ours'],
    ['{"pid":"many","token":"x"}', 'a pid that is no number'],
  ])('that says %j (%s) is replaced', (text) => {
    writeFileSync(file, text);
    acquireLock(directory);
    expect(readLock(directory)?.pid).toBe(process.pid);
    expect(readdirSync(directory)).toEqual([lockName]);
  });

  it('is taken although others were killed while they took it over', () => {
    const dead = { pid: 2 ** 30 };
    leaveLock({ ...dead, token: 'first' });
    leaveLock({ ...dead, token: 'second' }, `${lockName}.first`);
    leaveLock({ ...dead, token: 'third' }, `${lockName}.second`);
    writeFileSync(path.join(directory, `${lockName}.draft`), '');
    acquireLock(directory);
    expect(readLock(directory)?.pid).toBe(process.pid);
    expect(readdirSync(directory)).toEqual([lockName]);
  });

  it('is taken with the claims of dead processes removed, and those of living ones left', () => {
    leaveLock({ pid: 2 ** 30 }, `${lockName}.dead`);
    leaveLock({}, `${lockName}.living`);
    acquireLock(directory);
    expect(readdirSync(directory).toSorted()).toEqual([lockName, `${lockName}.living`]);
  });

  it('of a dead owner is left to a living process that is taking it over right now', () => {
    leaveLock({ pid: 2 ** 30, token: 'dead' });
    leaveLock({}, `${lockName}.dead`);
    expect(() => acquireLock(directory)).toThrow(expect.objectContaining({ code: 'locked' }));
    expect(readFileSync(file, 'utf8')).toContain('"dead"');
  });

  it('in a directory that is not there is refused with the reason', () => {
    const missing = path.join(directory, 'missing');
    expect(() => acquireLock(missing)).toThrow(`cannot lock ${missing}: ENOENT`);
    expect(readLock(missing)).toBeUndefined();
  });

  it('whose owner does not say on which machine it runs is respected all the same', () => {
    leaveLock({ machine: undefined, pid: 1 });
    expect(() => acquireLock(directory)).toThrow(
      `process 1 on an unknown machine (if that process no longer exists, delete ${file})`,
    );
  });

  it('that is a directory is refused with a sentence', () => {
    mkdirSync(file);
    expect(() => acquireLock(directory)).toThrow(JournalError);
    expect(() => acquireLock(directory)).toThrow(`${file} is not a regular file, but should be a lock file: remove it`);
  });

  it.skipIf(process.platform === 'win32')('that is a link to itself is refused with a sentence', () => {
    symlinkSync(lockName, file);
    expect(() => acquireLock(directory)).toThrow(expect.objectContaining({ code: 'locked' }));
    expect(() => acquireLock(directory)).toThrow('is not a regular file, but should be a lock file: remove it');
  });

  it('is taken although beside it lies what cannot be swept away', () => {
    mkdirSync(`${file}.directory`);
    acquireLock(directory).release();
    expect(readdirSync(directory)).toEqual([`${lockName}.directory`]);
  });
});

/** What a lock that the child itself had taken would say of it. */
function lifeOfChild({ pid }: ChildProcess): object {
  if (process.platform !== 'linux') return { pid, began: undefined };
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return { pid, began: `${boot} ${readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ')[21]}` };
}
