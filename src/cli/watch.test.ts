import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shakedown, start } from '../../test/shakedown.js';
import { formatCompanion, formatLine } from '../journal/format/line.js';
import { duration } from './duration.js';

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
  it('tells only what is to come, as NDJSON with every digit, and ends with 130', async () => {
    append(missions);
    const running = start('watch', directory);
    await running.warned('watching');
    append(jump);
    await running.printed('FSDJump');
    expect(running.out()).toBe(formatLine(jump).trimEnd());
    expect(await running.interrupt()).toBe(130);
  });

  it('tells events and companions in words that fit on 80 columns', async () => {
    const running = start('watch', directory, '--format', 'pretty');
    await running.warned('watching');
    append(jump, missions);
    writeFileSync(
      path.join(directory, 'Status.json'),
      formatCompanion({ timestamp, event: 'Status', Flags: 16842765, Balance: 5, Cargo: 0 }),
    );
    await running.printed('Status');
    expect(running.out().split('\n')).toEqual([
      '20:41:00  FSDJump           Wolf 359 · JumpDist 7.862',
      '20:41:00  Missions          2 Active',
      '20:41:00  Status            Docked · LandingGearDown · ShieldsUp · FsdMassLocke…',
    ]);
    await running.interrupt();
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

  it('tells a bad line and goes on', async () => {
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

  it('says where it looked in vain', async () => {
    const { code, err } = await shakedown('watch');
    expect(code).toBe(2);
    expect(err).toContain("the game's journals were not found");
    expect(err).toContain('Steam');
  });

  it.each([
    [['watch', '/nowhere/at/all'], "there is no directory '/nowhere/at/all'"],
    [['watch', import.meta.filename], 'is no directory'],
    [['watch', '.', '--since', 'yesterday'], "'yesterday' is no duration: write 90s, 10m, 1h30m or 2d"],
    [['watch', '.', '--format', 'xml'], "no format is named 'xml'"],
    [['watch', '.', '--only', ','], '--only takes the names of kinds'],
  ])('%j is answered with a sentence', async (words, sentence) => {
    expect(await shakedown(...words)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(sentence) });
  });

  it('has a word about a kind that is probably misspelt', async () => {
    mkdirSync(path.join(directory, 'x'));
    const running = start('watch', directory, '--only', 'FSDJmp');
    await running.warned("'FSDJump'? It is looked for all the same.");
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
    expect(duration(text)).toBe(milliseconds);
  });
});
