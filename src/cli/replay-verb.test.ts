import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shakedown, start as startShakedown } from '../../test/shakedown.js';
import { deadline } from '../../test/support/deadline.js';

const start = '2026-11-14T20:41:00Z';
const journal = 'Journal.2026-11-14T204100.01.log';

describe('shakedown replay', () => {
  let home: string;
  let source: string;
  let out: string;

  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-replay-'));
    source = path.join(home, 'source');
    out = path.join(home, 'again');
    mkdirSync(source);
    put(
      '{ "timestamp":"2025-03-01T10:00:00Z", "event":"Commander", "FID":"F4815162", "Name":"Pepper Vance" }\r\n',
      '{ "timestamp":"2025-03-01T10:00:04Z", "event":"NavRoute" }\r\n',
      'torn\r\n',
      '{ "timestamp":"2025-03-01T10:30:00Z", "event":"Shutdown" }\r\n',
    );
  });

  afterEach(() => rmSync(home, { recursive: true }));

  function put(...lines: string[]): void {
    writeFileSync(path.join(source, 'Journal.2025-03-01T110000.01.log'), lines.join(''));
  }

  it('prints what it wrote, and what could not be known', async () => {
    const ran = await shakedown('replay', source, '--start', start, '--speed', 'max', '--out', out);
    expect(ran).toMatchObject({ code: 0, err: '' });
    // Paths vary in length, so these lines may wrap anywhere.
    expect(ran.out.split('\n').filter((line) => !/^(source|directory)/.test(line))).toEqual([
      'time        2026-11-14T20:41:00Z to 2026-11-14T21:11:00Z (30m)',
      `journal     ${journal} (1 kB)`,
      'lines       4: Commander 1, NavRoute 1, Shutdown 1, 1 unreadable, copied',
      '            unchanged',
      'companions  Status.json (once)',
      'not known   NavRoute.json for 1 of the 1 lines that announce it; Status.json',
      '            except the last (use --status-log for the others)',
    ]);
  });

  it('invents names, and prints the seed that gives the same again', async () => {
    const first = await shakedown('replay', source, '--start', start, '--speed', 'max', '--anonymise', '--out', out);
    const [, seed = ''] = /names +invented, with --seed (\d+)/.exec(first.out) ?? [];
    const text = readFileSync(path.join(out, journal), 'utf8');
    expect(text).not.toMatch(/Pepper|F4815162/);
    const other = path.join(home, 'other');
    const words = ['--start', start, '--speed', 'max', '--anonymise', '--seed', seed, '--out', other];
    expect(await shakedown('replay', source, ...words)).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(other, journal), 'utf8')).toBe(text);
  });

  it('redacts texts of unknown fields, and says which; copies them if asked to', async () => {
    const time = '"timestamp":"2025-03-01T10:00:00Z"';
    put(
      `{ ${time}, "event":"CarrierNameChanged", "CarrierID":3700123456, "Name":"THE LONG WAY" }\r\n`,
      `{ ${time}, "event":"CarrierVisited", "By":"Ada Lark", "To":"THE LONG WAY" }\r\n`.repeat(2),
    );
    const words = ['--start', start, '--speed', 'max', '--anonymise', '--out', out];
    const { out: page } = await shakedown('replay', source, ...words);
    expect(page).toContain('unknown     4 texts redacted, of 2 unknown fields: CarrierVisited.By,\n');
    expect(readFileSync(path.join(out, journal), 'utf8')).not.toMatch(/Ada Lark|LONG WAY|3700123456/);
    const kept = await shakedown('replay', source, ...words, '--clean', '--keep-unknown');
    expect(kept.out).toContain('4 texts copied, of 2 unknown fields');
    expect(readFileSync(path.join(out, journal), 'utf8')).toMatch(/"Ada Lark", "To":"(?!THE LONG WAY)/);
  });

  describe('a copy without names', () => {
    const shell = { now: () => Date.parse(start) };
    const later = 'Journal.2026-11-09T120000.01.log';

    function timesIn(directory: string): number[] {
      const journals = readdirSync(directory).filter((name) => name.startsWith('Journal.'));
      const texts = journals.map((name) => readFileSync(path.join(directory, name), 'utf8'));
      return texts.flatMap((text) => [...text.matchAll(/"timestamp":"([^"]+)"/g)].map(([, at = '']) => Date.parse(at)));
    }

    it.each([1, 2, 51, 52])('is moved by whole weeks, and not into the future (seed %i)', async (seed) => {
      writeFileSync(path.join(source, later), '{ "timestamp":"2026-11-09T12:00:00Z", "event":"Shutdown" }\r\n');
      const words = ['replay', source, '--anonymise', '--seed', String(seed), '--out', out];
      const ran = await shakedown(shell, ...words);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(ran.out).toMatch(/times {7}moved \d+ weeks? back/);
      const [before, after] = [timesIn(source), timesIn(out)];
      expect(after).toHaveLength(4);
      const weeks = after.map((at, index) => (at - (before[index] ?? 0)) / (7 * 24 * 3_600_000));
      expect(new Set(weeks).size).toBe(1);
      expect(weeks[0]).toSatisfy((count: number) => Number.isInteger(count) && count !== 0);
      expect(Math.max(...after)).toBeLessThanOrEqual(Date.parse(start));
    });

    it('is moved towards today if it is old', async () => {
      await shakedown(shell, 'replay', source, '--anonymise', '--seed', '0', '--out', out);
      expect(new Date(timesIn(out).at(-1) ?? 0).toISOString()).toBe('2026-11-14T10:30:00.000Z');
    });

    it('keeps its times if asked to, and says what that reveals', async () => {
      const ran = await shakedown(shell, 'replay', source, '--anonymise', '--keep-times', '--out', out);
      expect(ran.out).toContain('kept: exact times and systems can be matched with public flight logs');
      expect(timesIn(out)).toEqual(timesIn(source));
    });

    it('has the companions that the original has, and no others', async () => {
      writeFileSync(path.join(source, 'Market.json'), '{ "timestamp":"2025-02-01T10:00:00Z", "event":"Mark');
      await shakedown(shell, 'replay', source, '--anonymise', '--out', out);
      expect(readdirSync(out).filter((name) => name.endsWith('.json'))).toEqual(['Market.json']);
    });

    it("is one of the game's own journals if no path is named", async () => {
      const ran = await shakedown({ ...shell, env: { ED_JOURNAL_DIR: source } }, 'replay', '--anonymise', '--out', out);
      expect(ran).toMatchObject({ code: 0, err: '' });
      expect(timesIn(out)).toHaveLength(3);
    });
  });

  it('begins now and keeps its pace until Ctrl-C', async () => {
    const now = () => Date.parse('2026-11-14T20:41:00.700Z');
    const running = startShakedown({ now }, 'replay', source, '--out', out);
    await running.warned(`writing into ${out} (Ctrl-C ends it)`);
    await vi.waitFor(() => expect(readFileSync(path.join(out, journal), 'utf8')).toContain('Commander'), {
      timeout: deadline,
    });
    expect(await running.interrupt()).toBe(130);
    expect(running.out()).toContain(`journal     ${journal}`);
    expect(readdirSync(out)).not.toContain('.shakedown-lock');
  });

  it('shows how far it is where that can be seen', async () => {
    const drawn: string[] = [];
    let now = Date.parse(start);
    const shell = { draw: (text: string) => void drawn.push(text), now: () => (now += 1000) };
    await shakedown(shell, 'replay', source, '--speed', 'max', '--out', out);
    expect(drawn.join('')).toContain('100 %  1 kB of 1 kB');
    expect(drawn.at(-1)).toBe('\r\u001B[2K');
  });

  it.each([
    [['--speed', 'fast'], "the speed must be max, 1 for real time, or a factor such as 4, not 'fast'"],
    [['--start', 'noon'], "'noon' is not a time: write it as 2026-11-14T20:41:00Z"],
    [['--start', '9001-01-01'], 'a session must begin and end between the years 1970 and 9000'],
    [['--longest-pause', 'long'], "'long' is not a duration: write 90s, 10m, 1h30m or 2d"],
    [['--seed', '7'], '--seed works only with --anonymise'],
    [['--keep-unknown'], '--keep-unknown works only with --anonymise'],
    [['--keep-times'], '--keep-times works only with --anonymise, and without --start and --speed'],
    [['--status-log', ''], '--status-log needs a file name'],
    [['--status-log', 'no.log'], 'cannot read the status log no.log: it does not exist'],
    [['nowhere'], 'there is no journal at nowhere'],
  ])('answers %j with a sentence and writes nothing', async (words, sentence) => {
    const ran = await shakedown('replay', source, ...words, '--out', out);
    expect(ran).toEqual({ code: 2, out: '', err: `shakedown: ${sentence}` });
    expect(existsSync(out)).toBe(false);
  });

  it('asks where to write if that is left out', async () => {
    const err = 'shakedown: where should it write? Add a directory: --out again';
    expect(await shakedown('replay', source)).toEqual({ code: 2, out: '', err });
  });

  it('does not write to where it reads', async () => {
    const { code, err } = await shakedown('replay', source, '--out', source);
    expect(code).toBe(2);
    expect(err).toContain(`lies in ${source}: --out takes another directory`);
  });
});
