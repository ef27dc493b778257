/** A stage whose parent is killed ends by itself, in good order, and leaves nothing running. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLock } from '../../src/journal/write/directory-lock.js';
import { until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../dist/cli/main.js');

/** Starts a command, forwards its own input if requested, prints the process id, and waits to be killed. */
const starter = `
const { spawn } = require('node:child_process');
const [input, ...words] = process.argv.slice(1);
const child = spawn(process.execPath, words, { stdio: [input, 'pipe', 'ignore'] });
child.stdout.pipe(process.stdout);
setInterval(() => {}, 1000);
`;

let home: string;
let out: string;
let started: number[];

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-alone-'));
  out = path.join(home, 'journals');
  started = [];
});

afterEach(() => {
  for (const pid of started) kill(pid);
  rmSync(home, { recursive: true, force: true });
});

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  // A zombie is not running.
  const stat = `/proc/${pid}/stat`;
  return !existsSync('/proc/self/stat') || (existsSync(stat) && !/\) [ZX] /.test(readFileSync(stat, 'utf8')));
}

function run(
  words: readonly string[],
  input: 'pipe' | 'ignore' = 'ignore',
): { child: ChildProcess; out: () => string } {
  const child = spawn(process.execPath, words, { stdio: [input, 'pipe', 'ignore'] });
  if (child.pid !== undefined) started.push(child.pid);
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  return { child, out: () => printed };
}

/** Waits until a stage is ready; returns its process id. */
async function ready(printed: () => string): Promise<number> {
  await until(
    () => printed().includes('\n'),
    () => 'a stage that is ready',
  );
  const { pid } = JSON.parse(printed()) as { pid: number };
  started.push(pid);
  return pid;
}

async function expectEnded(pid: number): Promise<void> {
  await until(
    () => !isRunning(pid),
    () => 'the end of the stage',
  );
  expect(readLock(out)).toBeUndefined();
  expect(readdirSync(out)).not.toContain('.shakedown-lock');
  expect(readFileSync(path.join(out, 'Status.json'), 'utf8')).toContain('"Flags":0 }');
}

describe('a stage that ends with its parent', () => {
  const words = () => [main, 'stage', '--format', 'json', '--exit-with-parent', '--out', out];

  it('ends when the parent is killed', async () => {
    const parent = run(['-e', starter, 'ignore', ...words()]);
    const pid = await ready(parent.out);
    expect(isRunning(pid)).toBe(true);
    parent.child.kill('SIGKILL');
    await expectEnded(pid);
  });

  it('ends when its input ends, though a process in between lives on', async () => {
    const between = run(['-e', starter, 'inherit', ...words()], 'pipe');
    const pid = await ready(between.out);
    between.child.stdin?.destroy();
    await expectEnded(pid);
    expect(between.child.exitCode).toBeNull();
  });

  it('ends with exit code 130 when the test closes its input', async () => {
    const stage = run(words(), 'pipe');
    const pid = await ready(stage.out);
    stage.child.stdin?.end('whatever is said');
    await expectEnded(pid);
    await until(
      () => stage.child.exitCode !== null,
      () => 'an exit code',
    );
    expect(stage.child.exitCode).toBe(130);
  });

  it('does not end because of an input that was never open', async () => {
    const stage = run(words(), 'pipe');
    stage.child.stdin?.end();
    const pid = await ready(stage.out);
    const ended = spawn(process.execPath, [main, 'clock', 'end', '--out', out], { stdio: 'ignore' });
    await until(
      () => ended.exitCode !== null && !isRunning(pid),
      () => 'the end',
    );
    await until(
      () => stage.child.exitCode !== null,
      () => 'an exit code',
    );
    expect({ request: ended.exitCode, stage: stage.child.exitCode }).toEqual({ request: 0, stage: 0 });
  });

  it.runIf(isThorough && process.platform !== 'win32')(
    'ends on request, though its parent is alive and holds its input',
    async () => {
      const stage = run(words(), 'pipe');
      const pid = await ready(stage.out);
      process.kill(pid, 'SIGTERM');
      await expectEnded(pid);
      await until(
        () => stage.child.exitCode !== null,
        () => 'an exit code',
      );
      expect(stage.child.exitCode).toBe(130);
    },
  );
});
