/** Ctrl-C and SIGTERM are handled at every moment, and the directory can be read and reused. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readJournal } from '../src/journal/read/reader.js';
import { readLock } from '../src/journal/write/directory-lock.js';
import { start } from './shakedown.js';
import { deadline, until } from './support/deadline.js';
import { isThorough, oneIn } from './thorough.js';
import { isRunning } from './trials/support/running.js';

const command = path.resolve(import.meta.dirname, '../dist/cli/main.js');

/** Milliseconds before the signal: while Node starts, while the command loads, opens, and runs. */
const delays = isThorough ? Array.from({ length: 14 }, (_, step) => 75 * step) : [350];

let source: string;
let home: string;
let children: ChildProcess[];

beforeAll(() => {
  source = mkdtempSync(path.join(os.tmpdir(), 'shakedown-source-'));
  const session = ['simulate', 'tour', '--for', '1h', '--speed', 'max', '--seed', '7', '--out', source];
  execFileSync(process.execPath, [command, ...session]);
});

afterAll(() => rmSync(source, { recursive: true, force: true }));

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-signals-'));
  children = [];
});

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(home, { recursive: true, force: true });
});

function started(words: readonly string[]): { child: ChildProcess; err: () => string } {
  // The input stays open, and nothing is ever written to it.
  const child = spawn(process.execPath, [command, ...words], { stdio: ['pipe', 'ignore', 'pipe'] });
  children.push(child);
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, err: () => output };
}

/** Sends the signal and returns the exit code, or the signal if there was no handler yet. */
async function interrupted(child: ChildProcess, signal: NodeJS.Signals): Promise<number | string | null> {
  const gone = once(child, 'exit', { signal: AbortSignal.timeout(deadline) });
  if (child.exitCode === null) child.kill(signal);
  else return child.exitCode;
  await gone;
  return child.exitCode ?? child.signalCode;
}

/** Files in the directory are complete, ended if begun, and unlocked. */
async function expectSound(directory: string): Promise<void> {
  if (!existsSync(directory)) return;
  const entries = [];
  if (readdirSync(directory).some((name) => name.endsWith('.log'))) {
    for await (const entry of readJournal(directory)) entries.push(entry);
  }
  expect(entries.filter(({ problem }) => problem)).toEqual([]);
  const status = path.join(directory, 'Status.json');
  const { Flags } = existsSync(status) ? (JSON.parse(readFileSync(status, 'utf8')) as { Flags: number }) : { Flags: 0 };
  expect(Flags).toBe(0);
  expect(readLock(directory)).toBeUndefined();
}

interface Verb {
  readonly words: (out: string) => string[];
  /** Text on standard error once it runs. */
  readonly once?: string;
}

const verbs: Readonly<Record<string, Verb>> = {
  'simulate, paced': {
    words: (out) => ['simulate', 'trade', '--speed', '1', '--seed', '7', '--dialect', 'game', '--out', out],
    once: 'control it with',
  },
  stage: { words: (out) => ['stage', 'trade', '--seed', '7', '--out', out], once: 'control it with' },
  'scenario run': { words: (out) => ['scenario', 'run', 'scenarios', '--jobs', '1', '--out', out] },
  'simulate, as fast as possible': {
    words: (out) => ['simulate', 'trade', '--speed', 'max', '--for', '400d', '--seed', '7', '--out', out],
  },
  'simulate on a stage, as fast as possible': {
    words: (out) => ['simulate', 'trade', '--speed', 'max', '--for', '400d', '--trigger', 'dock', '--out', out],
  },
  'replay, paced': { words: (out) => ['replay', source, '--speed', '1', '--out', out], once: 'writing into' },
  watch: { words: () => ['watch', source], once: 'watching' },
  cockpit: { words: () => ['cockpit', source, '--port', '0'], once: 'showing' },
  'check, on a silent input': { words: () => ['check', '-'] },
  'inject, on a silent input': { words: (out) => ['inject', '--out', out] },
};

// Windows has no signals between processes.
const isWindows = process.platform === 'win32';

/** In `npm test`, some of those that are not interrupted below. */
const early = Object.entries(verbs).filter(([, verb]) => isThorough || verb.once === undefined);

