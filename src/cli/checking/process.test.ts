/** The verb as a process of its own, as `npm test` has just built it: threads, pipes and interruptions are real here. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../../dist/cli/main.js');
const line = '{ "timestamp":"2026-11-14T20:41:00Z", "event":"SquadronStartup", "SquadronID":5, "CurrentRank":"x" }\r\n';
const lines = 20_000;

describe.runIf(process.platform !== 'win32')('checking as a process', () => {
  let directory: string;
  const children: ChildProcess[] = [];

  beforeAll(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-check-process-'));
    writeFileSync(path.join(directory, 'big.log'), line.repeat(lines));
    writeFileSync(path.join(directory, 'small.log'), line);
  });

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  afterAll(() => rmSync(directory, { recursive: true }));

  function check(words: string[]): ChildProcess {
    const child = spawn(process.execPath, [main, 'check', ...words], { cwd: directory });
    children.push(child);
    return child;
  }

  async function codeOf(child: ChildProcess): Promise<unknown> {
    const [code] = (await once(child, 'exit', { signal: AbortSignal.timeout(10_000) })) as unknown[];
    return code;
  }

  /** Waits for the first that is printed, and reads on, as nobody would wait for a reader that does not. */
  async function begun(child: ChildProcess): Promise<void> {
    await once(child.stdout as Readable, 'data', { signal: AbortSignal.timeout(10_000) });
  }

  function leftovers(): string[] {
    return readdirSync(directory).filter((name) => !name.endsWith('.log'));
  }

  it.each(['1', '2'])('finds the same with %s threads', (threads) => {
    const words = [main, 'check', 'big.log', 'small.log', '--threads', threads];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: directory,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
    const told = stdout.trimEnd().split('\n');
    expect(told.filter((each) => each.includes('[field/type]'))).toHaveLength(lines + 1);
    expect(told.at(-1)).toMatch(/ 2 files.* 20,001 events/);
  });

  it('reads the standard input to its end', () => {
    const { status, stdout } = spawnSync(process.execPath, [main, 'check', '-'], {
      input: line + line,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toContain('-:2:');
  });

  it('ends with 130 at Ctrl-C in the midst of a file, and leaves no other behind', async () => {
    const child = check(['big.log', '--format', 'json', '-o', 'out.json', '--format', 'concise']);
    let errors = '';
    child.stderr?.on('data', (bytes) => (errors += String(bytes)));
    await begun(child);
    child.kill('SIGINT');
    expect(await codeOf(child)).toBe(130);
    expect(errors).toBe('');
    expect(leftovers()).toEqual([]);
  });

  it('ends with 130 at Ctrl-C while it waits for the standard input', async () => {
    const child = check(['-']);
    child.stdin?.write(line);
    await begun(child);
    child.kill('SIGINT');
    expect(await codeOf(child)).toBe(130);
  });

  it('ends quietly when the reader has seen enough, and leaves no file behind', async () => {
    const child = check(['big.log', '--format', 'json', '-o', 'out.json', '--format', 'concise']);
    let errors = '';
    child.stderr?.on('data', (bytes) => (errors += String(bytes)));
    await begun(child);
    child.stdout?.destroy();
    expect(await codeOf(child)).toBe(0);
    expect(errors).toBe('');
    expect(leftovers()).toEqual([]);
  });
});
