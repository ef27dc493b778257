/** The built command as a process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deadline } from '../../test/support/deadline.js';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../dist/cli/main.js');

describe.runIf(process.platform === 'linux')('the command on a full disk', () => {
  let full: number;

  beforeAll(() => {
    full = openSync('/dev/full', 'w');
  });

  afterAll(() => closeSync(full));

  function run(words: string[], stdout: number | 'pipe', stderr: number | 'pipe') {
    const { status, stderr: said } = spawnSync(process.execPath, [main, ...words], {
      stdio: ['ignore', stdout, stderr],
      encoding: 'utf8',
    });
    return { status, said };
  }

  it('says so and ends with exit code 2', () => {
    expect(run(['list', 'kinds'], full, 'pipe')).toEqual({
      status: 2,
      said: 'shakedown: cannot write the output: the disk is full\n',
    });
  });

  it('keeps its exit code where it can say nothing', () => {
    expect(run(['list', 'kinds'], full, full).status).toBe(2);
    expect(run(['list', 'kinds'], 'pipe', full).status).toBe(0);
    expect(run(['list', 'kindz'], 'pipe', full).status).toBe(2);
  });
});

describe.runIf(process.platform !== 'win32')('the command in a pipe', () => {
  it('ends quietly when the reader has seen enough', () => {
    const script = `{ "$0" "$1" schema; echo "code $?" >&2; } | head -n 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', script, process.execPath, main], { encoding: 'utf8' });
    expect({ stdout, stderr }).toEqual({ stdout: '{\n', stderr: 'code 0\n' });
  });
});

describe.runIf(process.platform !== 'win32')('watching as a process', () => {
  let directory: string;
  const children: ChildProcess[] = [];
  const lines = 200_000;

  beforeAll(() => {
    directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-main-'));
    const line = `{ "timestamp":"${new Date().toISOString()}", "event":"Music", "MusicTrack":"NoTrack" }\r\n`;
    writeFileSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), line.repeat(lines));
  });

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  afterAll(() => rmSync(directory, { recursive: true }));

  /** `output` is a descriptor, or a pipe that is read only by the test itself. */
  function watch(words: string[], output: number | 'pipe' = 'pipe'): ChildProcess {
    const child = spawn(process.execPath, [main, 'watch', directory, ...words], { stdio: ['ignore', output, 'pipe'] });
    children.push(child);
    return child;
  }

  async function interrupted(child: ChildProcess): Promise<unknown> {
    const end = once(child, 'exit', { signal: AbortSignal.timeout(deadline) });
    child.kill('SIGINT');
    const [code] = (await end) as unknown[];
    return code;
  }

  it('ends with 130 at Ctrl-C in the middle of a long history', async () => {
    const file = path.join(directory, 'output');
    let printed = lines;
    // On a busy machine all lines may be printed before the interruption; try again then.
    for (let tries = 0; printed >= lines && tries < 20; tries++) {
      const output = openSync(file, 'w');
      const child = watch(['--since', '1d'], output);
      await hasSaid(child, 'watching');
      expect(await interrupted(child)).toBe(130);
      closeSync(output);
      printed = readFileSync(file, 'utf8').split('\n').length;
    }
    expect(printed).toBeLessThan(lines);
  });

  it('waits for a reader that does not read, and ends with 130 at Ctrl-C', async () => {
    const child = watch(['--since', '1d']);
    await once(child.stdout as Readable, 'readable', { signal: AbortSignal.timeout(deadline) });
    expect(await interrupted(child)).toBe(130);
  });

  it('ends quietly when the reader has seen enough', async () => {
    const child = watch(['--since', '1d']);
    const errors: string[] = [];
    child.stderr?.on('data', (bytes) => errors.push(String(bytes)));
    const end = once(child, 'exit', { signal: AbortSignal.timeout(deadline) });
    child.stdout?.once('data', () => child.stdout?.destroy());
    expect(await end).toEqual([0, null]);
    expect(errors.join('')).toBe(`watching ${directory} (Ctrl-C ends it)\n`);
  });
});

/** Waits until a child has written this to standard error. */
async function hasSaid(child: ChildProcess, text: string): Promise<void> {
  let all = '';
  while (!all.includes(text)) {
    const [bytes] = (await once(child.stderr as Readable, 'data', {
      signal: AbortSignal.timeout(deadline),
    })) as unknown[];
    all += String(bytes);
  }
}
