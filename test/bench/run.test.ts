import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { longDeadline } from '../support/deadline.js';
import { benchDirectory, type Must, reporting } from './bench-files.js';

const page = readFileSync(path.resolve(benchDirectory, '../docs/performance.md'), 'utf8');

/** Runs `npm run bench` without building. */
function bench(...words: readonly string[]) {
  const run = path.join(benchDirectory, 'run.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [run, ...words], {
    encoding: 'utf8',
    timeout: longDeadline,
  });
  return { status, stdout, stderr };
}

it('lists its benches and options', () => {
  const { status, stdout } = bench('--help');
  expect(status).toBe(0);
  for (const word of ['read', '--quick', '--gate', '--json', '--markdown', '--write DIR', 'mixed', 'Exit codes'])
    expect(stdout).toContain(word);
  expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

it('answers a misspelt option with a sentence and exit code 2', () => {
  const { status, stdout, stderr } = bench('--quik');
  expect(stderr).toBe('there is no option --quik; see npm run bench -- --help\n');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

it('has an aim beyond everything that must hold', async () => {
  const all = Object.entries((await reporting()).musts);
  const short = all.filter(([, { bound, must, aim }]) => (bound === 'at least' ? aim < must : aim > must));
  expect(all.length).toBeGreaterThan(10);
  expect(short).toEqual([]);
});

it('puts what was measured into the page, in the place of what stood there', async () => {
  const { musts, withTable } = await reporting();
  const machine = { node: 'v20', platform: 'linux', architecture: 'arm64', cores: 2, processor: 'any', memory: 8 };
  const rows = Object.values(musts).map((each: Must) => ({
    ...each,
    figure: 2.5,
    low: 2,
    high: 3,
    runs: 3,
    reached: true,
  }));
  const once = withTable(page, { machine, quick: true, musts: rows });
  expect(once).toContain('Node v20 on linux, arm64, 2 cores (any), 8 GB, with `--quick`:');
  for (const { what } of rows) expect(once).toContain(`| ${what} `);
  const twice = withTable(once, { machine, quick: false, musts: rows.map((each) => ({ ...each, figure: 7 })) });
  expect(twice).toContain('8 GB:');
  expect(twice).not.toContain(' 2.50 ');
});

it('has its page in the list of guides and CONTRIBUTING', () => {
  for (const [name, link] of [
    ['docs/README.md', 'performance.md'],
    ['CONTRIBUTING.md', 'docs/performance.md'],
  ] as const)
    expect(readFileSync(path.resolve(benchDirectory, '..', name), 'utf8')).toContain(link);
});
