/** A replayed journal is the same journal at another time. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import type { JournalEvent } from '../../src/journal/journal-event.js';
import { readJournal } from '../../src/journal/read/reader.js';
import { watchJournal } from '../../src/journal/watch/watcher.js';
import { replayInto } from '../../src/stage/replay/replay-into.js';
import type { Clock } from '../../src/stage/time/wall-clock.js';
import { shakedown } from '../shakedown.js';
import { until } from '../support/deadline.js';

const then = '2025-03-01T10:00:00Z';
const start = new Date('2026-11-14T20:41:00Z');

let home: string;
let source: string;
let out: string;

beforeEach(() => {
  home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-replay-'));
  source = path.join(home, 'source');
  out = path.join(home, 'out');
  mkdirSync(source);
});

afterEach(() => rmSync(home, { recursive: true }));

function visible(directory: string): string[] {
  return readdirSync(directory).filter((name) => !name.startsWith('.'));
}

function bytes(directory: string, name: string): string {
  return readFileSync(path.join(directory, name), 'latin1');
}

describe('a simulated session', () => {
  const log = () => path.join(home, 'status.log');

  beforeEach(async () => {
    const words = ['--seed', '7', '--for', '1h', '--start', then, '--dialect', 'game', '--status-log', log()];
    await shakedown('simulate', ...words, '--out', source);
  });

  it('is the same but for its times, companions included', async () => {
    const { isWhole, tally } = await replayInto(out, source, { start, speed: Infinity, statusLog: log() });
    expect(isWhole).toBe(true);
    expect(tally.bad).toBe(0);
    // Replayed at its original time, it is identical.
    const back = path.join(home, 'back');
    await replayInto(back, out, { start: new Date(then), speed: Infinity });
    expect(visible(back)).toEqual(visible(source));
    for (const name of visible(source)) expect(bytes(back, name), name).toBe(bytes(source, name));
    expect(bytes(out, visible(out)[0] as string)).not.toContain('2025-03-01');
  });

  it('shows every Status of its log', async () => {
    const { tally } = await replayInto(out, source, { start, speed: Infinity, statusLog: log() });
    expect(tally.companions.get('Status.json')).toBe(readFileSync(log(), 'utf8').trimEnd().split('\n').length);
  });

  it('is complete for a watcher', async () => {
    mkdirSync(out);
    const enough = new AbortController();
    const seen: JournalEvent[] = [];
    const watching = (async () => {
      for await (const { event, companion } of watchJournal(out, { from: 'start', signal: enough.signal })) {
        if (event && companion === undefined) seen.push(event);
      }
    })().catch(() => undefined);
    const { tally, files } = await replayInto(out, source, { start, speed: 1e6 });
    await until(
      () => seen.length >= tally.lines,
      () => `${seen.length} of ${tally.lines} lines`,
    );
    enough.abort();
    await watching;
    const written: JournalEvent[] = [];
    for await (const event of readJournal(files).events()) written.push(event);
    expect(seen).toEqual(written);
    expect(seen).toHaveLength(tally.lines);
  });

  it('causes no new findings', async () => {
    await replayInto(out, source, { start, speed: Infinity, anonymise: 7 });
    expect(await findings(out)).toEqual(await findings(source));
  });
});

it('of journals of any version makes a copy that is judged as they are', async () => {
  const text = (version: string) =>
    [
      { event: 'Fileheader', part: 1, language: 'English/UK', gameversion: version, build: 'r0/r0 ' },
      { event: 'Music', MusicTrack: 7 },
      { event: 'FSDJump', StarSystem: 'Maia', Factions: [{ Name: 'Maia Watch', Influence: 1.02 }] },
    ]
      .map((members) => `${JSON.stringify({ timestamp: '2018-06-01T20:41:00Z', ...members })}\r\n`)
      .join('');
  mkdirSync(source, { recursive: true });
  for (const [day, version] of ['2.4', '3.2', 'Fleet Carriers Update - Patch 11', '4.4.0.1'].entries())
    writeFileSync(path.join(source, `Journal.1806012041${day}0.01.log`), text(version));
  await replayInto(out, source, { speed: Infinity, anonymise: 7, copy: 'weeks' });
  const severities = async (directory: string) => {
    const found = [];
    for await (const { rule, severity } of checkJournal(directory)) found.push(`${severity} ${rule}`);
    return found;
  };
  expect(await severities(out)).toEqual(await severities(source));
});

async function findings(directory: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { rule, line, pointer } of checkJournal(directory, { dialect: 'game' }))
    found.push(`${line} ${pointer} ${rule}`);
  return found;
}

describe('a realistic journal', () => {
  const jump = (time: string, more = '') => `{ "timestamp":"${time}", "event":"Music", "MusicTrack":"A"${more} }`;

  function put(name: string, ...lines: (string | Buffer)[]): void {
    writeFileSync(path.join(source, name), Buffer.concat(lines.map((line) => Buffer.from(line))));
  }

  it('keeps its broken lines byte for byte', async () => {
    const lines = [
      '\0\0\0\r\n',
      `${jump('2025-03-01T10:00:00Z')}\r\n`,
      `\0\0${jump('2025-03-01T10:00:05Z')}\n`,
      '{ "timestamp":"2025-03-01T10:00:06Z", "event":"Sca\r\n',
      Buffer.from([0xff, 0xfe, 0x0a]),
      '{ "timestamp":"2025-03-01T10:00:07Z", "event":"Scan", "Mass":-nan(ind) }\r\n',
      '\r\n',
      `${jump('2025-03-01T10:00:04.25Z', ', "Id":18446744073709551615, "Deep":[  ],  "T":1.50e+3')}\r\n`,
      `${jump('yesterday')}\r\n`,
      jump('2025-03-01T10:00:09Z'),
    ];
    put('Journal.2025-03-01T110000.01.log', ...lines);
    const { tally } = await replayInto(out, source, { start, speed: Infinity });
    expect(tally).toMatchObject({ lines: lines.length, bad: 5 });
    expect(bytes(out, 'Journal.2026-11-14T204100.01.log')).toBe(
      Buffer.concat(lines.map((line) => Buffer.from(line)))
        .toString('latin1')
        .replace('2025-03-01T10:00:00Z', '2026-11-14T20:41:00Z')
        .replace('2025-03-01T10:00:05Z', '2026-11-14T20:41:05Z')
        .replace('2025-03-01T10:00:04.25Z', '2026-11-14T20:41:04.25Z')
        .replace('2025-03-01T10:00:09Z', '2026-11-14T20:41:09Z'),
    );
  });

  it('has a file for each file, in the same order, whatever their names and times', async () => {
    put('Journal.220101120000.01.log', `${jump('2022-01-01T12:00:00Z')}\r\n`);
    put('Journal.2022-04-01T120000.01.log', `${jump('2022-04-01T12:00:00Z')}\r\n`);
    put('Journal.2022-04-01T120000.02.log', `${jump('2022-04-01T13:00:00Z')}\r\n`);
    put('JournalBeta.2022-04-01T120001.01.log', `${jump('2022-04-01T11:59:00Z')}\r\n`);
    put('Journal.2022-04-02T120000.01.log', '');
    await replayInto(out, source, { start, speed: Infinity });
    expect(visible(out)).toEqual([
      'Journal.2026-11-14T204100.01.log',
      'Journal.2027-02-12T204100.01.log',
      'Journal.2027-02-12T204100.02.log',
      'Journal.2027-02-12T214101.01.log',
      'JournalBeta.2027-02-12T214100.01.log',
    ]);
    expect(bytes(out, 'JournalBeta.2027-02-12T214100.01.log')).toContain('2027-02-12T20:40:00Z');
    expect(bytes(out, 'Journal.2027-02-12T214101.01.log')).toBe('');
  });

  it('keeps calendar times as far ahead as they were', async () => {
    const goal = (time: string, expiry: string) =>
      formatLine({ timestamp: time, event: 'CommunityGoal', CurrentGoals: [{ CGID: 1, Expiry: expiry }] });
    put(
      'Journal.2025-03-01T110000.01.log',
      goal('2025-03-01T10:00:00Z', '2025-03-08T10:00:00Z'),
      '{ "timestamp":"2025-03-01T10:00:01Z", "event":"CarrierDecommission", "ScrapTime":1740823201 }\r\n',
    );
    await replayInto(out, source, { start, speed: Infinity });
    const again = Math.floor(start.getTime() / 1000) + 1;
    expect(bytes(out, 'Journal.2026-11-14T204100.01.log')).toBe(
      `${goal('2026-11-14T20:41:00Z', '2026-11-21T20:41:00Z')}{ "timestamp":"2026-11-14T20:41:01Z", "event":"CarrierDecommission", "ScrapTime":${again} }\r\n`,
    );
  });

  it('ends with a Status without flags if it ends with Shutdown', async () => {
    put(
      'Journal.2025-03-01T110000.01.log',
      `${jump(then)}\r\n{ "timestamp":"2025-03-01T10:00:09Z", "event":"Shutdown" }\r\n`,
    );
    await replayInto(out, source, { start, speed: Infinity });
    expect(bytes(out, 'Status.json')).toBe('{ "timestamp":"2026-11-14T20:41:09Z", "event":"Status", "Flags":0 }\r\n');
  });

  it('has the companions that belong to a line, and lists those that are unknown', async () => {
    put(
      'Journal.2025-03-01T110000.01.log',
      '{ "timestamp":"2025-03-01T10:00:00Z", "event":"NavRoute" }\r\n',
      '{ "timestamp":"2025-03-01T10:00:05Z", "event":"NavRoute" }\r\n',
      '{ "timestamp":"2025-03-01T10:00:06Z", "event":"ModuleInfo" }\r\n',
    );
    put('NavRoute.json', '{ "timestamp":"2025-03-01T10:00:05Z", "event":"NavRoute", "Route":[ \r\n ] }\r\n');
    put('ModulesInfo.json', '{ "timestamp":"2025-02-01T10:00:05Z", "event":"ModuleInfo", "Modules":[  ] }\r\n');
    put('Status.json', '{ "timestamp":"2025-03-02T10:00:05Z", "event":"Status", "Flags":1 }\r\n');
    const { replay } = await replayInto(out, source, { start, speed: Infinity });
    expect(visible(out)).toEqual(['Journal.2026-11-14T204100.01.log', 'NavRoute.json']);
    expect(bytes(out, 'NavRoute.json')).toBe(
      '{ "timestamp":"2026-11-14T20:41:05Z", "event":"NavRoute", "Route":[ \r\n ] }\r\n',
    );
    expect(Object.fromEntries(replay.announced.counts)).toEqual({
      'NavRoute.json': { lines: 2, unknown: 1 },
      'ModulesInfo.json': { lines: 1, unknown: 1 },
    });
  });

  it('appears at its pace, and long pauses are cut', async () => {
    const times = ['2025-03-01T10:00:00Z', '2025-03-01T10:00:20Z', '2025-03-01T20:00:20Z', '2025-03-01T20:00:30Z'];
    put('Journal.2025-03-01T110000.01.log', ...times.map((time) => `${jump(time)}\r\n`));
    const seen: string[] = [];
    let now = 0;
    const clock: Clock = {
      now: () => now,
      sleep: async (milliseconds) => {
        const count = bytes(out, visible(out)[0] as string).split('\n').length - 1;
        if (!seen.at(-1)?.endsWith(` ${count}`)) seen.push(`${now} ${count}`);
        now += milliseconds;
      },
    };
    await replayInto(out, source, { start, speed: 4, longestPause: 60_000, clock });
    expect([...seen, `${now} end`]).toEqual(['0 1', '5000 2', '20000 3', '22500 end']);
    expect(bytes(out, visible(out)[0] as string)).toContain('2026-11-15T06:41:30Z');
  });
});
