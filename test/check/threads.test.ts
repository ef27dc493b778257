/** What the command tells does not depend on how many threads share the work. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dialectNames, dialects } from '../../src/interface/dialect/dialects.js';
import { lineSequences } from '../generators/line-sequences.js';
import { isThorough } from '../thorough.js';

const main = process.env.SHAKEDOWN_MAIN ?? path.resolve(import.meta.dirname, '../../dist/cli/main.js');

/** More than a piece for each of two threads. */
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
  /** How many bytes there are at least: what is sound fills it up, and the lines come again here and there. */
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
    // Nobody waits for more to come to a file that was written long ago.
    utimesSync(file, 0, 0);
  }
}

function toldBy(threads: number, dialect: string): unknown {
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
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'check', '.', '--no-config', ...words], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const pretty = readFileSync(report, 'utf8').replace(/, [\d.,]+ m?s(?= · dialect)/, '');
  rmSync(report);
  return { status, stdout, stderr, pretty };
}

describe.each(dialectNames)('in the %s dialect', (dialect) => {
  it.each([
    { what: 'small files', size: 100_000, numRuns: isThorough ? 20 : 1 },
    { what: 'files of many pieces', size: isThorough ? 3 * large : large, numRuns: isThorough ? 20 : 1 },
  ])(
    'one, two and eight threads tell the same of $what, to the letter',
    ({ size, numRuns }) => {
      fc.assert(
        fc.property(filesOf(dialect, size), (files) => {
          write(files);
          const alone = toldBy(1, dialect);
          expect(toldBy(2, dialect)).toEqual(alone);
          expect(toldBy(8, dialect)).toEqual(alone);
        }),
        // A smaller example would take a minute to find; the seed is told.
        { numRuns, endOnFailure: true },
      );
      // Nine processes with up to eight threads each take their time where few cores are free.
    },
    300_000 * (isThorough ? 4 : 1),
  );
});
