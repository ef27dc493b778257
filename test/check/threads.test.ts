/** Findings do not depend on the number of threads. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dialectNames, dialects } from '../../src/interface/dialect/dialects.js';
import { lineSequences } from '../generators/line-sequences.js';
import { joinedThreads } from '../support/joined-threads.js';
import { isThorough, oneIn } from '../thorough.js';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../dist/cli/main.js');

/** More than a chunk for each of two threads. */
const large = 9 * 1024 * 1024;

let directory: string;

beforeAll(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-threads-'));
});

afterAll(() => rmSync(directory, { recursive: true }));

interface File {
  readonly name: string;
  readonly lines: readonly Buffer[];
  readonly end: string;
  /** Minimum number of bytes: filled up with valid lines, and the lines are repeated in between. */
  readonly size: number;
}

const times = 5;
const head = '"timestamp":"2026-11-14T20:41:00Z", "event":';
const sound = `{ ${head}"SquadronStartup", "SquadronID":5, "SquadronName":"The Night Watch", "CurrentRank":3 }\r\n`;
const filling = sound.repeat(20) + `{ ${head}"Music", "MusicTrack":"Exploration" }\r\n{ ${head}"Whatever" }\r\n`;

const names = [
  'Journal.2026-11-14T204100.01.log',
  'Journal.2026-11-14T204100.02.log',
  'Journal.2026-11-15T080000.01.log',
  'Journal.2026-11-15T120000.01.log',
  'Journal.2026-11-16T120000.01.log',
  'older/Journal.2026-10-01T120000.01.log',
  'Status.json',
  'NavRoute.json',
];

function filesOf(dialect: (typeof dialectNames)[number], size: number): fc.Arbitrary<File[]> {
  const lines = fc.array(lineSequences(dialects[dialect]), { minLength: 1, maxLength: 3 });
  const none = { arbitrary: fc.constant<Buffer[]>([]), weight: 1 };
  const dirt = { arbitrary: fc.constant(Array.from({ length: 200 }, () => Buffer.from('\0PK\u0003'))), weight: 1 };
  const file = fc.record({
    name: fc.constantFrom(...names),
    lines: fc.oneof({ arbitrary: lines.map((some) => some.flat()), weight: 8 }, none, dirt),
    end: fc.constantFrom('\n', '\r\n'),
    size: fc.constantFrom(0, 0, 0, size),
  });
  return fc.uniqueArray(file, { selector: ({ name }) => name, minLength: 2, maxLength: names.length });
}

function write(files: readonly File[]): void {
  rmSync(directory, { recursive: true });
  mkdirSync(path.join(directory, 'older'), { recursive: true });
  for (const { name, lines, end, size } of files) {
    const once = Buffer.concat(lines.flatMap((line) => [line, Buffer.from(end)]));
    const filled = Buffer.from(filling.repeat(Math.ceil(size / times / filling.length)));
    const file = path.join(directory, name);
    const isFilled = size > 0 && name.endsWith('.log');
    writeFileSync(file, isFilled ? Buffer.concat(Array.from({ length: times }, () => [once, filled]).flat()) : once);
    // An old file is not being written, so the check does not wait for more.
    utimesSync(file, 0, 0);
  }
}

function findingsWith(threads: number, dialect: string) {
  const report = path.join(directory, 'report.txt');
  const words = [
    '--dialect',
    dialect,
    '--threads',
    String(threads),
    '--format',
    'json',
    '--format',
    'pretty',
    '-o',
    report,
  ];
  const { status, stdout, stderr } = checked(...words);
  // A longer duration may begin a new line.
  const pretty = readFileSync(report, 'utf8')
    .replace(/, [\d.,]+ m?s(?=\s+(· )?dialect)/, '')
    .replaceAll(/\n +(?=[\d,]+ files?,|dialect )/g, ' · ');
  rmSync(report);
  return { status, stdout, stderr, pretty };
}

function checked(...words: string[]): SpawnSyncReturns<string> {
  const given = ['--import', joinedThreads, main, 'check', '.', '--no-config', ...words];
  // So wide that nothing is wrapped, wherever a longer duration would begin a line.
  const env = { ...process.env, COLUMNS: '300' };
  return spawnSync(process.execPath, given, { cwd: directory, env, encoding: 'utf8', maxBuffer: 2 ** 30 });
}

