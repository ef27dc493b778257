/** A fleet is the same with any number of threads, and failures in a thread are reported as usual. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLock } from '../../src/journal/write/directory-lock.js';
import { shakedown } from '../shakedown.js';
import { until } from '../support/deadline.js';
import { isThorough } from '../thorough.js';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../dist/cli/main.js');
const words = ['--seed', '1', '--start', '2026-11-14T20:41:00Z', '--dialect', 'game'];

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-threads-'));
});

afterEach(() => rmSync(home, { recursive: true }));

describe('the threads of shakedown fleet simulate', () => {
  it('write the same, one or many', () => {
    const [one, many] = ['1', '2'].map((threads) => {
      const out = path.join(home, threads);
      const { status, stderr } = fleet('--commanders', '4', '--for', '5m', '--threads', threads, '--out', out);
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      return contentsOf(out);
    });
    expect(Object.keys(one ?? {}).length).toBeGreaterThan(4 * 3);
    expect(many).toEqual(one);
  });

  it.runIf(isThorough)('report in a sentence what could not be written', async () => {
    const [, second] = await namesOf(path.join(home, 'names'));
    const out = path.join(home, 'fleet');
    const foreign = path.join(out, second ?? '');
    mkdirSync(foreign, { recursive: true });
    writeFileSync(path.join(foreign, 'Journal.2026-11-01T180000.01.log'), '');
    const { status, stderr } = fleet('--commanders', '4', '--for', '1m', '--threads', '2', '--out', out);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^shakedown: .* was not written by Shakedown, so nothing is written beside it: .*\n$/);
  });

  it.runIf(isThorough)('end their sessions on Ctrl-C, with nothing half written', async () => {
    const out = path.join(home, 'fleet');
    const given = ['fleet', 'simulate', ...words, '--commanders', '1000', '--threads', '2', '--out', out];
    const child = spawn(process.execPath, [main, ...given], { stdio: 'ignore' });
    const gone = once(child, 'exit');
    await until(
      () => existsSync(out) && readdirSync(out).length > 5,
      () => 'no directories',
    );
    child.kill('SIGINT');
    expect(await gone).toEqual([130, null]);
    const lines = readFileSync(path.join(out, 'ledger.jsonl'), 'utf8').trimEnd().split('\n');
    const { totals } = JSON.parse(lines.pop() ?? '') as { totals: { commanders: number; whole: boolean } };
    expect(totals).toMatchObject({ commanders: lines.length, whole: false });
    const directories = readdirSync(out).filter((name) => name !== 'ledger.jsonl');
    expect(directories).toHaveLength(lines.length);
    for (const name of directories) {
      expect(readLock(path.join(out, name))).toBeUndefined();
      const journal = readdirSync(path.join(out, name)).find((file) => file.endsWith('.log'));
      expect(readFileSync(path.join(out, name, journal ?? ''), 'utf8')).toMatch(/"event":"Shutdown" \}\r\n$/);
    }
  });
});

function fleet(...given: readonly string[]) {
  return spawnSync(process.execPath, [main, 'fleet', 'simulate', ...words, ...given], { encoding: 'utf8' });
}

/** The names of the first commanders. */
async function namesOf(out: string): Promise<string[]> {
  await shakedown('fleet', 'simulate', ...words, '--commanders', '4', '--for', '1s', '--threads', '1', '--out', out);
  const lines = readFileSync(path.join(out, 'ledger.jsonl'), 'utf8').trimEnd().split('\n').slice(0, -1);
  return lines.map((line) => (JSON.parse(line) as { commander: string }).commander);
}

function contentsOf(directory: string): Record<string, string> {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(directory, file), readFileSync(file, 'latin1')];
    }),
  );
}
