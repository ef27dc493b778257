import { describe, expect, it } from 'vitest';
import { moon, playOf } from '../../../test/support/acted.js';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { decodeFlags2 } from '../../interface/flag-tables.js';
import { changeStock } from '../ship/ship.js';
import type { World } from '../world/world.js';
import { statusOf } from './status-event.js';

const timestamp = '2026-11-14T20:41:00Z';

/** Outside, on the ground of a body. */
function outside(dialect: Dialect, heading: number): World {
  const world = playOf(7, dialect);
  const over = { body: moon, latitude: 1, longitude: 2, heading, altitude: 0 };
  world.place = { is: 'landed', over };
  world.vehicle = 'foot';
  world.standingOn = 'surface';
  world.outsidePosition = { ...over };
  return world;
}

describe('Status', () => {
  it.each([
    ['spec', 200, 200],
    ['game', 200, -160],
    ['game', 180, 180],
    ['game', 359, -1],
    ['game', 0, 0],
  ] as const)('in the dialect %s has the heading %i of a commander on foot as %i', (dialect, heading, actual) => {
    expect(statusOf(outside(dialect, heading), timestamp).Heading).toBe(actual);
  });

  it('has the heading of a ship from 0 to 359 in both dialects', () => {
    for (const dialect of ['spec', 'game'] as const) {
      const world = outside(dialect, 200);
      world.vehicle = 'ship';
      expect(statusOf(world, timestamp).Heading).toBe(200);
    }
  });

  it.each([
    [200, []],
    [150, ['Cold']],
    [81, ['Cold']],
    [60, ['Cold', 'VeryCold']],
    [350, ['Hot']],
    [500, ['Hot', 'VeryHot']],
  ])('at %i K has the right temperature flags', (temperature, felt) => {
    const world = outside('game', 0);
    world.person.temperature = temperature;
    const actual = decodeFlags2(Number(statusOf(world, timestamp).Flags2)).filter((name) => /Cold|Hot/.test(name));
    expect(actual).toEqual(felt);
  });

  it('has the cargo of the current vehicle', () => {
    const world = outside('game', 0);
    world.ship.cargo.clear();
    changeStock(world.ship.cargo, 'gold', 7);
    changeStock(world.ship.srvCargo, 'silver', 2);
    const cargo = (['ship', 'srv', 'taxi'] as const).map((ride) => {
      world.vehicle = ride;
      return statusOf(world, timestamp).Cargo;
    });
    expect(cargo).toEqual([7, 2, 0]);
  });

  it('has the fuel of the ship that another pilot flies', () => {
    const world = playOf();
    world.vehicle = 'taxi';
    world.otherShip = { fuel: { main: 6.5, reservoir: 0.57 }, tank: 8, perLightYear: 0.04, range: 40 };
    const { Fuel, Pips } = statusOf(world, timestamp);
    expect({ Fuel, Pips }).toEqual({ Fuel: { FuelMain: 6.5, FuelReservoir: 0.57 }, Pips: [4, 4, 4] });
  });
});