/** Thread counts to compare with a single thread. */
const threadCounts = isThorough ? [2, 8] : [4];

describe.each(oneIn(2, dialectNames))('in the %s dialect', (dialect) => {
  it.each(
    oneIn(2, [
      { what: 'files of many pieces', size: isThorough ? 3 * large : large, numRuns: isThorough ? 20 : 1 },
      { what: 'small files', size: 100_000, numRuns: isThorough ? 20 : 4 },
    ]),
  )(
    'findings are identical with one thread and with several: $what',
    ({ size, numRuns }) => {
      fc.assert(
        fc.property(filesOf(dialect, size), (files) => {
          write(files);
          const alone = findingsWith(1, dialect);
          for (const threads of threadCounts) expect(findingsWith(threads, dialect)).toEqual(alone);
        }),
        // Shrinking would take minutes; the seed is printed.
        { numRuns, endOnFailure: true },
      );
      // Nine processes with up to eight threads each are slow on few cores.
    },
    300_000 * (isThorough ? 4 : 1),
  );
});

describe.runIf(isThorough)('simulated journals with faults', () => {
  const faults = ['unfinished-line', 'lost-bracket', 'nul-run', 'duplicate-line', 'clock-back', 'lf'];
  const others = ['missing-field', 'wrong-type', 'unknown-kind', 'unknown-field', 'unseen-value', 'big-id', 'nan'];

  it.each([
    { what: 'many files', broken: [...faults, 'rotation'], hours: 4 },
    { what: 'one large file', broken: others, hours: 200 },
  ])(
    'have the same findings with one thread and with several: $what',
    ({ broken, hours }) => {
      rmSync(directory, { recursive: true, force: true });
      const given = ['--seed', '7', '--dialect', 'game', '--start', '2026-11-14T20:41:00Z', '--for', `${hours}h`];
      const all = broken.flatMap((fault) => ['--fault', `${fault}:1%`]);
      const words = ['simulate', 'tour', ...given, ...all, '--out', directory];
      const { status, stderr } = spawnSync(process.execPath, [main, ...words], { encoding: 'utf8' });
      expect(stderr).not.toContain('shakedown:');
      expect(status).toBe(0);
      for (const file of readdirSync(directory)) utimesSync(path.join(directory, file), 0, 0);
      const alone = findingsWith(1, 'game');
      expect(alone.status).toBe(1);
      for (const threads of threadCounts) expect(findingsWith(threads, 'game')).toEqual(alone);
    },
    300_000,
  );
});

describe('a check with several threads', () => {
  beforeEach(() => {
    rmSync(directory, { recursive: true, force: true });
    mkdirSync(directory);
    for (const name of names.slice(0, 5)) writeFileSync(path.join(directory, name), filling.repeat(2000));
    for (const name of names.slice(0, 5)) utimesSync(path.join(directory, name), 0, 0);
  });

  it('ends at once on Ctrl-C', () => {
    const interrupting = `${joinedThreads}${encodeURIComponent("; onceJoined(() => process.kill(process.pid, 'SIGINT'));")}`;
    const words = ['--import', interrupting, main, 'check', '.', '--threads', '4'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: directory, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 130, stderr: '' });
    expect(stdout).not.toContain('5 files');
  });

  it('says in a sentence that a thread has stopped', () => {
    const ending = `${joinedThreads}${encodeURIComponent('; onceJoined((threads) => threads[0].terminate());')}`;
    const words = ['--import', ending, main, 'check', '.', '--threads', '4'];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: directory, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'shakedown: internal error: a thread of the check has stopped: it has ended\n',
    });
  });

  it.runIf(isThorough)('does without them where none may be started', () => {
    const permitted = ['--experimental-permission', '--allow-fs-read=*', '--no-warnings'];
    const words = [main, 'check', '.', '--no-config', '--threads', '4', '--format', 'json'];
    const { status, stdout } = spawnSync(process.execPath, [...permitted, ...words], {
      cwd: directory,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: checked('--threads', '1', '--format', 'json').stdout,
    });
  });
});
