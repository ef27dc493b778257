import { appendFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shakedown, start } from '../../test/shakedown.js';
import { deadline } from '../../test/support/deadline.js';
import { newerVersionNotice } from '../game/game-version.js';
import { formatCompanion, formatLine } from '../journal/format/format-line.js';
import { parseMilliseconds } from './option-values.js';
import { positionSince } from './watch-verb.js';

let directory: string;
const name = 'Journal.2026-11-14T204100.01.log';

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-watch-verb-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

function append(...events: Parameters<typeof formatLine>[0][]): void {
  appendFileSync(path.join(directory, name), events.map(formatLine).join(''));
}

const timestamp = '2026-11-14T20:41:00Z';
const jump = {
  timestamp,
  event: 'FSDJump',
  StarSystem: 'Wolf 359',
  JumpDist: 7.8617,
  Taxi: false,
  SystemAddress: 18446744073709551615n,
};
const missions = { timestamp, event: 'Missions', Active: [{}, {}], Failed: [], Complete: [] };

describe('shakedown watch', () => {
  it('prints only new events, as NDJSON with every digit, and ends with 130', async () => {
    append(missions);
    const running = start('watch', directory);
    await running.warned('watching');
    append(jump);
    await running.printed('FSDJump');
    expect(running.out()).toBe(formatLine(jump).trimEnd());
    expect(await running.interrupt()).toBe(130);
  });

  it('says once that the game is newer than what is known', async () => {
    append(jump);
    const running = start('watch', directory);
    await running.warned('watching');
    const header = { timestamp, event: 'Fileheader', gameversion: '9.4.2.0', build: 'r400000/r0 ' };
    append({ ...header, gameversion: '4.4.1.1' }, header, { ...header, event: 'LoadGame' }, jump);
    await running.printed('FSDJump');
    const notices = running.err().split('\n').slice(1);
    expect(notices).toEqual([newerVersionNotice('9.4.2.0')]);
    await running.interrupt();
  });

  function writeStatus(members: object): void {
    const status = { timestamp, event: 'Status', Flags: 16842765, Fuel: { FuelMain: 16, FuelReservoir: 0.5 } };
    writeFileSync(path.join(directory, 'Status.json'), formatCompanion({ ...status, ...members }));
  }

  it('prints what matters about events and companions, as wide as the terminal', async () => {
    const wide = start({ terminal: true, env: { NO_COLOR: '1' }, columns: () => 130 }, 'watch', directory);
    const narrow = start({ terminal: true, env: { NO_COLOR: '1' } }, 'watch', directory);
    const piped = start('watch', directory, '--format', 'pretty');
    const all = [wide, narrow, piped];
    await Promise.all(all.map((each) => each.warned('watching')));
    append({ ...jump, FuelLevel: 12.345678 }, missions);
    writeStatus({ LegalState: 'Clean', Balance: 5, Cargo: 0 });
    await Promise.all(all.map((each) => each.printed('Status')));
    expect(narrow.out().split('\n')).toEqual([
      '20:41:00  FSDJump           Wolf 359 · 7.86 ly · 12.35 t left',
      '20:41:00  Missions          2 active missions',
      '20:41:00  Status            Clean · docked, landing gear down, shields up, FSD …',
    ]);
    expect(wide.out().split('\n').at(-1)).toBe(
      '20:41:00  Status                    Clean · docked, landing gear down, shields up, FSD mass locked, in main ship · 16 t fuel · 0 …',
    );
    expect(piped.out().split('\n').at(-1)).toBe(
      '20:41:00  Status                    Clean · docked, landing gear down, shields up, FSD mass locked, in main ship · 16 t fuel · 0 t cargo · 5 Cr',
    );
    await Promise.all(all.map((each) => each.interrupt()));
  });

  it('prints only what has changed in Status, and nothing if nothing has', async () => {
    const [page, data] = [start('watch', directory, '--format', 'pretty'), start('watch', directory)];
    await Promise.all([page.warned('watching'), data.warned('watching')]);
    writeStatus({ LegalState: 'Clean' });
    await page.printed('docked');
    writeStatus({ LegalState: 'Clean', Pips: [4, 4, 4] });
    await data.printed('Pips');
    writeStatus({ LegalState: 'Wanted', Flags: 16777240, Fuel: { FuelMain: 15.25, FuelReservoir: 0.5 } });
    await page.printed('Wanted');
    expect(page.out().split('\n').slice(1)).toEqual([
      '20:41:00  Status                    Wanted · now supercruise · no longer docked, landing gear down, FSD mass locked · 15.25 t fuel',
    ]);
    await Promise.all([page.interrupt(), data.interrupt()]);
  });

  it('begins some time ago if asked, and leaves out what was not asked for', async () => {
    const old = new Date(Date.now() - 20 * 60_000).toISOString().replace(/\.\d+/, '');
    const recent = new Date(Date.now() - 5 * 60_000).toISOString().replace(/\.\d+/, '');
    append({ ...jump, timestamp: old }, { ...jump, timestamp: recent }, { ...missions, timestamp: recent });
    const running = start('watch', directory, '--since', '10m', '--only', 'FSDJump,Docked');
    await running.printed('FSDJump');
    append({ ...jump, StarSystem: 'Sol' });
    await running.printed('"Sol"');
    expect(running.out()).toBe(
      [
        { ...jump, timestamp: recent },
        { ...jump, StarSystem: 'Sol' },
      ]
        .map(formatLine)
        .join('')
        .replaceAll('\r', '')
        .trimEnd(),
    );
    await running.interrupt();
  });

  it('begins some time ago with the journals that were written to since', async () => {
    const recent = new Date(Date.now() - 60_000).toISOString();
    const before = path.join(directory, 'Journal.2026-11-13T204100.01.log');
    // A recent event in a file whose modification time is not: it is not opened.
    writeFileSync(before, `${formatLine({ ...jump, timestamp: recent, StarSystem: 'Unseen' })}bad\r\n`);
    utimesSync(before, 1, 1);
    append({ ...jump, timestamp: recent });
    const running = start('watch', directory, '--since', '10m');
    await running.printed('Wolf 359');
    expect(running.out()).not.toContain('Unseen');
    expect(running.err()).not.toContain('broken-json');
    await running.interrupt();
  });

  it('prints problems of the past only if their file is recent', async () => {
    const later = 'Journal.2026-11-15T204100.01.log';
    appendFileSync(path.join(directory, name), 'recent\r\n');
    for (const file of ['ModulesInfo.json', later]) {
      writeFileSync(path.join(directory, file), 'old\r\n');
      utimesSync(path.join(directory, file), 1, 1);
    }
    const running = start('watch', directory, '--since', '10m');
    await running.warned(`${name}:1`);
    // Reported once it has been broken for a while, like the other.
    writeFileSync(path.join(directory, 'Status.json'), 'recent\r\n');
    await running.warned('Status.json');
    expect(running.err()).not.toContain(later);
    expect(running.err()).not.toContain('ModulesInfo.json');
    await running.interrupt();
  });

  it('prints only new companions, unless asked for the past', async () => {
    const now = new Date().toISOString();
    const status = { timestamp: now, event: 'Status', Flags: 0 };
    writeFileSync(path.join(directory, 'Status.json'), formatCompanion(status));
    const [news, all] = [start('watch', directory), start('watch', directory, '--since', '1m')];
    await all.printed('"Flags":0');
    append(jump);
    await news.printed('FSDJump');
    expect(news.out()).not.toContain('Status');
    writeFileSync(path.join(directory, 'Status.json'), formatCompanion({ ...status, Flags: 1 }));
    await news.printed('"Flags":1');
    await Promise.all([news.interrupt(), all.interrupt()]);
  });

  it('prints an event together with its problem', async () => {
    const [data, page] = [start('watch', directory), start('watch', directory, '--format', 'pretty')];
    await Promise.all([data.warned('watching'), page.warned('watching')]);
    appendFileSync(path.join(directory, name), `\0\0${formatLine(jump)}`);
    await Promise.all([data.warned('nul-bytes'), page.printed('nul-bytes')]);
    expect(data.out()).toBe(formatLine(jump).trimEnd());
    expect(page.out()).toMatch(/^20:41:00 {2}FSDJump .*\nnul-bytes Journal/);
    await Promise.all([data.interrupt(), page.interrupt()]);
  });

  it('works with lines that are objects but no events', async () => {
    const running = start('watch', directory, '--format', 'pretty');
    await running.warned('watching');
    appendFileSync(path.join(directory, name), '{}\r\n{ "timestamp":5, "event":null }\r\n');
    append(jump);
    await running.printed('FSDJump');
    expect(await running.interrupt()).toBe(130);
  });

  it('waits for a slow reader', async () => {
    const printed: string[] = [];
    let goOn: () => void = () => undefined;
    const print = (text: string) => {
      printed.push(text);
      return new Promise<void>((resolve) => (goOn = resolve));
    };
    const running = start({ print }, 'watch', directory);
    await running.warned('watching');
    append(jump, missions);
    await vi.waitFor(() => expect(printed).toHaveLength(1), { timeout: deadline });
    await new Promise(setImmediate);
    expect(printed).toHaveLength(1);
    goOn();
    await vi.waitFor(() => expect(printed).toHaveLength(2), { timeout: deadline });
    goOn();
    expect(await running.interrupt()).toBe(130);
  });

  /** A directory with a one-line journal, below that of the test. */
  function commander(called: string): string {
    const within = path.join(directory, called);
    mkdirSync(within);
    writeFileSync(path.join(within, name), formatLine(missions));
    return within;
  }

  it('follows all directories in one, also those that come later, and says where each line is', async () => {
    const [ada, bob] = [commander('ada'), commander('bob')];
    const [data, page] = [start('watch', directory), start('watch', directory, '--format', 'pretty')];
    await Promise.all([data, page].map((each) => each.warned(`watching 2 directories in ${directory}, and those`)));
    appendFileSync(path.join(bob, name), formatLine(jump));
    await Promise.all([data.printed('Wolf 359'), page.printed('Wolf 359')]);
    appendFileSync(path.join(ada, name), 'bad\r\n');
    await data.warned(path.join('ada', `${name}:2`));
    await page.printed(path.join('ada', `${name}:2`));
    commander('a late commander');
    await Promise.all([data.printed('late'), page.printed('a late')]);
    const lines = data.out().split('\n');
    expect(lines[0]).toBe(`{ "directory":${JSON.stringify(bob)}, "event":${formatLine(jump).trimEnd()} }`);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ event: { event: 'Missions' } });
    const shown = page.out().split('\n');
    expect(shown[0]).toBe('bob       20:41:00  FSDJump                   Wolf 359 · 7.86 ly');
    expect(shown.at(-1)).toBe('a late …  20:41:00  Missions                  2 active missions');
    await Promise.all([data.interrupt(), page.interrupt()]);
  });

  it('follows several directories from some time ago', async () => {
    const recent = new Date(Date.now() - 60_000).toISOString().replace(/\.\d+/, '');
    const both = [commander('ada'), commander('bob')];
    for (const each of both) appendFileSync(path.join(each, name), formatLine({ ...jump, timestamp: recent }));
    const running = start('watch', ...both, '--since', '10m', '--only', 'FSDJump');
    await running.printed('ada');
    await running.printed('bob');
    expect(running.out().split('\n')).toHaveLength(2);
    expect(running.out()).not.toContain('Missions');
    expect(await running.interrupt()).toBe(130);
  });

  it('shows no control character of a name', async () => {
    const odd = path.join(directory, 'odd\u001B[2J');
    expect((await shakedown('watch', odd)).err).toContain('odd\\u001b[2J');
    writeFileSync(odd, '');
    expect((await shakedown('watch', odd)).err).toMatch(/odd\\u001b\[2J' is not a directory$/);
    rmSync(odd);
    mkdirSync(odd);
    const running = start('watch', odd);
    await running.warned('odd\\u001b[2J (Ctrl-C ends it)');
    await running.interrupt();
  });

  it('prints a bad line and goes on', async () => {
    const running = start('watch', directory);
    await running.warned('watching');
    appendFileSync(path.join(directory, name), '{ "event":-nan(ind) }\r\n');
    append(jump);
    await running.printed('FSDJump');
    expect(running.err()).toContain('not-a-number');
    await running.interrupt();
  });

  it('finds the directory of the game by itself', async () => {
    const running = start({ env: { ED_JOURNAL_DIR: directory } }, 'watch');
    await running.warned(`watching ${directory}`);
    expect(await running.interrupt()).toBe(130);
  });

  it('lists where it looked', async () => {
    const { code, err } = await shakedown('watch');
    expect(code).toBe(2);
    expect(err).toContain("the game's journals were not found");
    expect(err).toContain('Steam');
  });

  it.each([
    [['watch', '/nowhere/at/all'], "there is no directory '/nowhere/at/all'"],
    [['watch', import.meta.filename], 'is not a directory'],
    [['watch', '.', '--since', 'yesterday'], "'yesterday' is not a duration: write 90s, 10m, 1h30m or 2d"],
    [['watch', '.', '--format', 'xml'], "unknown format 'xml'"],
    [['watch', '.', '--only', ','], '--only takes the names of kinds'],
  ])('%j is answered with a sentence', async (words, sentence) => {
    expect(await shakedown(...words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(sentence) });
  });

  it('warns about a kind that is probably misspelt', async () => {
    mkdirSync(path.join(directory, 'x'));
    const running = start('watch', directory, '--only', 'FSDJmp');
    await running.warned("did you mean 'FSDJump'?");
    expect(await running.interrupt()).toBe(130);
  });
});

