/** `simulate --continue`: takes up where a directory ends. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checkJournal } from '../../src/check/check-journal.js';
import type { Members } from '../../src/interface/object-rule.js';
import type { JournalEvent } from '../../src/journal/journal-event.js';
import { departureOf } from '../../src/simulate/departure/departure.js';
import { planNames } from '../../src/simulate/plans/plans.js';
import { simulate } from '../../src/simulate/simulate.js';
import { shakedown } from '../shakedown.js';
import { isThorough, oneIn } from '../thorough.js';
import { endingAt, endNames, spotNames } from './endings.js';

const place = mkdtempSync(path.join(os.tmpdir(), 'shakedown-continue-'));
afterAll(() => rmSync(place, { recursive: true }));

const usual = ['--for', '20m', '--seed', '7', '--start', '2026-11-14T20:41:00Z'];

async function written(out: string, ...words: string[]): Promise<string> {
  const directory = path.join(place, out);
  const { code, err } = await shakedown('simulate', ...words, '--out', directory);
  expect(err).toBe('');
  expect(code).toBe(0);
  return directory;
}

/** The files of some directories, the later ones in place of the earlier ones. */
function filesIn(...directories: string[]): Record<string, string> {
  const files = directories.flatMap((directory) =>
    readdirSync(directory)
      .filter((name) => !name.startsWith('.'))
      .map((name) => [name, readFileSync(path.join(directory, name), 'utf8')] as const),
  );
  return Object.fromEntries(files);
}

function eventsIn(directory: string): Members[] {
  const journals = readdirSync(directory).filter((name) => name.endsWith('.log'));
  return journals.flatMap((name) =>
    readFileSync(path.join(directory, name), 'utf8')
      .trim()
      .split('\r\n')
      .map((line) => JSON.parse(line) as Members),
  );
}

it('continues one of its own directories exactly, and that again', async () => {
  const whole = await written('whole', 'trade', '--evenings', '4', ...usual);
  const first = await written('first', 'trade', ...usual);
  const second = await written('second', '--continue', first);
  const third = await written('third', '--continue', second, '--evenings', '2');
  expect(filesIn(first, second, third)).toEqual(filesIn(whole));
});

it('continues a session in the language that it is in', async () => {
  const first = await written('french', 'stay', '--language', 'fr', '--for', '2m', '--seed', '7');
  const second = await written('in french', '--continue', first);
  expect(eventsIn(second)[0]).toMatchObject({ language: eventsIn(first)[0]?.language });
  const other = ['--language', 'en', '--out', path.join(place, 'in english')];
  const { err } = await shakedown('simulate', '--continue', first, ...other);
  expect(err).toContain('--language must be the same as in');
});

/** The first event of a kind in an evening after these lines. */
function nextAfter(lines: readonly Members[], kind: string, seed = 1): Members | undefined {
  const events = lines.map((line) => ({ timestamp: '2025-03-04T20:00:00Z', ...line })) as JournalEvent[];
  const from = departureOf(events);
  const writes = [...simulate({ seed, plan: 'stay', seconds: 300, ...(from && { from }) })];
  return writes.find(({ event }) => event?.event === kind)?.event as Members | undefined;
}

