import { describe, expect, it } from 'vitest';
import type { Activity } from '../activity.js';
import { makeMission } from '../commander/make-missions.js';
import type { UncheckedDraft } from '../event-fields.js';
import { Random } from '../random.js';
import { makeWorld } from '../world/make-world.js';
import type { World } from '../world/world.js';
import { relog } from './relog.js';
import { startUp } from './start-up-events.js';

const now = Date.UTC(2026, 10, 14, 20, 41) / 1000;

const order = [
  'Fileheader',
  'Commander',
  'Materials',
  'Rank',
  'Progress',
  'Reputation',
  'EngineerProgress',
  'SquadronStartup',
  'LoadGame',
  'Statistics',
  'Location',
  'Missions',
  'Loadout',
  'Cargo',
];

function begun(seed: number, more: { readonly onFoot?: number; readonly asLive?: boolean } = {}): World {
  const { onFoot = 0, asLive = false } = more;
  const startConditions = { ship: ['all-rounder', 'trader'], squadron: true, odyssey: true, onFoot } as const;
  return makeWorld({ seed, now, dialect: 'game', startConditions, asLive });
}

function written(world: World, activity: Activity): UncheckedDraft[] {
  const all: UncheckedDraft[] = [];
  for (const { wait = 0, write } of activity) {
    world.now += wait;
    if (write) all.push(write);
  }
  return all;
}

function named(happenings: readonly UncheckedDraft[], name: string): UncheckedDraft | undefined {
  return happenings.find(({ event }) => event === name);
}

describe('the start of the game', () => {
  it('is told in the order that readers rely on', () => {
    for (let seed = 0; seed < 20; seed++) {
      const world = begun(seed);
      const kinds = written(world, startUp(world)).map(({ event }) => event);
      expect(kinds.slice(0, order.length)).toEqual(order);
      expect(['', 'CommunityGoal']).toContain(kinds.slice(order.length).join());
    }
  });

  it('says that it is a beta, unless asked not to', () => {
    const beta = begun(1);
    const [header] = written(beta, startUp(beta));
    expect(header).toEqual({
      event: 'Fileheader',
      part: 1,
      language: 'English/UK',
      Odyssey: true,
      gameversion: expect.stringContaining('Beta') as string,
      build: expect.stringMatching(/^r\d+\/r0 $/) as string,
    });
    const live = begun(1, { asLive: true });
    const told = written(live, startUp(live));
    expect(told[0]?.gameversion).toMatch(/^[\d.]+$/);
    expect(named(told, 'LoadGame')?.gameversion).toBe(told[0]?.gameversion);
  });

  it('may be on foot: then the suit counts as the ship, and is told', () => {
    const world = begun(3, { onFoot: 1 });
    expect(world.vehicle).toBe('foot');
    const told = written(world, startUp(world));
    expect(named(told, 'LoadGame')).toMatchObject({ ShipID: world.commander.loadout.id, FuelCapacity: 1 });
    expect(named(told, 'Location')).toMatchObject({ OnFoot: true, Docked: true });
    expect(named(told, 'SuitLoadout')).toMatchObject({ LoadoutID: world.commander.loadout.id });
  });

  it('tells the same ship, credits, hold and place in every event', () => {
    for (let seed = 0; seed < 20; seed++) {
      const world = begun(seed);
      const told = written(world, startUp(world));
      const { ship, system, place, commander } = world;
      expect(named(told, 'LoadGame')).toMatchObject({ Ship: ship.hull, ShipID: ship.id, Credits: commander.credits });
      expect(named(told, 'Loadout')).toMatchObject({ Ship: ship.hull, ShipID: ship.id });
      expect(named(told, 'Location')).toMatchObject({
        StarSystem: system.name,
        SystemAddress: system.address,
        Docked: true,
        MarketID: place.is === 'docked' && place.station.marketId,
      });
      const { Count, Inventory } = named(told, 'Cargo') as unknown as { Count: number; Inventory: { Count: number }[] };
      expect(Inventory.reduce((sum, item) => sum + item.Count, 0)).toBe(Count);
    }
  });
});

describe('coming in again from the main menu', () => {
  it('tells everything but the file header once more, and what has run out has failed', () => {
    const world = begun(5);
    written(world, startUp(world));
    const source = { system: 'A', address: 1, station: 'B', marketId: 2 };
    const offer = { task: 'courier', faction: 'C', source } as const;
    const mission = makeMission(new Random(1), [], world.now, offer);
    world.commander.missions = [{ ...mission, id: 1, expires: world.now + 5 }];
    const told = written(world, relog(world));
    expect(told.map(({ event }) => event).filter((event) => event !== 'CommunityGoal')).toEqual([
      'Music',
      ...order.slice(1),
    ]);
    expect(told[0]).toMatchObject({ MusicTrack: 'MainMenu' });
    expect(named(told, 'Missions')).toMatchObject({ Active: [], Failed: [{ MissionID: 1 }] });
  });

  it('leads into normal space from supercruise', () => {
    const world = begun(5);
    world.place = { is: 'supercruise' };
    written(world, relog(world));
    expect(world.place).toEqual({ is: 'space' });
  });

  it('makes the time played grow, and nothing that was counted shrink', () => {
    const world = begun(6);
    const statistics = (told: UncheckedDraft[]) =>
      named(told, 'Statistics') as unknown as Record<string, Record<string, number>>;
    const before = statistics(written(world, startUp(world)));
    world.now += 3600;
    const after = statistics(written(world, relog(world)));
    expect(after.Exploration?.Time_Played).toBeGreaterThanOrEqual((before.Exploration?.Time_Played ?? 0) + 3600);
    expect(after.Trading).toEqual(before.Trading);
  });
});
