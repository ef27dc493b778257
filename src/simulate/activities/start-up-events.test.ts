import { describe, expect, it } from 'vitest';
import { stepped } from '../../../test/support/stepped.js';
import { shipSymbol } from '../../game/ship-names.js';
import { type Mission, passengersAboard } from '../commander/taken-missions.js';
import type { UncheckedDraft } from '../event-fields.js';
import { flagsOf } from '../status/status-flags.js';
import { makeWorld } from '../world/make-world.js';
import { beginAt, type Start } from '../world/starting-place.js';
import type { World } from '../world/world.js';
import { joinWing } from './company/wing.js';
import { relog } from './relog.js';
import { startUp } from './start-up-events.js';

/** The bit of Status in a wing. */
const inWing = 128;

const now = Date.UTC(2026, 10, 14, 20, 41) / 1000;

const order = [
  'Fileheader',
  'Commander',
  'GameModeChange',
  'Materials',
  'Rank',
  'Progress',
  'Reputation',
  'EngineerProgress',
  'LoadGame',
  'SquadronStartup',
  'Statistics',
  'Location',
  'ShipLocker',
  'Missions',
  'Loadout',
  'Cargo',
];

/** SquadronStartup sometimes comes first. */
const squadronFirst = order.toSpliced(order.indexOf('LoadGame'), 2, 'SquadronStartup', 'LoadGame');

function begun(
  seed: number,
  more: { readonly start?: Start; readonly asLive?: boolean; readonly carrier?: boolean } = {},
): World {
  const { start = 'docked', asLive = false, carrier = false } = more;
  const startConditions = { ship: ['explorer'], squadron: true, odyssey: true, carrier } as const;
  const world = makeWorld({ seed, now, dialect: 'game', startConditions, asLive });
  beginAt(world, world.random.stream('start'), { [start]: 1 });
  return world;
}

/** Only some commanders have a carrier or a power. */
function kindsIn(happenings: readonly UncheckedDraft[]): string[] {
  return happenings.map(({ event }) => event).filter((event) => event !== 'CarrierLocation' && event !== 'Powerplay');
}

function named(happenings: readonly UncheckedDraft[], name: string): UncheckedDraft | undefined {
  return happenings.find(({ event }) => event === name);
}

describe('the start of the game', () => {
  it('is written in the order that readers rely on', () => {
    for (let seed = 0; seed < 20; seed++) {
      const world = begun(seed);
      const kinds = kindsIn(stepped(world, startUp(world)));
      expect([order, squadronFirst]).toContainEqual(kinds.slice(0, order.length));
      expect(['', 'CommunityGoal']).toContain(kinds.slice(order.length).join());
    }
  });

  it("includes the location of the commander's carrier, right before the statistics, or before the squadron's", () => {
    const world = begun(3, { carrier: true });
    const lines = stepped(world, startUp(world));
    const kinds = lines.map(({ event }) => event);
    const types = lines.flatMap((line) => ('CarrierType' in line ? line.CarrierType : []));
    expect(['FleetCarrier', 'FleetCarrier SquadronCarrier']).toContain(types.join(' '));
    expect(kinds.lastIndexOf('CarrierLocation')).toBe(kinds.indexOf('Statistics') - 1);
    expect(kinds.indexOf('CarrierLocation')).toBeGreaterThan(kinds.indexOf('LoadGame'));
  });

  it('has a beta version unless `asLive` is set', () => {
    const beta = begun(1);
    const [header] = stepped(beta, startUp(beta));
    expect(header).toEqual({
      event: 'Fileheader',
      part: 1,
      language: 'English/UK',
      Odyssey: true,
      gameversion: expect.stringContaining('Beta') as string,
      build: expect.stringMatching(/^r\d+\/r0 $/) as string,
    });
    const live = begun(1, { asLive: true });
    const written = stepped(live, startUp(live));
    expect(written[0]?.gameversion).toMatch(/^[\d.]+$/);
    expect(named(written, 'LoadGame')?.gameversion).toBe(written[0]?.gameversion);
  });

  it('takes realistic time', () => {
    const times = Array.from({ length: 41 }, (_, seed) => {
      const world = begun(seed);
      let at: number | undefined;
      const found = new Map<string, number>();
      for (const { wait = 0, write } of startUp(world)) {
        world.now += wait;
        at ??= world.now;
        if (write) found.set(write.event, world.now - at);
      }
      return {
        menu: found.get('Commander') ?? 0,
        loading: (found.get('Location') ?? 0) - (found.get('LoadGame') ?? 0),
      };
    });
    const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[20] ?? 0;
    expect(Math.abs(median(times.map(({ menu }) => menu)) - 42)).toBeLessThan(12);
    expect(Math.abs(median(times.map(({ loading }) => loading)) - 22)).toBeLessThan(8);
  });

  it('may be on foot: then the suit counts as the ship, and neither ship nor cargo are written', () => {
    const world = begun(3, { start: 'concourse' });
    expect(world.vehicle).toBe('foot');
    const written = stepped(world, startUp(world));
    expect(named(written, 'LoadGame')).toMatchObject({
      Ship: expect.stringMatching(/^(FlightSuit|(Utility|Tactical|Exploration)Suit_Class\d)$/) as string,
      ShipID: world.commander.loadout.id,
      FuelCapacity: 1,
    });
    expect(named(written, 'Location')).toMatchObject({ OnFoot: true, Docked: false, BodyType: 'Station' });
    expect(named(written, 'SuitLoadout')).toMatchObject({ LoadoutID: world.commander.loadout.id });
    for (const kind of ['Loadout', 'Cargo']) expect(named(written, kind)).toBeUndefined();
  });

  it('may be in space', () => {
    const world = begun(3, { start: 'space' });
    const written = stepped(world, startUp(world));
    expect(named(written, 'LoadGame')).not.toHaveProperty('StartLanded');
    expect(named(written, 'Location')).toMatchObject({ Docked: false, BodyType: 'Star' });
    expect(named(written, 'Loadout')).toBeDefined();
  });

  it('may be on the ground: in the ship, in the SRV or on foot', () => {
    const landed = begun(3, { start: 'landed' });
    const inShip = stepped(landed, startUp(landed));
    expect(named(inShip, 'LoadGame')).toMatchObject({ StartLanded: true, ShipID: landed.ship.id });
    expect(named(inShip, 'Location')).toMatchObject({ Docked: false, BodyType: 'Planet', Taxi: false });
    const srv = begun(3, { start: 'srv' });
    const inSrv = stepped(srv, startUp(srv));
    expect(named(inSrv, 'LoadGame')).toMatchObject({ StartLanded: true, Ship: 'TestBuggy', FuelCapacity: 0 });
    expect(named(inSrv, 'Location')).toMatchObject({ InSRV: true, BodyType: 'Planet' });
    expect(named(inSrv, 'Cargo')).toMatchObject({ Vessel: 'SRV', Inventory: [] });
    expect(named(inSrv, 'Loadout')).toBeUndefined();
    const walking = begun(3, { start: 'walking' });
    const onFoot = stepped(walking, startUp(walking));
    expect(named(onFoot, 'LoadGame')).toMatchObject({ StartLanded: true, FuelCapacity: 1 });
    expect(named(onFoot, 'Location')).toMatchObject({ OnFoot: true, BodyType: 'Planet' });
  });

  it('has the same ship, credits, cargo and location in every event', () => {
    for (let seed = 0; seed < 20; seed++) {
      const world = begun(seed);
      const written = stepped(world, startUp(world));
      const { ship, system, place, commander } = world;
      expect(named(written, 'LoadGame')).toMatchObject({
        Ship: shipSymbol(ship.hull),
        ShipID: ship.id,
        Credits: commander.credits,
      });
      expect(named(written, 'Loadout')).toMatchObject({ Ship: ship.hull, ShipID: ship.id });
      expect(named(written, 'Location')).toMatchObject({
        StarSystem: system.name,
        SystemAddress: system.address,
        Docked: true,
        MarketID: place.is === 'docked' && place.station.marketId,
      });
      const { Count, Inventory } = named(written, 'Cargo') as unknown as {
        Count: number;
        Inventory: { Count: number }[];
      };
      expect(Inventory.reduce((sum, item) => sum + item.Count, 0)).toBe(Count);
    }
  });
});

