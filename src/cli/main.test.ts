/** The command as a process of its own, as `npm test` has just built it. */
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const main = path.resolve(import.meta.dirname, '../../dist/cli/main.js');

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
