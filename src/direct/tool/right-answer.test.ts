import { expect, it } from 'vitest';
import { journalFold } from '../../state/journal-fold.js';
import { unknownState } from '../../state/journal-state.js';
import { rightIn } from './right-answer.js';

function after(...lines: readonly Readonly<Record<string, unknown>>[]) {
  const state = unknownState();
  for (const line of lines) journalFold.advance(state, { timestamp: '3307-01-01T00:00:00Z', ...line });
  return (member: keyof typeof rightIn) => rightIn[member](state);
}

const load = { event: 'LoadGame', Ship: 'adder', ShipID: 1 };
const inA = { event: 'Location', StarSystem: 'A', SystemAddress: 1, Docked: true, StationName: 'S', MarketID: 5 };
const toB = { event: 'StartJump', JumpType: 'Hyperspace', StarSystem: 'B' };
const inB = { event: 'FSDJump', StarSystem: 'B', SystemAddress: 2, Factions: [{ Name: 'F' }] };

it('books signals under the system that they are in, before and after the arrival', () => {
  const signal = { event: 'FSSSignalDiscovered', SignalName: 'X', SystemAddress: 2 };
  const answer = after(load, inA, { ...signal, SystemAddress: 1 }, toB, signal, signal, inB, signal);
  expect([answer('signals'), answer('jumps'), answer('factions')]).toEqual([3, 1, ['F']]);
});

it('knows a body once, and in its own system', () => {
  const scan = { event: 'Scan', BodyName: 'B 1', SystemAddress: 2 };
  expect(after(load, inB, scan, { ...scan, ScanType: 'Detailed' })('bodies')).toEqual(['B 1']);
  expect(after(load, inB, { event: 'Scan', BodyName: 'A 1', SystemAddress: 1 })('bodies')).toEqual([]);
});

it('counts a docking once that Location and Docked report', () => {
  const docked = { ...inA, event: 'Docked' };
  expect(after(load, inA, docked)('dockings')).toBe(1);
  expect(after(load, inA, docked, { event: 'Undocked' }, docked)('dockings')).toBe(2);
});

it('adds up rows of several owners, and books a pick-up once', () => {
  const Items = [
    { Name: 'Insight', Count: 1, OwnerID: 0 },
    { Name: 'insight', Count: 2, OwnerID: 7 },
  ];
  const gone = { event: 'BackpackChange', timestamp: '3307-01-01T00:00:09Z', Removed: [{ Name: 'insight', Count: 1 }] };
  const answer = after({ event: 'ShipLocker', Items }, { event: 'Backpack', Items }, { event: 'CollectItems' }, gone);
  expect([answer('locker'), answer('backpack')]).toEqual([{ insight: 3 }, { insight: 2 }]);
  expect(
    after({ event: 'ShipLocker', timestamp: 'earlier', Items }, { event: 'ShipLocker' })('locker'),
  ).toBeUndefined();
});

it('takes a faction without a name in the effects for the target of the mission', () => {
  const accepted = { event: 'MissionAccepted', MissionID: 3, Faction: 'F', TargetFaction: 'T' };
  const FactionEffects = [{ Faction: 'F' }, { Faction: '' }];
  const answer = after(load, accepted, { event: 'MissionCompleted', MissionID: 3, FactionEffects });
  expect(answer('influenced')).toEqual(['F', 'T']);
});

it('counts influence in the system that an effect names, and targets that others have killed', () => {
  const accepted = { event: 'MissionAccepted', MissionID: 3, Faction: 'F', TargetFaction: 'T', KillCount: 9 };
  const kill = { event: 'Bounty', VictimFaction: 'T' };
  const redirected = { event: 'MissionRedirected', MissionID: 3 };
  expect(after(load, { event: 'Missions' }, accepted, kill)('targetsLeft')).toEqual({ 3: 8 });
  expect(after(load, { event: 'Missions' }, accepted, kill, redirected)('targetsLeft')).toEqual({ 3: 0 });
  const effects = [
    { Faction: 'F', Influence: [{ SystemAddress: 1, Trend: 'UpGood', Influence: '+++' }] },
    { Faction: 'T', Influence: [{ SystemAddress: 2, Trend: 'DownBad', Influence: '++' }] },
  ];
  expect(after(load, { event: 'MissionCompleted', FactionEffects: effects })('influence')).toEqual({ 1: 3, 2: -2 });
});

it('knows what is on a body wherever the commander is, and what it circles', () => {
  const body = { SystemAddress: 2, BodyID: 7 };
  const scan = { event: 'Scan', ...body, BodyName: 'B 1 a', Parents: [{ Planet: 3 }, { Star: 0 }] };
  const seen = { event: 'FSSBodySignals', ...body, Signals: [{ Type: 'X', Count: 2 }] };
  const mapped = {
    event: 'SAASignalsFound',
    ...body,
    Signals: [
      { Type: 'X', Count: 2 },
      { Type: 'Y', Count: 1 },
    ],
  };
  const analysis = { event: 'ScanOrganic', ScanType: 'Analyse', Species: 'L', SystemAddress: 1, Body: 4 };
  const answer = after(load, inB, seen, scan, mapped, analysis);
  expect([answer('orbits'), answer('bodySignals'), answer('lifeOn')]).toEqual([{ 7: 3 }, { 7: 3 }, { '1 4': 'L' }]);
  expect(after(load, inB, seen, scan, inA)('bodySignals')).toEqual({});
});

it('counts the bounty of a skimmer, which has no list of rewards', () => {
  const skimmer = { event: 'Bounty', Reward: 500, Faction: 'F' };
  expect(after(load, { event: 'Bounty', TotalReward: 1000 }, skimmer)('bounties')).toBe(1500);
});

it('knows where the own carrier is when it jumps without the commander', () => {
  const at = { event: 'CarrierLocation', CarrierID: 9, StarSystem: 'A' };
  expect(after(load, inB, at, { ...at, StarSystem: 'C' })('carrier')).toBe('C');
  expect(after(load, inB, at, { ...at, CarrierType: 'SquadronCarrier', StarSystem: 'C' })('carrier')).toBe('A');
});

it('calls the Nomad a lander from its launch to its docking', () => {
  const launch = { event: 'LaunchFighter', Loadout: 'starter', ID: 31, PlayerControlled: true };
  const flight = [load, inA, launch, { event: 'Disembark', SRV: true }, { event: 'Embark', SRV: true, ID: 31 }];
  expect(after(...flight.slice(0, 3))('vehicle')).toBe('lander');
  expect(after(...flight)('vehicle')).toBe('lander');
  expect(after(...flight, { event: 'DockSRV', SRVType: 'lander01' })('vehicle')).toBe('ship');
});
