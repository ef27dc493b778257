/** Whenever a writing process is killed, its files can be read, and the next process can start. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatLine } from '../../src/journal/format/format-line.js';
import { markerName } from '../../src/journal/journal-marker.js';
import { formatJournalName, journalFiles } from '../../src/journal/journal-names.js';
import { lockName, readLock } from '../../src/journal/write/directory-lock.js';
import { JournalWriter } from '../../src/journal/write/journal-writer.js';
import { thisProcess } from '../../src/journal/write/lock-owner.js';
import { deadline } from '../support/deadline.js';
import { isThorough, runs } from '../thorough.js';
import { entriesRead, entriesWatched, expectedCutEntry, expectedEntries, leftIn } from './left-behind.js';
import { numbered } from './numbered.js';

const dist = process.env.SHAKEDOWN_DIST ?? path.resolve(import.meta.dirname, '../../dist');
const script = path.join(import.meta.dirname, 'writing-child.js');
const started = new Date('2026-11-14T20:41:00Z');

let directory: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-killed-'));
});

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(directory, { recursive: true });
});

function start(task: string, ...words: string[]) {
  const child = spawn(process.execPath, [script, dist, task, directory, ...words], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  return child;
}

async function until(condition: () => boolean, child: ChildProcess): Promise<void> {
  const end = Date.now() + deadline;
  while (!condition()) {
    if (child.exitCode !== null) throw new Error(`the writing child ended by itself with code ${child.exitCode}`);
    if (Date.now() > end) throw new Error(`the writing child did not get there in ${deadline} ms`);
    await setTimeout(1);
  }
}

function journals(): string[] {
  return journalFiles(readdirSync(directory)).map(({ name }) => path.join(directory, name));
}

/** What a child is doing, and the size of its journal, or of the marker, when it is killed. */
interface Moment {
  readonly task: 'writeOn' | 'openAndClose';
  readonly batch: string;
  readonly bytes: number;
  readonly names: number;
}

/** The moments, each with its child. Starting Node takes longest, so the next child is started ahead. */
function* startedAhead(moments: readonly Moment[]): Generator<Moment & { readonly child: ChildProcess }> {
  let ready: (Moment & { readonly child: ChildProcess }) | undefined;
  for (const moment of moments) {
    const next = { ...moment, child: start(moment.task, moment.batch) };
    if (ready) yield ready;
    ready = next;
  }
  if (ready) yield ready;
}

describe('a writer killed at any moment', () => {
  const moments = fc.sample(
    fc.record<Moment>({
      task: fc.constantFrom('writeOn', 'openAndClose'),
      batch: fc.constantFrom('0', '0', '100000'),
      bytes: fc.integer({ min: 0, max: 300_000 }),
      names: fc.integer({ min: 0, max: 1000 }),
    }),
    { seed: 359, numRuns: runs(20) },
  );

  /** Small batches, so that each test stays within its timeout on a slow machine. */
  const rounds = Array.from({ length: Math.ceil(moments.length / 5) }, (_, round) => ({
    round: round + 1,
    some: moments.slice(round * 5, (round + 1) * 5),
  }));

  it.each(rounds)(
    'leaves whole lines and at most one cut one, which readers report, and does not block the next (round $round)',
    async ({ some }) => {
      const marker = path.join(directory, markerName);
      for (const { child, task, bytes, names } of startedAhead(some)) {
        const exit = once(child, 'exit');
        child.stdin?.write('go');
        await until(() => (task === 'writeOn' ? totalSize(journals()) > bytes : totalSize([marker]) > names), child);
        child.kill('SIGKILL');
        await exit;
        const entries = expectedEntries(leftIn(journals()));
        expect(await entriesRead(directory)).toEqual(entries);
        expect(await entriesWatched(directory)).toEqual(entries);
        expect(readLock(directory)).toBeUndefined();
        const left = journals().map(bytesOf);
        const next = await JournalWriter.open(directory, { started });
        next.write(numbered(1));
        next.close();
        expect(readFileSync(next.file, 'utf8')).toBe(formatLine(numbered(1)));
        const before = journals().filter((file) => file !== next.file);
        expect(before.map(bytesOf)).toEqual(left);
        const expected = [markerName, ...journals().map((file) => path.basename(file))];
        expect(readdirSync(directory).sort()).toEqual(expected.sort());
        for (const each of [...journals(), marker]) rmSync(each, { force: true });
      }
    },
  );
});

describe('a line cut at any byte', () => {
  it('is reported by a reader and by a watcher, after the complete lines', async () => {
    const event = { ...numbered(2), Message: 'cut' };
    const line = formatLine(event);
    const file = path.join(directory, formatJournalName({ started, part: 1 }));
    for (let length = 1; length < line.length; length += isThorough ? 1 : 7) {
      const rest = line.slice(0, length);
      writeFileSync(file, formatLine(numbered(1)) + rest);
      const entries = [{ event: numbered(1) }, expectedCutEntry(rest, event)];
      expect(await entriesRead(directory)).toEqual(entries);
      expect(await entriesWatched(directory)).toEqual(entries);
    }
  });
});

/** As Latin-1 text: comparing buffers byte by byte is slow. */
function bytesOf(file: string): string {
  return readFileSync(file, 'latin1');
}

function totalSize(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (existsSync(file) ? statSync(file).size : 0), 0);
}

describe('the lock of a dead process', () => {
  it('goes to exactly one of many that want it at once', async () => {
    const racers = Array.from({ length: 4 }, () => start('race')).map((child) => ({
      child,
      answers: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    }));
    for (let round = 0; round < runs(100); round += 1) {
      const dead = { ...thisProcess(), pid: 2 ** 30 };
      writeFileSync(path.join(directory, lockName), JSON.stringify(dead));
      for (const { child } of racers) child.stdin?.write('go\n');
      const answers = await Promise.all(racers.map(async ({ answers: lines }) => (await lines.next()).value as string));
      expect(answers.sort()).toEqual(['locked', 'locked', 'locked', 'won']);
    }
    const others = readdirSync(directory).filter((name) => !/^Journal\.|^\.shakedown-journals$/.test(name));
    expect(others).toEqual([lockName]);
  });
});

/**
 * A limit on file sizes acts as a full disk without privileges: the last write is partial, the next fails.
 */
describe.skipIf(process.platform === 'win32')('a writer that runs out of room', () => {
  it.each(['0', '100000'])('leaves whole lines only (batches of %s bytes)', (batch) => {
    const limited = 'ulimit -f 400; exec "$@"';
    const words = ['-c', limited, 'sh', process.execPath, script, dist, 'writeUntilItFails', directory, batch];
    const end = JSON.parse(execFileSync('sh', words, { encoding: 'utf8' })) as { lines: number };
    const [file = ''] = journals();
    expect(end).toMatchObject({ code: 'write-failed', cause: 'EFBIG', message: expect.stringContaining(file) });
    expect(leftIn([file]).rest).toBe('');
    expect(end.lines).toBe(readFileSync(file, 'utf8').split('\r\n').length - 1);
    expect(end.lines).toBeGreaterThan(5);
  });
});