describe('a duration', () => {
  it.each([
    ['90s', 90_000],
    ['10m', 600_000],
    ['1h30m', 5_400_000],
    ['0.5d', 43_200_000],
  ])('%s is %d milliseconds', (text, milliseconds) => {
    expect(parseMilliseconds(text)).toBe(milliseconds);
  });
});

describe('the first line to read for --since', () => {
  /** A journal last modified in this second. */
  function journal(day: number, touched: number): string {
    const file = path.join(directory, `Journal.2026-11-${day}T204100.01.log`);
    writeFileSync(file, '');
    utimesSync(file, touched, touched);
    return file;
  }

  it('is that of the first journal written to since then', async () => {
    journal(10, 100);
    const first = journal(11, 200);
    journal(12, 300);
    expect(await positionSince(directory, 150_000)).toEqual({ file: first, line: 1, offset: 0 });
  });

  it('is that of the last journal if none was', async () => {
    journal(10, 100);
    const last = journal(11, 200);
    expect(await positionSince(directory, 500_000)).toEqual({ file: last, line: 1, offset: 0 });
  });

  it('is the start where there is no journal', async () => {
    expect(await positionSince(directory, 0)).toBe('start');
  });

  it('cannot be found in a directory that is not there', async () => {
    await expect(positionSince(path.join(directory, 'gone'), 0)).rejects.toThrow('it does not exist');
  });
});