describe.skipIf(isWindows).each(oneIn(5, early))('%s', (_, { words }) => {
  it.each(delays)('ends when it is interrupted after %d ms', async (delay) => {
    const out = path.join(home, 'out');
    const signal = delay % 100 === 50 ? 'SIGTERM' : 'SIGINT';
    const { child } = started(words(out));
    await once(child, 'spawn');
    await setTimeout(delay);
    expect([130, signal]).toContain(await interrupted(child, signal));
    await expectSound(out);
  });
});

const steady = Object.entries(verbs).flatMap(([name, { words, once: text }]) =>
  text === undefined ? [] : [{ name, words, text }],
);

describe.skipIf(isWindows).each(oneIn(4, steady))('$name, once it runs,', ({ words, text }) => {
  it.each(oneIn(2, ['SIGINT', 'SIGTERM'] as const))('ends by %s with exit code 130', async (signal) => {
    const out = path.join(home, 'out');
    const { child, err } = started(words(out));
    await until(() => err().includes(text), err);
    expect(await interrupted(child, signal)).toBe(130);
    await expectSound(out);
  });
});

it.skipIf(isWindows).each(
  oneIn(2, [
    ['SIGINT', 130],
    ['SIGHUP', 'SIGHUP'],
  ] as const),
)('a tool under test ends with %s, and so does what it has started', async (signal, code) => {
  const ignoring = "process.on('SIGTERM', () => {}); process.on('SIGINT', () => {}); setInterval(() => {}, 1000);";
  const note = "require('fs').writeFileSync(process.argv[1], String(process.pid));";
  const [own, other] = [path.join(home, 'own'), path.join(home, 'other')];
  const child = `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(ignoring + note)}, process.argv[2]]);`;
  const tool = ['--', process.execPath, '-e', ignoring + child + note, own, other];
  const trial = path.resolve(import.meta.dirname, '../trials/docked-again.yaml');
  const { child: running, err } = started(['scenario', 'run', trial, '--out', path.join(home, 'out'), ...tool]);
  const pidIn = (file: string) => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  await until(() => pidIn(own) > 0 && pidIn(other) > 0, err);
  expect(await interrupted(running, signal)).toBe(code);
  await until(() => ![own, other].some((file) => isRunning(pidIn(file))), err);
});

it('a paced session that is interrupted before it has begun ends at once', async () => {
  const out = path.join(home, 'out');
  const running = start('simulate', 'stay', '--speed', '1', '--seed', '7', '--out', out);
  expect(await running.interrupt()).toBe(130);
  await expectSound(out);
});

it.skipIf(isWindows)('a stage handles Ctrl-C while it leaps', async () => {
  const out = path.join(home, 'out');
  const { child, err } = started(['simulate', 'trade', '--speed', '1', '--paused', '--seed', '7', '--out', out]);
  await until(() => err().includes('control it with'), err);
  const before = readFileSync(path.join(out, journalIn(out)), 'utf8').length;
  started(['clock', 'leap', '7d', '--out', out]);
  await until(() => readFileSync(path.join(out, journalIn(out)), 'utf8').length > before, err);
  expect(await interrupted(child, 'SIGINT')).toBe(130);
  await expectSound(out);
});

function journalIn(directory: string): string {
  return readdirSync(directory).find((name) => name.endsWith('.log')) ?? '';
}

describe.skipIf(isWindows)('a stage that is stopped', () => {
  const asking = [
    ['trigger', 'dock'],
    ['inject', '{"event":"ReceiveText","From":"","Message":"o7"}'],
    ['clock', 'leap', '10m'],
    ['clock', 'end'],
  ];

  it('does not wait for disconnected clients, and continues afterwards', async () => {
    const out = path.join(home, 'out');
    const stage = started(['simulate', 'stay', '--speed', '1', '--seed', '7', '--out', out]);
    await until(() => stage.err().includes('control it with'), stage.err);
    stage.child.kill('SIGSTOP');
    for (const words of oneIn(4, asking)) {
      for (const delay of isThorough ? delays : [600]) {
        const { child, err } = started([...words, '--out', out]);
        await setTimeout(delay);
        expect([130, 'SIGINT']).toContain(await interrupted(child, 'SIGINT'));
        expect(err()).toBe('');
      }
    }
    stage.child.kill('SIGCONT');
    const { status } = spawnSync(process.execPath, [command, 'trigger', 'supercruise', '--out', out]);
    // One of the disconnected clients may have ended it: their request had been sent.
    expect([0, 2]).toContain(status);
    expect([130, 0, 'SIGINT']).toContain(await interrupted(stage.child, 'SIGINT'));
    await expectSound(out);
  });
});