describe('what lines state is taken over', () => {
  const ranks = { Combat: 3, Trade: 8, Explore: 2, Soldier: 0, Exobiologist: 0, Empire: 0, Federation: 0, CQC: 0 };
  const spot = { StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] };
  const launch = { event: 'Fileheader', part: 1, gameversion: '4.1.2.100', Odyssey: true };
  const commander = { event: 'Commander', FID: 'F4567', Name: 'Okoro' };
  const load = { event: 'LoadGame', FID: 'F4567', Commander: 'Okoro', Credits: 1_000_000, Odyssey: true };
  const ship = { Ship: 'python', ShipID: 4, ShipName: '', ShipIdent: '' };
  const location = { event: 'Location', ...spot, Docked: false };
  const begun = [launch, commander, { ...load, ...ship }, location];

  it('the ranks, whatever the ship that is drawn would need', () => {
    const onFoot = [launch, commander, { event: 'Rank', ...ranks }, { ...load, Ship: 'FlightSuit' }, location];
    for (let seed = 1; seed <= 12; seed++) expect(nextAfter(onFoot, 'Rank', seed), `seed ${seed}`).toMatchObject(ranks);
  });

  it('what the lines add up to, where the balance is not certain', () => {
    const sale = { event: 'RedeemVoucher', Type: 'bounty', Amount: 70_000 };
    const wage = { event: 'NpcCrewPaidWage', NpcCrewName: 'Ann Lee', NpcCrewId: 7, Amount: 5000 };
    expect(nextAfter([...begun, sale, wage], 'LoadGame')).toMatchObject({ Credits: 1_065_000 });
  });

  it('the hold of the ship, not that of its SRV', () => {
    const hold = { event: 'Cargo', Vessel: 'Ship', Count: 12 };
    const srv = { event: 'Cargo', Vessel: 'SRV', Count: 2 };
    const loadout = { event: 'Loadout', ...ship, CargoCapacity: 64, UnladenMass: 500, Modules: [] };
    const lines = [...begun, loadout, hold, { event: 'DockSRV', SRVType: 'testbuggy', ID: 3 }, srv];
    expect(nextAfter(lines, 'Cargo')).toMatchObject({ Count: 12 });
  });

  it('the ranks, the balance and the missions of a launch that ended before it said where the commander is', () => {
    const mission = { MissionID: 77, Name: 'Mission_Courier_name', PassengerMission: false, Expires: 9_000_000 };
    const missions = { event: 'Missions', Active: [mission], Failed: [], Complete: [] };
    const again = [launch, commander, { event: 'Rank', ...ranks, Trade: 9 }, { ...load, ...ship, Credits: 1_234_567 }];
    const lines = [...begun, { event: 'Rank', ...ranks }, missions, ...again];
    expect(nextAfter(lines, 'Location')).toMatchObject(spot);
    expect(nextAfter(lines, 'LoadGame')).toMatchObject({ Credits: 1_234_567, ShipID: 4 });
    expect(nextAfter(lines, 'Rank')).toMatchObject({ Trade: 9 });
    expect(nextAfter(lines, 'Missions')).toMatchObject({ Active: [{ MissionID: 77 }] });
    expect(nextAfter([...lines, location], 'Missions')).toMatchObject({ Active: [{ MissionID: 77 }] });
  });

  it('nothing of another commander', () => {
    const other = [
      launch,
      { ...commander, FID: 'F1', Name: 'Ann' },
      { ...load, ...ship, FID: 'F1', Commander: 'Ann', Credits: 5 },
    ];
    const carrier = { event: 'CarrierStats', CarrierID: 3_700_000_000, Callsign: 'X1Y-2ZK', Name: 'HER OWN' };
    const elsewhere = {
      ...location,
      StarSystem: 'Alioth',
      SystemAddress: 1109989017963,
      StarPos: [-33.65625, 72.46875, -20.65625],
    };
    const lines = [...begun, carrier, ...other, elsewhere];
    expect(nextAfter(lines, 'Location')).toMatchObject({ StarSystem: 'Alioth' });
    expect(nextAfter(lines, 'CarrierLocation')?.CarrierID).not.toBe(3_700_000_000);
    // Who got nowhere cannot be continued: the one before is.
    expect(nextAfter([...begun, ...other], 'Commander')).toMatchObject({ FID: 'F4567' });
    expect(nextAfter([...begun, ...other], 'LoadGame')).toMatchObject({ Credits: 1_000_000, ShipID: 4 });
  });
});

it('continues any other directory from what its lines say', async () => {
  const before = await written('before', 'explore', ...usual);
  rmSync(path.join(before, '.shakedown-origin'));
  const after = await written('after', 'trade', '--continue', before, '--seed', '3', '--for', '20m');
  const [one, two] = [eventsIn(before), eventsIn(after)];
  const last = (kind: string) => one.findLast(({ event }) => event === kind);
  const next = (kind: string) => two.find(({ event }) => event === kind);
  expect(next('Commander')).toMatchObject({ Name: last('Commander')?.Name, FID: last('Commander')?.FID });
  expect(next('Rank')).toMatchObject({ Combat: last('Rank')?.Combat, Empire: last('Rank')?.Empire });
  expect(next('Loadout')).toMatchObject({ Ship: last('Loadout')?.Ship, ShipID: last('Loadout')?.ShipID });
  const slots = (loadout: Members | undefined) =>
    JSON.stringify(loadout?.Modules).match(/(Hard|Slot)[^}]*?"Item":"\w+/g);
  expect(slots(next('Loadout'))).toEqual(slots(last('Loadout')));
  const system = one.findLast(({ StarPos }) => StarPos !== undefined)?.StarSystem;
  expect(next('Location')?.StarSystem).toBe(system);
  expect(Date.parse(String(two[0]?.timestamp))).toBeGreaterThan(Date.parse(String(one.at(-1)?.timestamp)));
  const found: unknown[] = [];
  for await (const finding of checkJournal(after)) found.push(finding);
  expect(found).toEqual([]);
});

const endings = spotNames.flatMap((spot, index) =>
  oneIn(9, endNames.slice(isThorough ? 0 : index % 9)).map((end) => [spot, end] as const),
);

