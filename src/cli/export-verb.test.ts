import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { inProject } from '../../test/checked-project.js';
import { shakedown, start } from '../../test/shakedown.js';
import { makePipe } from '../../test/support/pipe.js';

inProject();

const line = (event: string, day: string) => `{ "timestamp":"2026-11-${day}T20:41:00Z", "event":"${event}" }\r\n`;

beforeEach(() => {
  mkdirSync('journals');
  const text = line('Docked', '14') + line('Music', '15') + line('Docked', '16');
  writeFileSync(path.join('journals', 'Journal.2026-11-14T204100.01.log'), text);
});

/** All files below a directory but for the marker. */
function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();
}

describe('shakedown export', () => {
  it('writes a file for each kind, and says how much', async () => {
    const { code, out, err } = await shakedown('export', 'journals', '--out', 'deep/tables');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^3 rows of 2 kinds · 2 files, \d+ kB in deep\/tables$/);
    expect(filesIn('deep/tables')).toEqual(['kind=Docked/part-0.parquet', 'kind=Music/part-0.parquet']);
    expect(readFileSync('deep/tables/kind=Music/part-0.parquet', 'latin1')).toMatch(/^PAR1.*PAR1$/s);
  });

  it.each([
    ['day', ['kind=Docked/date=2026-11-14', 'kind=Docked/date=2026-11-16', 'kind=Music/date=2026-11-15']],
    ['month', ['kind=Docked/month=2026-11', 'kind=Music/month=2026-11']],
    ['year', ['kind=Docked/year=2026', 'kind=Music/year=2026']],
    ['none', ['kind=Docked', 'kind=Music']],
  ])('divides tables by %s, and replaces an export that was divided otherwise', async (partition, folders) => {
    await shakedown('export', 'journals', '--out', 'tables', '--partition', 'day');
    await shakedown('export', 'journals', '--out', 'tables', '--clean', '--partition', partition);
    expect(filesIn('tables')).toEqual(folders.map((folder) => `${folder}/part-0.parquet`));
  });

  it('writes one file for each kind, however many kinds share the memory', async () => {
    const filled = (event: string, at: number) =>
      `{ "timestamp":"2026-11-14T20:41:00Z", "event":"${event}${at}", "Text":"${'x'.repeat(400_000)}" }\r\n`;
    const input = async function* () {
      for (let round = 0; round < 3; round++) for (let at = 0; at < 24; at++) yield filled('Large', at);
    };
    const { out } = await shakedown({ input }, 'export', '-', '--out', 'tables', '--format', 'ndjson');
    expect(out).toMatch(/^72 rows of 24 kinds · 24 files/);
  });

  it('takes globs, files and the standard input', async () => {
    const input = async function* () {
      yield line('Docked', '20');
    };
    const words = ['export', 'journals/*.log', '-', '--out', 'tables', '--format', 'ndjson', '--partition', 'day'];
    expect((await shakedown({ input }, ...words)).out).toMatch(/^4 rows/);
    expect(readFileSync('tables/kind=Docked/date=2026-11-20/part-0.ndjson', 'utf8')).toBe(line('Docked', '20'));
  });

  it('leaves out other kinds and dates', async () => {
    const since = ['--only', 'Docked', '--since', '2026-11-15'];
    await shakedown('export', 'journals', '--out', 'some', ...since, '--partition', 'day');
    expect(filesIn('some')).toEqual(['kind=Docked/date=2026-11-16/part-0.parquet']);
    await shakedown('export', 'journals', '--out', 'early', '--until', '2026-11-15', '--partition', 'day');
    expect(filesIn('early')).toHaveLength(2);
  });

  it('replaces its own export only with --clean, and never other files', async () => {
    await shakedown('export', 'journals', '--out', 'tables');
    const refused = await shakedown('export', 'journals', '--out', 'tables');
    expect(refused).toEqual({
      code: 2,
      out: '',
      err: 'shakedown: tables has an export in it already: add --clean to replace it, or choose another directory',
    });
    writeFileSync('tables/kind=Docked/mine.txt', 'mine');
    writeFileSync('tables/notes.txt', 'mine');
    const { code } = await shakedown('export', 'journals', '--out', 'tables', '--clean', '--only', 'Music');
    expect(code).toBe(0);
    expect(filesIn('tables')).toEqual(['kind=Docked/mine.txt', 'kind=Music/part-0.parquet', 'notes.txt']);
  });

  it('writes over no file that it did not write', async () => {
    const foreign = 'tables/kind=Docked/part-0.parquet';
    mkdirSync(path.dirname(foreign), { recursive: true });
    writeFileSync(foreign, 'mine');
    expect((await shakedown('export', 'journals', '--out', 'tables')).err).toBe(
      'shakedown: tables is not empty: choose another directory, or add --clean to write beside what is there',
    );
    const { code, err } = await shakedown('export', 'journals', '--out', 'tables', '--clean');
    expect({ code, err }).toEqual({
      code: 2,
      err: `shakedown: ${foreign} was not written by Shakedown, so nothing is written over it`,
    });
    expect(filesIn('tables')).toEqual(['kind=Docked/part-0.parquet']);
    expect(readFileSync(foreign, 'utf8')).toBe('mine');
  });

  it('removes nothing outside of its directory, whatever a marker says', async () => {
    mkdirSync('tables');
    writeFileSync('precious', 'mine');
    writeFileSync('tables/.shakedown-export', '../precious\nkind=../../precious\n');
    expect((await shakedown('export', 'journals', '--out', 'tables', '--clean')).code).toBe(0);
    expect(readFileSync('precious', 'utf8')).toBe('mine');
  });

  it('removes leftovers of a killed export with --clean', async () => {
    mkdirSync('tables/.shakedown-export-999999999/kind=Docked', { recursive: true });
    expect((await shakedown('export', 'journals', '--out', 'tables')).code).toBe(2);
    expect((await shakedown('export', 'journals', '--out', 'tables', '--clean')).code).toBe(0);
    expect(existsSync('tables/.shakedown-export-999999999')).toBe(false);
  });

  it('leaves nothing when it is interrupted', async () => {
    const input = async function* () {
      yield line('Docked', '14').repeat(1000);
      await new Promise(() => {});
    };
    const running = start({ input }, 'export', '-', '--out', 'deep/tables');
    await expect.poll(() => existsSync('deep/tables')).toBe(true);
    expect(await running.interrupt()).toBe(130);
    expect({ out: running.out(), err: running.err(), left: existsSync('deep') }).toEqual({
      out: '',
      err: '',
      left: false,
    });
  });

  it.runIf(process.platform !== 'win32')('exports what can be read, and says what cannot', async () => {
    makePipe('journals/Journal.2026-11-15T204100.01.log');
    const { code, out, err } = await shakedown('export', 'journals', '--out', 'tables');
    expect({ code, out: out.slice(0, 6) }).toEqual({ code: 2, out: '3 rows' });
    expect(err).toBe(
      'shakedown: journals/Journal.2026-11-15T204100.01.log cannot be read: it is not a regular file\nshakedown: 1 file could not be read',
    );
    expect(filesIn('tables')).toHaveLength(2);
  });

  it.each([
    [['export', 'journals'], 'shakedown: where should it write? Add a directory: --out tables'],
    [['export', 'nowhere', '--out', 'x'], "shakedown: there is no file or directory 'nowhere'"],
    [
      ['export', 'journals', '--out', 'x', '--format', 'parket'],
      "shakedown: unknown format 'parket': did you mean 'parquet'?",
    ],
    [
      ['export', 'journals', '--out', 'x', '--codec', 'gzip', '--format', 'csv'],
      'shakedown: --codec is for --format parquet only',
    ],
    [
      ['export', 'journals', '--out', 'x', '--since', '2026-02-30'],
      "shakedown: '2026-02-30' is not a date: write it as 2026-11-14",
    ],
    [['export', '.git', '--out', 'x'], "shakedown: nothing to export: no journal and no companion in '.git'"],
    [
      ['export', 'journals', '--out', 'journals/Journal.2026-11-14T204100.01.log/x'],
      'it already exists and is not a directory',
    ],
  ])('refuses in a sentence: %j', async (words, sentence) => {
    const { code, out, err } = await shakedown(...words);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
    expect(existsSync('x')).toBe(false);
  });
});
