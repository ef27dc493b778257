/** The end of a session, and the local time in the name of its journal. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatJournalName } from '../../src/journal/journal-names.js';
import { simulate } from '../../src/simulate/simulate.js';
import { openStage } from '../../src/stage/open-stage.js';
import { shakedown } from '../shakedown.js';

let home: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-ending-'));
  out = path.join(home, 'journals');
});

afterEach(() => rmSync(home, { recursive: true }));

const start = '2026-11-14T20:41:00Z';
const words = ['simulate', 'trade', '--seed', '7', '--for', '20m', '--start', start, '--dialect', 'game'];

function journalIn(directory: string): string {
  const name = readdirSync(directory).find((each) => each.endsWith('.log'));
  return readFileSync(path.join(directory, name ?? ''), 'utf8');
}

/** The command that a session prints at its end, without the name of the program. */
function commandIn(page: string): string[] {
  return (page.split('\n').at(-1)?.trim() ?? '').split(' ').slice(1);
}

describe('a session that crashes', () => {
  it('has neither Shutdown nor an empty Status, and otherwise the same lines', async () => {
    const whole = path.join(home, 'whole');
    await shakedown(...words, '--out', whole);
    const crashed = await shakedown(...words, '--end', 'crash', '--out', out);
    expect(crashed.code).toBe(0);
    const lines = journalIn(whole).split('\r\n');
    expect(lines.at(-2)).toContain('"event":"Shutdown"');
    expect(journalIn(out)).toBe(lines.toSpliced(-2, 1).join('\r\n'));
    expect(readFileSync(path.join(whole, 'Status.json'), 'utf8')).toContain('"Flags":0 }');
    expect(readFileSync(path.join(out, 'Status.json'), 'utf8')).toContain('"Fuel"');
    expect((await shakedown('check', out, '--dialect', 'game', '--format', 'concise')).code).toBe(0);
  });

  it('is repeated by the command it prints, also on a stage', async () => {
    for (const more of [[], ['--speed', '100000']]) {
      const first = await shakedown(...words, '--clean', '--end', 'crash', ...more, '--out', out);
      const command = commandIn(first.out);
      expect(command.join(' ')).toContain('--end crash');
      await shakedown(...command);
      expect(journalIn(`${out}-again`)).toBe(journalIn(out));
      rmSync(`${out}-again`, { recursive: true });
    }
    const stage = await openStage({ directory: path.join(home, 'stage'), end: 'crash', seed: 7 });
    await stage.close();
    expect(journalIn(stage.directory).includes('"event":"Shutdown"')).toBe(false);
  });

  it('accepts only known words', async () => {
    const { code, err } = await shakedown(...words, '--end', 'crush', '--out', out);
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining("did you mean 'crash'?") as string });
    expect(() => simulate({ seed: 7, end: 'bang' as never })).toThrow(/shutdown/);
  });
});

describe('a time zone', () => {
  it('affects only the file name: the header stays in UTC', async () => {
    const ran = await shakedown(...words, '--timezone', 'America/New_York', '--out', out);
    expect(ran.code).toBe(0);
    expect(readdirSync(out)).toContain('Journal.2026-11-14T154100.01.log');
    expect(journalIn(out)).toMatch(/^\{ "timestamp":"2026-11-14T20:41:00Z", "event":"Fileheader"/);
    expect(commandIn(ran.out).join(' ')).toContain('--timezone America/New_York');
    expect((await shakedown('check', out, '--dialect', 'game', '--format', 'concise')).code).toBe(0);
    const again = await shakedown(...words, '--timezone', 'America/New_York', '--out', out);
    expect(again.err).toContain('is a session that began in the same second');
  });

  it.each([
    ['Europe/Berlin', '2026-07-01T22:30:00Z', '2026-07-02T003000'],
    ['Europe/Berlin', '2026-12-01T22:30:00Z', '2026-12-01T233000'],
    ['-05:00', '2026-01-01T02:00:00Z', '2025-12-31T210000'],
    ['+0530', '2026-01-01T20:00:00Z', '2026-01-02T013000'],
    ['UTC', '2026-01-01T00:00:00Z', '2026-01-01T000000'],
  ])('%s turns %s into %s', (timeZone, started, named) => {
    expect(formatJournalName({ started: new Date(started), part: 1, timeZone })).toBe(`Journal.${named}.01.log`);
  });

  it('applies to a stage, in every part', async () => {
    const directory = path.join(home, 'stage');
    await using stage = await openStage({
      directory,
      seed: 7,
      start: new Date(start),
      timeZone: '+02:00',
      faults: ['rotation@3'],
    });
    const names = readdirSync(stage.directory).filter((each) => each.endsWith('.log'));
    expect(names).toEqual(['Journal.2026-11-14T224100.01.log', 'Journal.2026-11-14T224100.02.log']);
    expect(stage.reproduction).toContain('--timezone +02:00');
  });

  it('that is unknown is refused, with the nearest name', async () => {
    const { code, err } = await shakedown(...words, '--timezone', 'Europe/Berlim', '--out', out);
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining("unknown time zone 'Europe/Berlim': did you mean 'Europe/Berlin'?") as string,
    });
    await expect(openStage({ timeZone: '+25:00' })).rejects.toThrow(/time zone/);
  });
});
