import { describe, expect, it } from 'vitest';
import { acted, kindsOf, moon, playOf } from '../../../test/support/acted.js';
import { distanceBetween, type StarSystem, type Station } from '../../game/star-system.js';
import type { Activity } from '../../simulate/activity.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import {
  aboardShip,
  docked,
  findStation,
  inNormalSpace,
  inSupercruise,
  landed,
  onFootInStation,
  onFootOnPlanet,
} from './prerequisites.js';

const kindsFrom = (world: World, activity: Activity) => kindsOf(acted(world, activity).lines);

function stationOf({ place }: World): Station {
  if (place.is !== 'docked') throw new Error(`${place.is} and not docked`);
  return place.station;
}

/** The nearest other system with a pad for the ship and fuel for it. */
function nextPort(world: World): { system: StarSystem; station: Station } {
  const far = ({ position }: StarSystem) => distanceBetween(position, world.system.position);
  const ports = world.galaxy.populated
    .filter(({ address }) => address !== world.system.address)
    .flatMap((system) => stationsWithPadFor(system, world.ship).map((station) => ({ system, station })))
    .filter(({ station }) => station.services.includes('Refuel'));
  return ports.reduce((best, each) => (far(each.system) < far(best.system) ? each : best));
}

/** On foot on a moon, beside the ship. */
function walking(person: Partial<World['person']> = {}): World {
  const world = playOf();
  const over = { body: moon, latitude: 1, longitude: 1, heading: 0, altitude: 0 };
  Object.assign(world, { place: { is: 'landed', over }, vehicle: 'foot', outsidePosition: { ...over } });
  Object.assign(world.person, person);
  return world;
}

describe('aboard the ship', () => {
  it('a broken canopy is repaired where the ship is docked, at any cost', () => {
    const world = playOf();
    world.ship.isCanopyBroken = true;
    world.commander.credits = 0;
    expect(kindsFrom(world, aboardShip(world)).filter((kind) => kind.startsWith('Repair'))).not.toEqual([]);
    expect(world.ship.isCanopyBroken).toBe(false);
  });

  it('it stays broken in space', () => {
    const world = playOf();
    Object.assign(world, { place: { is: 'supercruise' } });
    world.ship.isCanopyBroken = true;
    expect(kindsFrom(world, aboardShip(world))).toEqual([]);
    expect(world.ship.isCanopyBroken).toBe(true);
  });

  it('a commander on foot returns to the ship', () => {
    const world = walking();
    expect(kindsFrom(world, aboardShip(world))).toContain('Embark');
    expect(world.vehicle).toBe('ship');
  });
});

describe('docked', () => {
  it('nothing happens where the ship is docked as requested', () => {
    const world = playOf();
    const { system } = world;
    for (const settings of [{}, { system }, { station: { system, station: stationOf(world) } }])
      expect(kindsFrom(world, docked(world, settings))).toEqual([]);
  });

  it('the ship flies to another system that is set, and its tank is filled there', () => {
    const world = playOf();
    const { system } = nextPort(world);
    kindsFrom(world, docked(world, { system }));
    expect(world.system).toBe(system);
    expect(world.place.is).toBe('docked');
    expect(world.ship.fuel.main).toBe(world.ship.tank);
  });

  it('the tank is not filled if a fuel level is set', () => {
    const world = playOf();
    kindsFrom(world, docked(world, { station: nextPort(world), fuel: { share: 0.5 } }));
    expect(world.ship.fuel.main).toBeLessThan(world.ship.tank);
  });

  it('the ship goes to the station that is set, even within a system', () => {
    const world = playOf();
    const station: Station = { ...stationOf(world), name: 'Another Port', marketId: 1 };
    kindsFrom(world, docked(world, { station: { system: world.system, station } }));
    expect(stationOf(world).marketId).toBe(1);
  });

  it('a station that is not accepted is left for an accepted one', () => {
    const world = playOf();
    const { marketId } = stationOf(world);
    kindsFrom(
      world,
      docked(world, {}, (station) => station.marketId !== marketId),
    );
    expect(stationOf(world).marketId).not.toBe(marketId);
  });
});

describe('a station', () => {
  it('that is set must be accepted', () => {
    const world = playOf();
    const station = { system: world.system, station: stationOf(world) };
    expect(findStation(world, { station }, () => true, '')).toEqual([world.system, station.station]);
    expect(() => findStation(world, { station }, () => false, 'with outfitting')).toThrow(
      `${station.station.name} in ${world.system.name} is not a station with outfitting`,
    );
  });

  it('is searched for only in the system that is set', () => {
    const world = playOf();
    const { system } = nextPort(world);
    expect(findStation(world, { system }, () => true, '')[0]).toBe(system);
    expect(() => findStation(world, { system }, () => false, 'with outfitting')).toThrow(
      `there is no station with outfitting in ${system.name} with a ${world.ship.pad} pad`,
    );
  });
});

describe('in flight', () => {
  it('supercruise is entered from a station and from the ground', () => {
    for (const world of [playOf(), walking()]) {
      const kinds = kindsFrom(world, inSupercruise(world));
      expect(kinds).toContain('SupercruiseEntry');
      expect(world).toMatchObject({ place: { is: 'supercruise' }, vehicle: 'ship' });
    }
  });

  it('normal space is reached by undocking, or by leaving supercruise', () => {
    const world = playOf();
    expect(kindsFrom(world, inNormalSpace(world))).toContain('Undocked');
    expect(world.place.is).toBe('space');
    world.place = { is: 'supercruise' };
    expect(kindsFrom(world, inNormalSpace(world))).toContain('SupercruiseExit');
    expect(world.place).toEqual({ is: 'space' });
    expect(kindsFrom(world, inNormalSpace(world))).toEqual([]);
  });
});

describe('on a body', () => {
  it('the ship stays where it is landed; otherwise it lands on the nearest body', () => {
    const world = playOf();
    expect(kindsFrom(world, landed(world))).toContain('Touchdown');
    expect(kindsFrom(world, landed(world))).toEqual([]);
  });

  it('a healthy commander goes on walking', () => {
    const world = walking({ oxygen: 0.5, health: 0.5 });
    expect(kindsFrom(world, onFootOnPlanet(world))).toEqual([]);
  });

  it.each([{ oxygen: 0.49 }, { health: 0.49 }])('an unwell commander (%j) goes to the ship first', (person) => {
    const world = walking(person);
    const kinds = kindsFrom(world, onFootOnPlanet(world)).filter((kind) => /^(Emb|Disemb)ark$/.test(kind));
    expect(kinds).toEqual(['Embark', 'Disembark']);
    expect(world.vehicle).toBe('foot');
  });
});

describe('on foot in a station', () => {
  it('the commander disembarks, and stays on foot', () => {
    const world = playOf();
    expect(kindsFrom(world, onFootInStation(world))).toContain('Disembark');
    expect(world.vehicle).toBe('foot');
    expect(kindsFrom(world, onFootInStation(world))).toEqual([]);
  });
});
