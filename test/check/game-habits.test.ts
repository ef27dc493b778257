/** What the live game does itself is silent, or at most a note; the same in the specification is not. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import { encodeFlags } from '../../src/interface/flag-tables.js';
import { formatLine } from '../../src/journal/format/format-line.js';
import { rulesBrokenBy } from '../support/scenes.js';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-habits-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

type Fields = Readonly<Record<string, unknown>>;

const at = (time: string, event: string, fields: Fields = {}) => ({
  timestamp: `2025-03-01T${time}Z`,
  event,
  ...fields,
});
const header = (time: string) =>
  at(time, 'Fileheader', {
    part: 1,
    language: 'English/UK',
    Odyssey: true,
    gameversion: '4.1.0.100',
    build: 'r311607/r0 ',
  });
const sol = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
const centauri = { StarSystem: 'Alpha Centauri', SystemAddress: 1178708478315, StarPos: [3.03125, -0.09375, 3.15625] };
const deciat = { StarSystem: 'Deciat', SystemAddress: 6681123623626, StarPos: [122.625, -0.8125, -47.28125] };

async function findings(files: Readonly<Record<string, string>>, dialect: 'game' | 'spec' = 'game') {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  const found: string[] = [];
  for await (const { rule, severity } of checkJournal(directory, { dialect })) found.push(`${severity} ${rule}`);
  return found.filter((each) => !/companion\/status|field\/|event\//.test(each));
}

const lines = (...events: Fields[]) => events.map((event) => formatLine(event as never)).join('');

it('a clock that goes back is a note', async () => {
  const file = { 'Journal.2025-03-01T200000.01.log': lines(header('20:00:05'), at('20:00:04', 'Shutdown')) };
  expect(await findings(file)).toEqual(['note time/backwards']);
  expect(await findings(file, 'spec')).toEqual(['warning time/backwards']);
});

describe('a MissionAccepted that repeats Target', () => {
  const docked = at('20:01:00', 'Docked', { ...sol, StarPos: undefined, StationName: 'Galileo' });
  const accepted = at('20:02:00', 'MissionAccepted', {
    Faction: 'Mother Gaia',
    MissionID: 7,
    Target: 'a',
    DestinationSystem: 'Sol',
  });
  const doubled = lines(accepted).replace('"Target":"a"', '"Target":"a", "Target":"b"');
  const elsewhere = [
    at('20:05:00', 'FSDJump', { ...centauri, JumpDist: 4.377 }),
    at('20:06:00', 'MissionCompleted', { Faction: 'Mother Gaia', MissionID: 7 }),
  ];

  it('is a note, and is as good as any other', async () => {
    const file = {
      'Journal.2025-03-01T200000.01.log': lines(header('20:00:00'), docked) + doubled + lines(...elsewhere),
    };
    expect(await findings(file)).toEqual(['note line/duplicate-key', 'warning mission/completed']);
    expect(await findings(file, 'spec')).toContain('error line/duplicate-key');
  });
});

it('two commanders at a time do not answer for each other', async () => {
  const commander = (time: string, FID: string, Credits: number) => [
    header(time),
    at(time, 'Commander', { FID, Name: FID }),
    at(time, 'LoadGame', { FID, Commander: FID, Ship: 'SideWinder', ShipID: 1, Credits, Loan: 0 }),
    at(time, 'Location', { ...sol, Docked: false }),
  ];
  const [first, second] = [commander('20:00:00', 'F1', 5_000_000), commander('20:30:00', 'F2', 100)];
  const balance = { Flags: encodeFlags(['Docked', 'InMainShip']), Balance: 4_000_000 };
  const files = {
    'Journal.2025-03-01T200000.01.log': lines(...first, at('21:00:00', 'Docked', { ...sol, StarPos: undefined })),
    'Journal.2025-03-01T203000.01.log': lines(...second, at('20:50:00', 'Undocked')),
    'Status.json': lines(at('21:00:05', 'Status', balance)),
  };
  expect(await findings(files)).toEqual([]);
  const alone = { ...files, 'Journal.2025-03-01T200000.01.log': lines(...first) };
  expect(await findings(alone)).toEqual(['warning status/docked', 'warning credits/balance']);
});

describe('the place of the ship', () => {
  const jump = (time: string, system: Fields, JumpDist: number) => at(time, 'FSDJump', { ...system, JumpDist });
  const leaving = (time: string, StarSystem: string) => at(time, 'StartJump', { JumpType: 'Hyperspace', StarSystem });

  it('does not follow a carrier that jumps alone', () => {
    const alone = at('20:05:00', 'CarrierJump', { ...centauri, Docked: false });
    const docked = at('20:10:00', 'Docked', { ...sol, StarPos: undefined });
    expect(rulesBrokenBy([jump('20:00:00', sol, 9), alone, docked])).toEqual([]);
    expect(rulesBrokenBy([jump('20:00:00', sol, 9), { ...alone, Docked: true }, docked])).toEqual(['docked/system']);
  });

  it('may be where it was after a jump, or not where it was going', () => {
    const thrown = [leaving('20:01:00', 'Alpha Centauri'), jump('20:02:00', sol, 4.377)];
    expect(rulesBrokenBy([jump('20:00:00', sol, 9), ...thrown])).toEqual([]);
    const pulled = [leaving('20:01:00', 'Alpha Centauri'), jump('20:02:00', deciat, 4.377)];
    expect(rulesBrokenBy([jump('20:00:00', sol, 9), ...pulled])).toEqual([]);
    const wrong = [leaving('20:01:00', 'Alpha Centauri'), jump('20:02:00', centauri, 9)];
    expect(rulesBrokenBy([jump('20:00:00', sol, 9), ...wrong])).toEqual(['jump/distance']);
  });
});

it('a mission that was redirected waits, and its targets need not have been recorded', () => {
  const accepted = at('20:00:00', 'MissionAccepted', {
    MissionID: 7,
    Expiry: '2025-03-01T20:10:00Z',
    KillCount: 3,
    TargetFaction: 'Sol Cartel',
  });
  const completed = at('20:30:00', 'MissionCompleted', { MissionID: 7 });
  expect(rulesBrokenBy([accepted, completed])).toEqual(['mission/completed']);
  expect(rulesBrokenBy([accepted, at('20:05:00', 'MissionRedirected', { MissionID: 7 }), completed])).toEqual([]);
});

it('a ship that leaves twice may have leave to dock again', () => {
  const left = (time: string) => at(time, 'Undocked', { StationName: 'Galileo' });
  const docked = at('20:09:00', 'Docked', { StationName: 'Galileo' });
  const granted = at('20:05:00', 'DockingGranted', { StationName: 'Galileo' });
  expect(rulesBrokenBy([header('20:00:00'), left('20:01:00'), granted, left('20:06:00'), docked])).toEqual([]);
  expect(rulesBrokenBy([header('20:00:00'), left('20:01:00'), docked])).toEqual(['docked/granted']);
});