it.each(endings)('continues a journal that ends at %s, by %s', async (spot, end) => {
  for (let seed = 1; seed <= (isThorough ? 3 : 1); seed++) {
    const before = path.join(place, 'ending', `${spot} ${end}`, String(seed));
    mkdirSync(before, { recursive: true });
    const lines = endingAt(spot, end, seed);
    const text = lines.map((line) => `${JSON.stringify(line)}\r\n`).join('');
    writeFileSync(path.join(before, 'Journal.2025-03-04T200000.01.log'), text);
    const plan = planNames[seed % planNames.length] as string;
    const after = await written(`${spot} ${end} ${seed}`, plan, '--continue', before, '--for', '5m');
    const [one, two] = [lines, eventsIn(after)];
    const last = (...kinds: string[]) => one.findLast(({ event }) => kinds.includes(String(event)));
    const next = (kind: string) => two.find(({ event }) => event === kind);
    const { StarSystem, SystemAddress, StarPos } = last('Location', 'FSDJump', 'CarrierJump') ?? {};
    expect(next('Location')).toMatchObject({ StarSystem, SystemAddress, ...(StarPos !== undefined && { StarPos }) });
    const { Ship, ShipID, ShipName, ShipIdent } = last('LoadGame') ?? {};
    expect(next('Loadout')).toMatchObject({ Ship, ShipID, ShipName, ShipIdent });
    expect(next('Rank')).toMatchObject({ Combat: 3, Explore: 9, Federation: 14 });
    expect(next('LoadGame')).toMatchObject({ Commander: 'Okoro', Credits: 123_456_789 });
    // Without a Loadout, it is not known how much the ship holds.
    expect(last('Loadout') ? next('Cargo')?.Count : 4).toBe(4);
    for (const name of readdirSync(before))
      writeFileSync(path.join(after, name), readFileSync(path.join(before, name)));
    const found: unknown[] = [];
    for await (const { rule, file, message } of checkJournal(after)) {
      const isOwn = path.basename(file) !== 'Journal.2025-03-04T200000.01.log';
      // The line that is continued puts that system outside the cell of its address.
      if (isOwn && !(rule === 'system/cell' && spot === 'beyond the galaxy')) found.push({ seed, rule, message });
    }
    expect(found).toEqual([]);
  }
});

it.each([
  ['no directory', [], 'is not a directory to continue'],
  ['no journal', ['empty'], 'there is no journal in'],
  ['an old version', ['old'], 'is of version 3.6: only 4.0 and later can be continued'],
  ['the directory itself', ['ours', '--out', path.join(place, 'ours')], '--out must be another directory'],
  ['another seed', ['ours', '--seed', '8'], '--seed must be the same as in'],
  ['an earlier start', ['ours', '--start', '2026-11-14T20:45:00Z'], '--start must be later than the last line in'],
  ['a speed', ['ours', '--speed', '4'], '--continue writes whole evenings at full speed'],
])('refuses %s', async (_what, [directory = 'missing', ...words], sentence) => {
  mkdirSync(path.join(place, 'empty'), { recursive: true });
  mkdirSync(path.join(place, 'old'), { recursive: true });
  const lines = [
    { event: 'Fileheader', part: 1, gameversion: '3.6' },
    { event: 'Location', StarSystem: 'Sol', SystemAddress: 10477373803, StarPos: [0, 0, 0] },
  ];
  const text = lines.map((line) => `${JSON.stringify({ timestamp: '2020-02-01T10:00:00Z', ...line })}\r\n`).join('');
  writeFileSync(path.join(place, 'old', 'Journal.200201100000.01.log'), text);
  if (directory === 'ours') await shakedown('simulate', 'stay', ...usual, '--out', path.join(place, 'ours'));
  const out = ['--out', path.join(place, 'refused')];
  const { code, err } = await shakedown('simulate', '--continue', path.join(place, directory), ...out, ...words);
  expect(err).toContain(sentence);
  expect(code).toBe(2);
});

it('writes the first evenings alike, however many follow', () => {
  for (const plan of oneIn(6, planNames)) {
    const options = { seed: 11, plan, seconds: 900, kinds: ['Fileheader', 'Shutdown', 'Docked', 'Music'] } as const;
    const long = [...simulate({ ...options, evenings: 4 })];
    for (const evenings of [1, 2, 3]) {
      const short = [...simulate({ ...options, evenings })];
      expect(long.slice(0, short.length), plan).toEqual(short);
      const earlier = [{ plan, seconds: options.seconds, evenings }];
      expect([...simulate({ ...options, earlier, evenings: 4 - evenings })], plan).toEqual(long);
    }
  }
});
