import { describe, expect, it } from 'vitest';
import { playOf } from '../../../../test/support/acted.js';
import { stepped } from '../../../../test/support/stepped.js';
import type { Mission } from '../../commander/taken-missions.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';
import { countKill, redirectIfDone } from './mission-progress.js';

const place = { system: 'Sol', address: 10477373803, station: 'Galileo' };

function mission(change: Partial<Mission>): Mission {
  return {
    id: 1,
    name: 'Mission_Massacre',
    title: 'Kill 2 pirates',
    task: 'massacre',
    faction: 'Sol Workers',
    source: place,
    target: { faction: 'Pirates', kills: 2 },
    reward: 1000,
    isForWing: false,
    influence: '+',
    reputation: '+',
    state: 'active',
    kills: 0,
    isRedirected: false,
    ...change,
  };
}

function withMissions(...missions: Mission[]): World {
  const world = playOf();
  world.commander.missions = missions;
  return world;
}

const pirate = { faction: 'Pirates', pilot: { shown: 'Mad Max' } } as Contact;
const kindsAfterKill = (world: World, by = pirate) => stepped(world, countKill(world, by)).map(({ event }) => event);

describe('a kill', () => {
  it('redirects its mission when it is the last one, and only once', () => {
    const world = withMissions(mission({}));
    expect(kindsAfterKill(world)).toEqual([]);
    expect(kindsAfterKill(world)).toEqual(['MissionRedirected']);
    expect(kindsAfterKill(world)).toEqual([]);
    expect(world.commander.missions[0]).toMatchObject({ kills: 2, isRedirected: true });
  });

  it('counts once for each faction that requested it', () => {
    const world = withMissions(mission({}), mission({ id: 2 }), mission({ id: 3, faction: 'Sol Nationalists' }));
    kindsAfterKill(world);
    expect(world.commander.missions.map(({ kills }) => kills)).toEqual([1, 0, 1]);
  });

  it('counts for an assassination only if it was the target', () => {
    const target = { faction: 'Pirates', pilot: 'Mad Max', kills: 1 };
    const world = withMissions(mission({ task: 'assassination', target }));
    expect(kindsAfterKill(world, { ...pirate, pilot: { shown: 'Jameson' } } as Contact)).toEqual([]);
    expect(kindsAfterKill(world)).toEqual(['MissionRedirected']);
  });

  it('of another faction, or for a failed mission, does not count', () => {
    const world = withMissions(mission({ kills: 1 }), mission({ id: 2, faction: 'Others', state: 'failed', kills: 1 }));
    expect(kindsAfterKill(world, { ...pirate, faction: 'Traders' })).toEqual([]);
    expect(kindsAfterKill(world)).toEqual(['MissionRedirected']);
    expect(world.commander.missions[1]).toMatchObject({ kills: 1, isRedirected: false });
  });
});

describe('a salvage mission', () => {
  it('is redirected once its cargo is found, and only once', () => {
    const salvage = mission({ task: 'salvage' });
    const world = withMissions(salvage);
    const kinds = () => stepped(world, redirectIfDone(world, salvage)).map(({ event }) => event);
    expect(kinds()).toEqual([]);
    salvage.cargo = { type: 'usscargoblackbox', count: 1 };
    expect(kinds()).toEqual(['MissionRedirected']);
    expect(kinds()).toEqual([]);
  });
});
