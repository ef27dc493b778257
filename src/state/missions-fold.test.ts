import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { journalFold } from './journal-fold.js';
import { type Mission, unknownState } from './journal-state.js';

const accepted = { event: 'MissionAccepted', MissionID: 7, KillCount: 2, TargetFaction: 'Sol Cartel' };

function missionAfter(...events: readonly Members[]): Mission | undefined {
  const state = unknownState();
  for (const [index, event] of events.entries()) {
    journalFold.advance(state, event, { file: '', line: index + 1, timestamp: undefined });
  }
  return state.missions?.['7'];
}

describe('a mission', () => {
  it.each(['MissionCompleted', 'MissionFailed', 'MissionAbandoned'])('is over after its %s', (event) => {
    expect(missionAfter(accepted, { event, MissionID: 7 })?.ended).toMatchObject({ line: 2 });
    expect(missionAfter(accepted, { event, MissionID: 8 })?.ended).toBeUndefined();
  });

  it.each<[Members, number]>([
    [{ event: 'Bounty', VictimFaction: 'Sol Cartel' }, 1],
    [{ event: 'FactionKillBond', VictimFaction: 'Sol Cartel' }, 1],
    [{ event: 'Bounty', VictimFaction: 'Mother Gaia' }, 0],
    [{ event: 'Bounty' }, 1],
    [{ event: 'CommitCrime', Faction: 'Mother Gaia' }, 1],
  ])('after %j has %i kills', (event, kills) => {
    expect(missionAfter(accepted, event)?.kills).toBe(kills);
  });

  it.each<[Members, string | undefined]>([
    [{}, 'Sol Cartel'],
    [{ Wing: false }, 'Sol Cartel'],
    [{ Wing: true }, undefined],
    [{ KillCount: 0 }, undefined],
    [{ KillCount: undefined }, undefined],
  ])('accepted with %j is about kills of %s', (members, targets) => {
    expect(missionAfter({ ...accepted, ...members })?.targets).toBe(targets);
  });

  it('can be handed in where it was accepted, and where it leads', () => {
    const docked = { event: 'Docked', StarSystem: 'Sol', StationName: 'Galileo' };
    const leading = { ...accepted, DestinationSystem: 'Maia', DestinationSettlement: 'Obsidian Orbital' };
    const redirected = { event: 'MissionRedirected', MissionID: 7, NewDestinationSystem: 'Merope' };
    expect(missionAfter(docked, leading, redirected)).toMatchObject({
      systems: ['Sol', 'Maia', 'Merope'],
      stations: ['Galileo', 'Obsidian Orbital'],
    });
    expect(missionAfter(leading)).toMatchObject({ systems: undefined, stations: undefined });
  });

  it.each([
    [3600, '2026-11-14T21:41:00.000Z'],
    [0, undefined],
    [9e12, undefined],
    [1e300, undefined],
  ])('listed with %d seconds left ends at %s', (Expires, expiry) => {
    const Active = [{ MissionID: 7, Expires }];
    expect(missionAfter({ timestamp: '2026-11-14T20:41:00Z', event: 'Missions', Active })?.expiry).toBe(expiry);
  });
});
