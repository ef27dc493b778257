import { describe, expect, it } from 'vitest';
import { acted, kindsOf, misfits, moon, playOf, type WrittenStatus } from '../../../../test/support/acted.js';
import { distanceBetween, type StarSystem, type Station } from '../../../game/star-system.js';
import { dialectNames } from '../../../interface/dialect/dialects.js';
import { addOffence } from '../../commander/legal-standing.js';
import { mayEnter } from '../../commander/permits.js';
import { galaxy } from '../../galaxy/milky-way.js';
import { jumpRange } from '../../ship/jump-range.js';
import { canBeInterrupted } from '../../world/interruption.js';
import { dockedAt, surfacePositionOf } from '../../world/landing-pads.js';
import type { World } from '../../world/world.js';
import { landOn } from '../surface/landing.js';
import { dockAt } from './dock.js';
import { jumpTo } from './jump.js';
import { supercharge } from './jump-boost.js';
import { scoop } from './scoop.js';
import { cruiseSeconds, cruiseTo, enterSupercruise, undock } from './supercruise.js';
import { followRoute, plotRoute, travelTo } from './travel-to-system.js';

const orbital: Station = {
  name: 'High Gate',
  type: 'Coriolis',
  marketId: 3_228_000_000,
  distance: 300,
  pads: [4, 4, 2],
  faction: 'None',
  government: 'Democracy',
  allegiance: '',
  economies: [['Industrial', 1]],
  services: ['Dock', 'Refuel'],
};
const port: Station = { ...orbital, name: 'Low Gate', type: 'CraterOutpost', marketId: 3_228_002_560, body: moon };

/** A populated system between `least` and `most` ranges away. */
function ahead(world: World, least: number, most: number): StarSystem {
  const range = jumpRange(world.ship);
  const found = galaxy.populated.find((system) => {
    const distance = distanceBetween(world.system.position, system.position);
    return distance > least * range && distance <= most * range && mayEnter(world.commander, system);
  });
  if (!found) throw new Error('there is nothing around');
  return found;
}

describe('docking', () => {
  it.each(dialectNames)('is written as in the tables, in the dialect %s', (dialect) => {
    for (const station of [orbital, port]) {
      const world = playOf(7, dialect);
      expect(misfits(acted(world, dockAt(world, station)), dialect)).toEqual([]);
    }
  });

  it('requests a pad, is granted one at once, and lands', () => {
    const world = playOf();
    const { lines } = acted(world, dockAt(world, orbital, 'none'));
    expect(kindsOf(lines)).toEqual([
      'Undocked',
      'StartJump',
      'SupercruiseEntry',
      'SupercruiseDestinationDrop',
      'SupercruiseExit',
      'DockingRequested',
      'DockingGranted',
      'Docked',
    ]);
    const [, start, entry, drop, exit, requested, granted] = lines;
    expect(drop).toMatchObject({ Type: 'High Gate', Threat: 0, MarketID: orbital.marketId });
    expect((exit?.at ?? 0) - (drop?.at ?? 0)).toBeLessThanOrEqual(2);
    expect((entry?.at ?? 0) - (start?.at ?? 0)).toBe(5);
    expect((granted?.at ?? 0) - (requested?.at ?? 0)).toBeLessThanOrEqual(1);
    expect(exit).toMatchObject({ Body: 'High Gate', BodyType: 'Station' });
  });

  it('is not interrupted between the permission and the pad', () => {
    const world = playOf();
    let isGranted = false;
    const rests: boolean[] = [];
    for (const { write } of dockAt(world, orbital)) {
      if (write?.event === 'DockingRequested') isGranted = true;
      if (write?.event === 'Docked') break;
      if (isGranted) rests.push(canBeInterrupted(world));
    }
    expect(new Set(rests)).toEqual(new Set([false]));
  });

  it('on a body descends to the exact pad, without a leap', () => {
    const world = playOf();
    const { lines, statuses } = acted(world, dockAt(world, port, 'none'));
    const kinds = kindsOf(lines);
    expect(kinds.slice(-6)).toEqual([
      'ApproachBody',
      'ApproachSettlement',
      'SupercruiseExit',
      'DockingRequested',
      'DockingGranted',
      'Docked',
    ]);
    const over = statuses.filter(({ flags }) => flags.includes('HasLatLong'));
    expect(over[0]?.Altitude).toBeGreaterThan(150_000);
    expect(leapsIn(over)).toEqual([]);
    expect(over.at(-1)).toMatchObject({
      Latitude: surfacePositionOf(port)?.latitude,
      Longitude: surfacePositionOf(port)?.longitude,
    });
    expect(over.some(({ flags2 }) => flags2.includes('GlideMode'))).toBe(true);
  });

  it('includes wanted state, active fine and a broken canopy', () => {
    const world = playOf(7, 'spec');
    world.system = { ...world.system, security: 'low', population: 1000, faction: 'The Law' };
    addOffence(world.commander, world.system, { bounty: 100, fine: 10 });
    world.ship.isCanopyBroken = true;
    const { lines } = acted(world, dockAt(world, orbital, 'none'));
    expect(lines.at(-1)).toMatchObject({ event: 'Docked', Wanted: true, ActiveFine: true, CockpitBreach: true });
  });
});

