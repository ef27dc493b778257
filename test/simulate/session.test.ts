/** The content of a session, and its reproducibility. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunOptions } from '../../src/cli/session/run-options.js';
import { runSession } from '../../src/cli/session/run-session.js';
import { plainLook } from '../../src/cli/terminal/terminal-style.js';
import { dialectNames } from '../../src/interface/dialect/dialects.js';
import { specification } from '../../src/interface/kind-catalogue.js';
import type { Members } from '../../src/interface/object-rule.js';
import { simulate } from '../../src/simulate/simulate.js';
import { recordingShell } from '../shakedown.js';
import { oneIn } from '../thorough.js';
import { eventsIn, filesIn, hashesOf, inHangar, linesOf, start } from './flown.js';

const fly = inHangar();

describe('a tour of two hours', () => {
  it.each(oneIn(3, [1, 2, 3, 4]))('contains every kind and writes every companion (seed %d)', async (seed) => {
    const flown = await fly('journals', '--seed', String(seed));
    const kinds = new Set([...eventsIn(flown), ...linesOf(flown.statusLog)].map(({ event }) => event));
    expect([...kinds].sort()).toEqual(specification.kinds.map(({ name }) => name).sort());
    expect(filesIn(flown.directory)).toEqual([
      'Journal.2026-11-14T204100.01.log',
      'ModulesInfo.json',
      'NavRoute.json',
      'Status.json',
    ]);
  });

  it('goes forward in time, and ends when its time is up, with an empty Status', async () => {
    const flown = await fly('journals', '--seed', '7');
    expect(readFileSync(path.join(flown.directory, 'Status.json'), 'utf8')).toBe(
      '{ "timestamp":"2026-11-14T22:41:00Z", "event":"Status", "Flags":0 }\r\n',
    );
    for (const events of [eventsIn(flown), linesOf(flown.statusLog)]) {
      const times = events.map(({ timestamp }) => timestamp);
      expect(times).toEqual([...times].sort());
      expect(times[0]?.startsWith('2026-11-14T20:41')).toBe(true);
    }
    // The route and the modules have the time of the lines that announce them.
    for (const [kind, file] of [
      ['NavRoute', 'NavRoute.json'],
      ['ModuleInfo', 'ModulesInfo.json'],
    ]) {
      const line = eventsIn(flown).findLast(({ event }) => event === kind);
      const companion = JSON.parse(readFileSync(path.join(flown.directory, file ?? ''), 'utf8')) as object;
      expect(Object.keys(line ?? {})).toEqual(['timestamp', 'event']);
      expect(companion).toMatchObject({ ...line });
    }
  });
});

describe('the same seed', () => {
  it.each(dialectNames)('gives the same bytes on every machine, in the dialect %s', async (dialect) => {
    const flown = await fly('journals', '--seed', '7', '--dialect', dialect);
    await expect(hashesOf(flown)).toMatchFileSnapshot(`tour-7-${dialect}.sha256`);
  });

  it('gives the same bytes at any speed', async () => {
    const flown = await fly('max', '--seed', '7', '--for', '30m');
    for (const speed of oneIn(2, [1, 4])) {
      const paced = path.join(path.dirname(flown.directory), String(speed));
      await atPace({ directory: paced, statusLog: `${paced}.log`, speed });
      expect(hashesOf({ directory: paced, statusLog: `${paced}.log`, page: '' }), String(speed)).toBe(hashesOf(flown));
    }
  });

  it('gives a subset where only some kinds are written', async () => {
    const [all, some] = [
      await fly('all', '--seed', '7'),
      await fly('some', '--seed', '7', '--kinds', 'FSDJump,Docked'),
    ];
    const expected = eventsIn(all).filter(({ event }) => event === 'FSDJump' || event === 'Docked');
    expect(eventsIn(some)).toEqual(expected);
    expect(filesIn(some.directory)).toEqual(['Journal.2026-11-14T204100.01.log']);
    expect(existsSync(some.statusLog) && readFileSync(some.statusLog, 'utf8')).toBe('');
  });
});

describe('ten sessions', () => {
  it('take place in different systems, at different stations, with different cargo and missions', () => {
    const seen = { systems: new Set(), stations: new Set(), cargo: new Set(), missions: new Set() };
    for (let seed = 0; seed < 10; seed++) {
      for (const { event: line } of simulate({ seed, seconds: 3600, dialect: 'game', start: new Date(start) })) {
        if (!line) continue;
        const event = line as unknown as Members;
        if (event.event === 'FSDJump') seen.systems.add(event.StarSystem);
        if (event.event === 'Docked') seen.stations.add(event.StationName);
        if (event.event === 'CargoTransfer') namesIn(event.Transfers, 'Type', seen.cargo);
        if (event.event === 'Missions') namesIn(event.Active, 'Name', seen.missions);
      }
    }
    expect(seen.systems.size).toBeGreaterThan(40);
    expect(seen.stations.size).toBeGreaterThan(20);
    expect(seen.cargo.size).toBeGreaterThan(4);
    expect(seen.missions.size).toBeGreaterThan(4);
  });
});

function namesIn(list: unknown, member: string, seen: Set<unknown>): void {
  for (const element of list as readonly Readonly<Record<string, unknown>>[]) seen.add(element[member]);
}

/** Runs the session at a speed, with a clock that advances only during waits. */
async function atPace(own: Pick<RunOptions, 'directory' | 'statusLog' | 'speed'>): Promise<void> {
  let now = 0;
  const clock = { now: () => now, sleep: async (milliseconds: number) => void (now += milliseconds) };
  const wishes = { plan: 'tour', seed: 7, start: new Date(start), seconds: 1800, dialect: 'spec', ...own } as const;
  const { shell } = recordingShell({ now: () => now });
  await runSession(wishes, shell, { look: plainLook, clock });
  // Half an hour has passed.
  expect(now).toBe(1_800_000 / own.speed);
}
