import { describe, expect, it } from 'vitest';
import { beginPlay } from '../play/begin.js';
import type { Play } from '../play/play.js';
import type { Activity, Happening } from '../play/step.js';
import { relog } from './relog.js';
import { startUp } from './start-up.js';

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

function begun(seed: number, more: { readonly onFoot?: number; readonly asLive?: boolean } = {}): Play {
  const { onFoot = 0, asLive = false } = more;
  const opening = { ship: ['all-rounder', 'trader'], squadron: true, odyssey: true, onFoot } as const;
  return beginPlay({ seed, now, dialect: 'game', opening, asLive });
}

function written(play: Play, activity: Activity): Happening[] {
  const all: Happening[] = [];
  for (const { wait = 0, write } of activity) {
    play.now += wait;
    if (write) all.push(write);
  }
  return all;
}

function named(happenings: readonly Happening[], name: string): Happening | undefined {
  return happenings.find(({ event }) => event === name);
}

describe('the start of the game', () => {
  it('is told in the order that readers rely on', () => {
    for (let seed = 0; seed < 20; seed++) {
      const play = begun(seed);
      const kinds = written(play, startUp(play)).map(({ event }) => event);
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
    const play = begun(3, { onFoot: 1 });
    expect(play.ride).toBe('foot');
    const told = written(play, startUp(play));
    expect(named(told, 'LoadGame')).toMatchObject({ ShipID: play.commander.loadout.id, FuelCapacity: 1 });
    expect(named(told, 'Location')).toMatchObject({ OnFoot: true, Docked: true });
    expect(named(told, 'SuitLoadout')).toMatchObject({ LoadoutID: play.commander.loadout.id });
  });

  it('tells the same ship, credits, hold and place in every event', () => {
    for (let seed = 0; seed < 20; seed++) {
      const play = begun(seed);
      const told = written(play, startUp(play));
      const { ship, system, place, commander } = play;
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
    const play = begun(5);
    written(play, startUp(play));
    const mission = {
      id: 1,
      name: 'Mission_Courier_name',
      faction: 'A',
      passengers: false,
      reward: 1,
      expires: play.now + 5,
    };
    play.commander.missions = [{ ...mission, state: 'active' }];
    const told = written(play, relog(play));
    expect(told.map(({ event }) => event).filter((event) => event !== 'CommunityGoal')).toEqual([
      'Music',
      ...order.slice(1),
    ]);
    expect(told[0]).toMatchObject({ MusicTrack: 'MainMenu' });
    expect(named(told, 'Missions')).toMatchObject({ Active: [], Failed: [{ MissionID: 1 }] });
  });

  it('leads into normal space from supercruise', () => {
    const play = begun(5);
    play.place = { is: 'supercruise' };
    written(play, relog(play));
    expect(play.place).toEqual({ is: 'space' });
  });

  it('makes the time played grow, and nothing that was counted shrink', () => {
    const play = begun(6);
    const statistics = (told: Happening[]) =>
      named(told, 'Statistics') as unknown as Record<string, Record<string, number>>;
    const before = statistics(written(play, startUp(play)));
    play.now += 3600;
    const after = statistics(written(play, relog(play)));
    expect(after.Exploration?.Time_Played).toBeGreaterThanOrEqual((before.Exploration?.Time_Played ?? 0) + 3600);
    expect(after.Trading).toEqual(before.Trading);
  });
});
