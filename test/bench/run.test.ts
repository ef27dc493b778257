import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
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

it('tells its benches and options', () => {
  const { status, stdout } = bench('--help');
  expect(status).toBe(0);
  for (const word of [
    'read',
    'observe',
    '--quick',
    '--gate',
    '--json',
    '--markdown',
    '--write DIR',
    'mixed',
    'Exit codes',
  ])
    expect(stdout).toContain(word);
  expect(Math.max(...stdout.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
});

it.each([
  [['--quik'], 'there is no option --quik; see npm run bench -- --help'],
  [['--quick=yes'], '--quick takes no value'],
  [['--write'], '--write needs a directory'],
  [['reed'], 'no bench is named reed; there are check, memory, read'],
  [['--write', 'out', 'gaem'], 'no corpus is named gaem; there are game, spec, mixed'],
  [['--json', '--markdown'], '--json and --markdown exclude each other'],
  [['--markdown', 'read'], '--markdown writes all of the table'],
])('answers %j with a sentence and exit code 2', (words, sentence) => {
  const { status, stdout, stderr } = bench(...words);
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stdout).toBe('');
  expect(status).toBe(2);
});

it('writes one JSON document, in which it says what was left out', () => {
  const { status, stdout } = bench('--quick', '--json', '--gate', 'page', 'fleet');
  expect(status).toBe(0);
  const report = JSON.parse(stdout) as Record<string, unknown>;
  expect(report).toMatchObject({ format: 1, quick: true, benches: [], musts: [], goals: [], facts: [], corpora: {} });
  expect(report['leftOut']).toEqual([
    { what: 'page', why: 'nothing in it must hold' },
    { what: 'fleet', why: 'nothing in it must hold' },
  ]);
  expect(Object.keys(report['machine'] as object)).toEqual([
    'node',
    'platform',
    'architecture',
    'cores',
    'processor',
    'memory',
  ]);
  expect(stdout).not.toContain(os.hostname());
});

it('writes a corpus into a directory', () => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-corpora-'));
  onTestFinished(() => rmSync(home, { recursive: true }));
  const { status, stdout } = bench('--write', home, 'synthetic');
  expect(stdout).toMatch(/synthetic: 24000 lines, \d+\.\d MB, journals: 1, directories: 1\n$/);
  expect(status).toBe(0);
  expect(readdirSync(path.join(home, 'synthetic'))).toEqual(['Journal.2026-11-14T204100.01.log']);
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
  const corpora = { game: { about: 'sessions', megabytes: 40, journals: 2, directories: 1 } };
  const waits = [{ what: 'parsing alone', megabytes: 500, seconds: 4 }];
  const ways = [{ what: 'kayahr', corpus: 'game', figure: 0.25 }];
  const once = withTable(page, { machine, quick: true, musts: rows, corpora, waits, ways });
  expect(once).toContain('Node v20 on linux, arm64, 2 cores (any), 8 GB, with `--quick`:');
  for (const { what } of rows) expect(once).toContain(`| ${what} `);
  expect(once).toMatch(/\| parsing alone \| 8\.0 s +\|/);
  expect(once).toMatch(/\| kayahr \| 0\.25 +\|/);
  expect(once).toMatch(/\| `game` \| sessions +\| 40 +\| 2 +\| 1 +\|/);
  const missed = rows.map((each) => ({ ...each, reached: false }));
  const twice = withTable(once, { machine, quick: false, musts: missed, corpora, waits: [], ways: [] });
  expect(twice).toContain('**missed:** 2.50');
  expect(twice).not.toContain('parsing alone |');
  expect(twice.split('## What the numbers say')).toHaveLength(2);
});

it('has its page in the README and CONTRIBUTING', () => {
  for (const name of ['README.md', 'CONTRIBUTING.md'])
    expect(readFileSync(path.resolve(benchDirectory, '..', name), 'utf8')).toContain('docs/performance.md');
});