describe('leaving a pad on a body', () => {
  it('shows the ascent until the body is left', () => {
    const world = playOf();
    world.place = dockedAt(port);
    const { lines, statuses } = acted(world, enterSupercruise(world));
    expect(kindsOf(lines)).toEqual(['Undocked', 'StartJump', 'SupercruiseEntry', 'LeaveBody']);
    const over = statuses.filter(({ flags }) => flags.includes('HasLatLong'));
    expect(over.length).toBeGreaterThan(statuses.length / 2);
    expect(leapsIn(over)).toEqual([]);
    expect(Math.max(...over.map(({ Altitude }) => Number(Altitude)))).toBeGreaterThan(80_000);
    expect(world.place).toEqual({ is: 'supercruise' });
  });

  it('keeps the position while the ship is close', () => {
    const world = playOf();
    world.place = dockedAt(port);
    const { statuses } = acted(world, undock(world));
    for (const { flags } of statuses) expect(flags).toContain('HasLatLong');
  });
});

describe('supercruise', () => {
  it('starts from the ground with a take-off', () => {
    const world = playOf();
    acted(world, landOn(world, moon));
    const { lines } = acted(world, cruiseTo(world, orbital));
    expect(kindsOf(lines)).toEqual(['Liftoff', 'StartJump', 'SupercruiseEntry', 'LeaveBody']);
  });

  it('takes longer the farther it goes', () => {
    const far = [0, 1, 2, 5, 9.9, 10, 50, 99, 101, 500, 2000, 9999, 50_000, 6_784_404].map(cruiseSeconds);
    expect(far).toEqual([...far].sort((a, b) => a - b));
    expect(cruiseSeconds(1000)).toBe(161);
  });

  it('shows a carrier without a body, and a token with its displayed name', () => {
    const world = playOf();
    const carrier = { ...orbital, type: 'FleetCarrier', name: 'K7Q-BQL' };
    const destinationAt = (station: Station) => acted(world, cruiseTo(world, station)).statuses.at(-1)?.Destination;
    expect(destinationAt(carrier)).toEqual({ System: world.system.address, Body: 0, Name: 'K7Q-BQL' });
    expect(destinationAt({ ...orbital, name: '$EXT_PANEL_ColonisationShip; Meridian' })).toMatchObject({
      Name_Localised: 'System Colonisation Ship Meridian',
    });
  });
});

