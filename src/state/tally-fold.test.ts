import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { findsHere } from './finds-fold.js';
import { journalFold } from './journal-fold.js';
import { type JournalState, unknownState } from './journal-state.js';

function stateAfter(...events: readonly Members[]): JournalState {
  const state = unknownState();
  for (const event of events) journalFold.advance(state, event);
  return state;
}

const load = { event: 'LoadGame', Commander: 'Ada', Ship: 'adder', ShipID: 1 };
const factions = [{ Name: 'Reds' }, { Name: 'Blues' }];
const jumpTo = (SystemAddress: number) => ({
  event: 'FSDJump',
  StarSystem: `S${SystemAddress}`,
  SystemAddress,
  Factions: factions,
});
const signalIn = (SystemAddress: number) => ({ event: 'FSSSignalDiscovered', SystemAddress, SignalName: 'x' });
const scan = (BodyName: string, more: Members = {}) => ({ event: 'Scan', SystemAddress: 1, BodyName, ...more });
const analysed = { event: 'ScanOrganic', ScanType: 'Analyse', SystemAddress: 1, Body: 4, Species: 'Aleoida' };
const flown: readonly Members[] = [
  load,
  jumpTo(1),
  signalIn(1),
  signalIn(1),
  scan('S1 a', { BodyID: 4, Parents: [{ Planet: 5 }, { Star: 0 }] }),
  scan('S1 b', { BodyID: 5, Parents: [{ Star: 0 }] }),
  scan('S1 a', { BodyID: 4, Parents: [{ Planet: 5 }, { Star: 0 }] }),
  { event: 'FSSAllBodiesFound', SystemName: 'S1' },
  { event: 'SAASignalsFound', SystemAddress: 1, BodyID: 4, Signals: [{ Count: 2 }, { Count: 3 }] },
  { event: 'FSSBodySignals', SystemAddress: 1, BodyID: 5, Signals: [{ Count: 1 }] },
  { ...analysed, ScanType: 'Log', Species: 'Bacterium' },
  analysed,
  { event: 'Docked', StarSystem: 'S1', StationName: 'Dock' },
  { event: 'Bounty', TotalReward: 30, Reward: 99 },
  { event: 'Bounty', Reward: 12 },
];

describe('a session', () => {
  it('adds up what was done', () => {
    expect(stateAfter(...flown).tally).toEqual({
      jumps: 1,
      dockings: 1,
      bounties: 42,
      signals: { 1: 2 },
      bodies: { 1: ['S1 a', 'S1 b'] },
      explored: ['S1'],
      lifeForms: ['Aleoida'],
      factions: ['Reds', 'Blues'],
      influenced: [],
    });
  });

  it('begins with a log-in, after which discoveries stay', () => {
    const { tally } = stateAfter(...flown, load);
    expect([tally.jumps, tally.dockings, tally.bounties, tally.signals]).toEqual([0, 0, 0, {}]);
    expect([tally.bodies, tally.explored, tally.lifeForms]).toEqual([{ 1: ['S1 a', 'S1 b'] }, ['S1'], ['Aleoida']]);
  });

  it.each<[string, Members, Members]>([
    ['loses sight of signals in a jump', { event: 'StartJump', JumpType: 'Hyperspace' }, {}],
    ['keeps them in supercruise', { event: 'StartJump', JumpType: 'Supercruise' }, { 1: 2 }],
    ['keeps those of the system it is in', jumpTo(1), { 1: 2 }],
    ['loses those of the last system', jumpTo(2), {}],
    ['loses them in a death', { event: 'Died' }, {}],
    ['loses them in another ship', { event: 'Resurrect' }, {}],
    ['loses them as crew', { event: 'JoinACrew' }, {}],
    ['loses them after that', { event: 'QuitACrew' }, {}],
  ])('%s', (_, event, signals) => {
    expect(stateAfter(...flown, event).tally.signals).toEqual(signals);
  });

  it.each(['Died', 'Resurrect', 'JoinACrew', 'QuitACrew'])('does not know who is there after %s', (event) => {
    expect(stateAfter(...flown, { event }).tally.factions).toEqual([]);
  });

  it('counts a log-in in dock as a docking, and no docking twice', () => {
    const location = { event: 'Location', StarSystem: 'S1', SystemAddress: 1, Docked: true, StationName: 'Dock' };
    const dock = { event: 'Docked', StarSystem: 'S1', StationName: 'Dock' };
    expect(stateAfter(load, location, dock).tally.dockings).toBe(1);
    expect(stateAfter(load, { ...location, Docked: false }, dock).tally.dockings).toBe(1);
    expect(stateAfter(load, dock, { event: 'Undocked' }, dock).tally.dockings).toBe(2);
    expect(stateAfter(load, { ...location, event: 'CarrierJump' }).tally.dockings).toBe(1);
    expect(stateAfter(load, { ...location, event: 'CarrierJump', Docked: false }).tally.dockings).toBe(0);
  });

  it('knows whom a mission affected, also where its line leaves out the target', () => {
    const accepted = { event: 'MissionAccepted', MissionID: 5, Faction: 'Reds', TargetFaction: 'Blues' };
    const completed = {
      event: 'MissionCompleted',
      MissionID: 5,
      FactionEffects: [{ Faction: 'Reds' }, { Faction: '' }, { Faction: 'Reds' }],
    };
    expect(stateAfter(accepted, completed).tally.influenced).toEqual(['Reds', 'Blues']);
    expect(stateAfter(completed).tally.influenced).toEqual(['Reds']);
    expect(stateAfter({ ...completed, TargetFaction: 'Greens' }).tally.influenced).toEqual(['Reds', 'Greens']);
  });
});

describe('finds', () => {
  it('are what bodies circle, their signals and their life, in the system of each', () => {
    const state = stateAfter(...flown);
    expect(state.finds).toEqual({
      '1 4': { circles: 5, signals: 5, analysed: 'Aleoida' },
      '1 5': { circles: 0, signals: 1 },
    });
    expect(findsHere(state, 'signals')).toEqual({ 4: 5, 5: 1 });
    expect(findsHere(state, 'circles')).toEqual({ 4: 5, 5: 0 });
    expect(findsHere(stateAfter(...flown, jumpTo(2)), 'signals')).toEqual({});
    expect(findsHere(unknownState(), 'signals')).toBeUndefined();
  });

  it('are the pluses that a mission has brought to each system, less its minuses', () => {
    const influence = (SystemAddress: number, Influence: string, Trend = 'UpGood') => ({
      SystemAddress,
      Influence,
      Trend,
    });
    const completed = {
      event: 'MissionCompleted',
      FactionEffects: [
        { Influence: [influence(1, '+++'), influence(2, '++')] },
        { Influence: [influence(1, '++', 'DownBad'), { Influence: '+' }] },
      ],
    };
    expect(stateAfter(completed).influence).toEqual({ 1: 1, 2: 2 });
  });
});
