import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkJournal } from './check-journal.js';
import { checkEvent } from './event/check-event.js';

const arrival = {
  StarSystem: 'Maia',
  StarPos: [-81.781, -149.438, -343.375],
  JumpDist: 8.413,
  FuelUsed: 1,
  FuelLevel: 9,
};
const named = { SystemAllegiance: '', SystemEconomy: '$economy_None;', SystemGovernment: '$government_None;' };
const secured = { ...named, SystemSecurity: '$SYSTEM_SECURITY_low;' };
const faction = {
  Name: 'Maia Watch',
  FactionState: 'None',
  Government: 'Democracy',
  Influence: 1,
  Allegiance: 'Empire',
};

/** What a version wrote of a jump, each line with what came to be required since the one before. */
const jumps = {
  '2.2': { ...arrival, Allegiance: '', Economy: '$economy_None;', Faction: 'Maia Watch' },
  '2.4': { ...arrival, ...secured, Factions: [faction], SystemFaction: 'Maia Watch', FactionState: 'Boom' },
  'Fleet Carriers Update - Patch 11': {
    ...arrival,
    ...secured,
    SystemSecondEconomy: '$economy_None;',
    Factions: [{ ...faction, Happiness: '$Faction_HappinessBand2;', MyReputation: 0 }],
  },
} as const;

describe('an event', () => {
  it.each([
    ['2.2', '2.2', []],
    ['2.2', '2.2 (Beta 2)', []],
    ['2.2', '2.3', ['SystemAllegiance', 'SystemEconomy', 'SystemGovernment', 'SystemSecurity']],
    ['2.4', '2.4', []],
    // No real line is known between 2.4 and 3.4.
    ['2.4', '3.2', []],
    ['2.4', 'April Update Patch 2 EDH', ['SystemSecondEconomy', 'Happiness', 'MyReputation']],
    ['2.4', '4.4.0.1', ['SystemSecondEconomy', 'Happiness', 'MyReputation']],
    ['Fleet Carriers Update - Patch 11', '4.4.0.1', []],
  ] as const)('as %s wrote it is judged by %s', (written, gameVersion, missing) => {
    const event = { timestamp: '2026-11-14T20:41:00Z', event: 'FSDJump', ...jumps[written] };
    const errors = checkEvent(event, { gameVersion }).filter(({ severity }) => severity !== 'note');
    expect(errors.map(({ pointer }) => path.basename(pointer))).toEqual(missing);
  });

  it.each([
    ['2016-10-01', 0],
    ['2017-05-01', 4],
    ['2018-06-01', 4],
    ['2026-11-14', 5],
  ])('of %s is judged by its time if no version is given', (day, errors) => {
    const event = { timestamp: `${day}T20:41:00Z`, event: 'FSDJump', ...jumps['2.2'] };
    expect(checkEvent(event)).toHaveLength(errors);
  });

  it.each([
    ['Fleet Carriers Update - Patch 11', '2026-11-14', 'note'],
    ['4.4.0.1', '2019-11-14', 'warning'],
    [undefined, '2019-11-14', 'note'],
    [undefined, '2026-11-14', 'warning'],
  ] as const)('of %s and %s that contradicts evidence is a note before the lines were counted', (version, day, is) => {
    const event = { timestamp: `${day}T20:41:00Z`, event: 'Music', MusicTrack: 7 };
    expect(checkEvent(event, version ? { gameVersion: version } : {})).toMatchObject([{ severity: is }]);
  });

  it('of any version has its types, and the letter of the specification in spec', () => {
    const event = { timestamp: '2016-10-01T20:41:00Z', event: 'FSDJump', ...jumps['2.2'], FuelUsed: 'much' };
    expect(checkEvent(event)).toMatchObject([{ rule: 'field/type' }]);
    expect(checkEvent(event, { dialect: 'spec' }).filter(({ rule }) => rule === 'field/required')).toHaveLength(10);
  });
});

it('of 2.2 beta may have a Docked without StationType', () => {
  const event = { timestamp: '2026-11-14T20:41:00Z', event: 'Docked', StationName: 'Obsidian Orbital' };
  const missing = (gameVersion: string) => checkEvent(event, { gameVersion }).map(({ pointer }) => pointer);
  expect(missing('2.2 (Beta 2)')).not.toContain('/StationType');
  expect(missing('2.3')).toContain('/StationType');
});

it.each([
  ['special_fsd_heavyy', 'did you mean "special_fsd_heavy"?'],
  ['FSD_LongRange', undefined],
])('finds %s among the experimental effects, not among the blueprints', (ApplyExperimentalEffect, hint) => {
  const event = { timestamp: '2026-11-14T20:41:00Z', event: 'EngineerCraft', ApplyExperimentalEffect };
  const found = checkEvent(event).find(({ pointer }) => pointer === '/ApplyExperimentalEffect');
  expect(found).toMatchObject({ rule: 'field/unseen' });
  expect(found?.hint).toBe(hint);
});

describe('a journal', () => {
  const line = (members: object) => `${JSON.stringify({ timestamp: '2026-11-14T20:41:00Z', ...members })}\r\n`;
  const header = (gameversion: string, part = 1) =>
    line({ event: 'Fileheader', part, language: 'English\\UK', gameversion, build: 'r121645/r0 ' });
  const loaded = line({ event: 'LoadGame', Commander: 'Jameson', Credits: 1000, Loan: 0, gameversion: '2.2' });
  const jump = line({ event: 'FSDJump', ...jumps['2.2'] });

  it.each([
    ['2.2', 'note'],
    ['2.3', 'warning'],
  ])('of %s has money and fuel that no line explains as a %s', async (version, severity) => {
    const start = line({ event: 'LoadGame', Commander: 'Jameson', Credits: 1_000_000, Loan: 0 });
    const flown = line({ event: 'FSDJump', FuelUsed: 1, FuelLevel: 9 });
    const filled = line({ event: 'FSDJump', FuelUsed: 1, FuelLevel: 25 });
    const text = header(version) + start + flown + filled + start.replace('1000000', '3000000');
    const found = [];
    for await (const { rule, severity: is } of checkJournal(Readable.from([text]), { dialect: 'game' }))
      if (rule === 'jump/fuel' || rule === 'credits/balance') found.push(`${rule} ${is}`);
    expect(found).toEqual([`jump/fuel ${severity}`, `credits/balance ${severity}`]);
  });

  it.each([
    ['its Fileheader', { '.01.log': header('2.2') + jump }, 0],
    ['its Fileheader, whatever LoadGame says', { '.01.log': header('4.4.0.1') + loaded + jump }, 5],
    ['the Fileheader of its first part', { '.01.log': header('2.2'), '.02.log': jump }, 0],
    ['LoadGame', { '.01.log': loaded + jump }, 0],
    ['its times', { '.01.log': jump }, 5],
  ])('is judged by the version in %s', async (_, files, errors) => {
    const directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-versions-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    for (const [end, text] of Object.entries(files))
      writeFileSync(path.join(directory, `Journal.161114204100${end}`), text);
    const isOne = Object.keys(files).length === 1;
    for (const source of [directory, ...(isOne ? [Readable.from(Object.values(files))] : [])]) {
      let found = 0;
      for await (const { severity } of checkJournal(source, { dialect: 'game' })) found += Number(severity === 'error');
      expect(found).toBe(errors);
    }
  });
});
