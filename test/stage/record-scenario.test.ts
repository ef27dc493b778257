/** A stretch of a journal becomes a scenario that writes the same lines and expects what they say. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainValue } from '../../src/direct/scenario/located-value.js';
import { parseScenario } from '../../src/direct/scenario/parse-scenario.js';
import { rightIn } from '../../src/direct/tool/right-answer.js';
import { parseLine } from '../../src/journal/parse/parse-line.js';
import { journalFold } from '../../src/state/journal-fold.js';
import { unknownState } from '../../src/state/journal-state.js';
import { shakedown } from '../shakedown.js';

let home: string;
let journals: string;
let lines: readonly Record<string, unknown>[];

beforeAll(async () => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-record-test-'));
  journals = path.join(home, 'journals');
  await shakedown('simulate', 'trade', '--seed', '3', '--start', '2026-11-14T20:41:00Z', '--out', journals);
  lines = linesIn(journals);
});

afterAll(() => rmSync(home, { recursive: true }));

function linesIn(directory: string): Record<string, unknown>[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.log'));
  const texts = files.sort().flatMap((name) => readFileSync(path.join(directory, name), 'utf8').trim().split('\r\n'));
  return texts.map((text) => parseLine(text).event as unknown as Record<string, unknown>);
}

/** The answers that a recorded scenario expects of a tool. */
function asked(text: string): object {
  const step = parseScenario(text, 'recorded.yaml').steps.at(-1);
  if (!step || !('ask' in step)) throw new Error('it asks nothing');
  return Object.fromEntries(Array.from(step.ask, ([member, value]) => [member, plainValue(value)]));
}

/** Those that are certain then; names are invented. */
const members = ['system', 'docked', 'station', 'cargo', 'credits', 'vehicle', 'missions', 'ranks'] as const;

function answersAfter(events: readonly Record<string, unknown>[]): object {
  const state = unknownState();
  for (const event of events) {
    journalFold.advance(state, event, { file: '', line: 0, timestamp: String(event.timestamp) });
  }
  const answers = members.map((member) => [member, rightIn[member](state)] as const);
  return Object.fromEntries(answers);
}

/** The time of the nth line of a kind. */
function timeOf(kind: string, nth = 0): string {
  return String(lines.filter(({ event }) => event === kind)[nth]?.timestamp);
}

/** From an Undocked to the next Docked. */
function flight(): readonly [from: string, to: string] {
  const from = timeOf('Undocked');
  const docked = lines.find(({ event, timestamp }) => event === 'Docked' && String(timestamp) > from);
  return [from, String(docked?.timestamp)];
}

async function recorded(...words: string[]) {
  return shakedown('scenario', 'record', journals, ...words);
}

async function played(text: string) {
  const file = path.join(home, 'recorded.yaml');
  writeFileSync(file, text);
  const out = path.join(home, 'played');
  const { code, err, out: printed } = await shakedown('scenario', 'run', file, '--out', out, '--jobs', '1');
  return { code, err, printed, lines: linesIn(path.join(out, 'recorded')) };
}

describe('shakedown scenario record', () => {
  it('writes the lines again, at the same times, and expects what they say', async () => {
    const [from, to] = flight();
    const { code, out, err } = await recorded('--from', from, '--to', to, '--keep-names');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const run = await played(out);
    expect(run).toMatchObject({ code: 0, err: '' });
    const stretch = lines.filter(({ timestamp }) => String(timestamp) >= from && String(timestamp) <= to);
    expect(run.lines.slice(-stretch.length)).toEqual(stretch);
    expect(run.lines.slice(0, 3).map(({ event }) => event)).toEqual(['Fileheader', 'Commander', 'Rank']);
    const { StarSystem: system, StationName: station } = stretch.findLast(({ event }) => event === 'Docked') ?? {};
    expect(out).toContain(`- ask: { "system": "${String(system)}",`);
    expect(out).toContain(
      `{ "system": { "name": "${String(system)}" }, "place": "docked", "station": { "name": "${String(station)}" } }`,
    );
  });

  it('says how things were with as few lines as a reader needs', async () => {
    const from = timeOf('MarketSell', 1);
    const { out } = await recorded('--from', from, '--to', from);
    const [, start = ''] = /# How things were\.\n([^#]+)/.exec(out) ?? [];
    const earlier = lines.filter(({ timestamp }) => String(timestamp) < from);
    expect(start.trim().split('\n').length).toBeLessThan(earlier.length / 4);
    expect((await played(out)).lines.at(-1)).toMatchObject({
      event: lines.findLast((each) => each.timestamp === from)?.event,
    });
    expect(asked(out)).toMatchObject(answersAfter(lines.filter(({ timestamp }) => String(timestamp) <= from)));
  });

  it('invents names', async () => {
    const [from, to] = flight();
    const { Name, FID } = lines.find(({ event }) => event === 'Commander') ?? {};
    const { out } = await recorded('--from', from, '--to', to);
    expect(out).toContain('"event": "Commander"');
    expect(out).not.toContain(`"${String(Name)}"`);
    expect(out).not.toContain(`"${String(FID)}"`);
    expect((await played(out)).code).toBe(0);
  });

  it('writes what the checker objects to anyway, and leaves out what is no event', async () => {
    const odd = path.join(home, 'Journal.2026-11-14T204100.01.log');
    writeFileSync(
      odd,
      '{"timestamp":"2026-11-14T20:41:00Z","event":"Docked","StationName":7}\r\n{"timestamp":"2026-\r\n',
    );
    const stretch = ['--from', '2026-11-14T20:41', '--to', '2026-11-14T20:42'];
    const { code, out } = await shakedown('scenario', 'record', odd, ...stretch);
    expect(code).toBe(0);
    expect(out).toContain(
      '- { inject: { "timestamp": "2026-11-14T20:41:00Z", "event": "Docked", "StationName": 7 }, anyway: true }',
    );
    expect(out).toContain('# 1 line that cannot be parsed is left out.');
    expect((await played(out)).code).toBe(0);
  });

  it.each([
    [[], 'Add --from and --to'],
    [['--from', 'noon', '--to', '2026-11-14'], "'noon' is not a time"],
    [['--from', '2026-11-15', '--to', '2026-11-14'], '--from is later than --to'],
    [['--from', '2025-11-14', '--to', '2025-11-15'], 'has no event of that time: it goes from 2026-11-14T20:41'],
    [
      ['--from', '2026-11-14', '--to', '2026-11-16'],
      /that stretch has \d+ kB, and a scenario at most 128; --to 2026\S+Z/,
    ],
  ])('refuses %j with a sentence', async (words, sentence) => {
    expect(await recorded(...words)).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(new RegExp(sentence)),
    });
  });

  it('refuses a directory that is not there', async () => {
    const stretch = ['--from', '2026-11-14', '--to', '2026-11-15'];
    const { code, err } = await shakedown('scenario', 'record', path.join(home, 'nowhere'), ...stretch);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('there is no journal at') });
  });
});