describe('a jump', () => {
  it('begins 18 seconds or more before the arrival, after fifteen of charging', () => {
    const world = playOf();
    const { lines } = acted(world, jumpTo(world, ahead(world, 0.3, 0.9)));
    const start = lines.find(({ JumpType }) => JumpType === 'Hyperspace');
    const arrival = lines.find(({ event }) => event === 'FSDJump');
    expect(start).toMatchObject({ StarSystem: world.system.name, SystemAddress: world.system.address });
    const seconds = (arrival?.at ?? 0) - (start?.at ?? 0);
    expect(seconds).toBeGreaterThanOrEqual(18);
    expect(seconds).toBeLessThanOrEqual(22);
  });

  it('uses less fuel after a jet cone, and writes the boost', () => {
    const [plain, boosted] = ([[], ['DA']] as const).map((cones) => {
      const world = playOf(7, 'spec');
      const there = ahead(world, 0.3, 0.9);
      world.place = { is: 'supercruise' };
      for (const starClass of cones) {
        world.system = { ...world.system, starClass };
        acted(world, supercharge(world));
      }
      return acted(world, jumpTo(world, there)).lines.at(-1);
    });
    expect([plain?.BoostUsed, boosted?.BoostUsed]).toEqual([undefined, 4]);
    expect(Number(boosted?.FuelUsed)).toBeLessThan(0.6 * Number(plain?.FuelUsed));
  });

  it('reaches farther after a jet cone', () => {
    const world = playOf();
    world.place = { is: 'supercruise' };
    world.system = { ...world.system, starClass: 'N' };
    const boosts = acted(world, supercharge(world)).lines.filter(({ event }) => event === 'JetConeBoost');
    expect(boosts.map(({ BoostValue }) => BoostValue)).toEqual([4]);
  });

  it('is written as a route by the game however short it is, and cleared on the way', () => {
    const world = playOf();
    const there = ahead(world, 0.3, 0.9);
    const kinds = kindsOf(acted(world, travelTo(world, there)).lines);
    expect(kinds.filter((kind) => /NavRoute|FSDTarget|FSDJump/.test(kind))).toEqual([
      'NavRoute',
      'FSDTarget',
      'NavRouteClear',
      'FSDJump',
    ]);
  });

  it('includes whether the commander is wanted there', () => {
    for (const isWanted of [true, false]) {
      const world = playOf(7, 'spec');
      const there = { ...ahead(world, 0.3, 0.9), security: 'low', population: 1000, faction: 'The Law' } as const;
      if (isWanted) addOffence(world.commander, there, { bounty: 100 });
      const { lines } = acted(world, jumpTo(world, there));
      expect(lines.at(-1)?.Wanted).toBe(isWanted ? true : undefined);
    }
  });
});

describe('a route', () => {
  it('has its destination from plotting to arrival, and is cleared before the last arrival', () => {
    const world = playOf();
    const there = ahead(world, 2.2, 4);
    const { lines, statuses } = acted(world, travelTo(world, there));
    const kinds = kindsOf(lines);
    expect(kinds.filter((kind) => kind === 'FSDJump').length).toBeGreaterThan(1);
    expect(kinds.filter((kind) => kind === 'NavRouteClear')).toHaveLength(1);
    expect(kinds.indexOf('NavRouteClear')).toBe(kinds.lastIndexOf('StartJump') + 1);
    const plotted = lines.find(({ event }) => event === 'NavRoute')?.at ?? Infinity;
    const arrived = lines.findLast(({ event }) => event === 'FSDJump')?.at ?? 0;
    const way = statuses.filter(({ at }) => at > plotted && at < arrived);
    expect(way.length).toBeGreaterThan(10);
    for (const { Destination } of way) expect(Destination).toMatchObject({ Name: there.name, Body: 0 });
    expect(world.cockpit.target).toBeUndefined();
    expect(world.hasOpenNavRoute).toBe(false);
  });

  it('that is given up is cleared, and the next one is written however short it is', () => {
    const world = playOf();
    acted(world, plotRoute(world, ahead(world, 2.2, 4)));
    world.ship.fuel.main = 0.01;
    world.system = { ...world.system, starClass: 'N' };
    expect(kindsOf(acted(world, followRoute(world)).lines).at(-1)).toBe('NavRouteClear');
    expect(world.route).toEqual([]);
    world.ship.fuel.main = world.ship.tank;
    expect(kindsOf(acted(world, jumpTo(world, ahead(world, 0.3, 0.9))).lines)[0]).toBe('NavRoute');
  });
});

describe('scooping', () => {
  it('is written every five tonnes, and for the rest at the end', () => {
    const world = playOf();
    world.place = { is: 'supercruise' };
    world.system = { ...world.system, starClass: 'G' };
    world.ship.fuel.main = world.ship.tank - 12;
    const { lines } = acted(world, scoop(world));
    expect(lines.map(({ event, Scooped }) => [event, Math.round(Number(Scooped))])).toEqual([
      ['FuelScoop', 5],
      ['FuelScoop', 5],
      ['FuelScoop', 2],
    ]);
    expect(lines.at(-1)?.Total).toBe(world.ship.tank);
  });
});

/** Position changes larger than any flight makes: half a degree, or seven kilometres up or down. */
function leapsIn(statuses: readonly WrittenStatus[]): string[] {
  return statuses.slice(1).flatMap((status, index) => {
    const before = statuses[index];
    const by = (name: string) => Math.abs(Number(status[name]) - Number(before?.[name]));
    const east = Math.min(by('Longitude'), 360 - by('Longitude'));
    const leaps = by('Latitude') > 0.5 || east > 0.5 || by('Altitude') > 7000;
    return leaps ? [`${before?.at} to ${status.at}: ${by('Latitude')} ${east} ${by('Altitude')}`] : [];
  });
}