describe('logging in again from the main menu', () => {
  it('writes everything but the file header again, and expired missions have failed', () => {
    const world = begun(5);
    stepped(world, startUp(world));
    const mission: Mission = {
      id: 1,
      name: 'Mission_Courier_name',
      title: 'Data',
      task: 'courier',
      faction: 'A',
      source: { system: 'Sol', address: 10477373803, station: 'Galileo' },
      reward: 1,
      isForWing: false,
      influence: '+',
      reputation: '+',
      expires: world.now + 5,
      state: 'active',
      kills: 0,
      isRedirected: false,
    };
    const passengers = { count: 4, type: 'Tourist', areWanted: false } as const;
    world.commander.missions = [mission];
    expect(passengersAboard([{ ...mission, passengers }, mission], 'game')).toEqual([
      { MissionID: 1, Type: 'Tourist', VIP: false, Wanted: false, Count: 4 },
    ]);
    const written = stepped(world, relog(world));
    const again = kindsIn(written).filter((event) => event !== 'CommunityGoal');
    expect([order, squadronFirst].map((all) => ['Music', ...all.slice(1)])).toContainEqual(again);
    expect(written[0]).toMatchObject({ MusicTrack: 'MainMenu' });
    expect(named(written, 'Missions')).toMatchObject({ Active: [], Failed: [{ MissionID: 1 }] });
  });

  it('ends the wing that the commander is in', () => {
    const world = begun(4);
    world.commander.gameMode = 'Open';
    stepped(world, joinWing(world));
    expect(flagsOf(world, undefined) & inWing).toBe(inWing);
    expect(kindsIn(stepped(world, relog(world)))[0]).toBe('WingLeave');
    expect(flagsOf(world, undefined) & inWing).toBe(0);
  });

  it('leads from supercruise to normal space', () => {
    const world = begun(5);
    world.place = { is: 'supercruise' };
    stepped(world, relog(world));
    expect(world.place).toEqual({ is: 'space' });
  });

  it('increases the time played, and never reduces a count', () => {
    const world = begun(6);
    const statistics = (written: UncheckedDraft[]) =>
      named(written, 'Statistics') as unknown as Record<string, Record<string, number>>;
    const before = statistics(stepped(world, startUp(world)));
    world.now += 3600;
    const after = statistics(stepped(world, relog(world)));
    expect(after.Exploration?.Time_Played).toBeGreaterThanOrEqual((before.Exploration?.Time_Played ?? 0) + 3600);
    expect(after.Trading).toEqual(before.Trading);
  });
});
