import { describe, expect, it } from 'vitest';
import { moon, playOf } from '../../../test/support/acted.js';
import { passTime } from './pass-time.js';
import type { World } from './world.js';

function flying(place: World['place'] = { is: 'supercruise' }): World {
  const world = playOf();
  world.place = place;
  return world;
}

describe('an hour of flight', () => {
  it.each(['supercruise', 'space'] as const)('wears the hull by 0.4 %% in %s', (is) => {
    const world = flying({ is });
    world.ship.wear = 0.1;
    passTime(world, 3600);
    expect(world.ship.wear).toBeCloseTo(0.104, 10);
  });

  it('cannot wear the hull away', () => {
    const world = flying();
    world.ship.wear = 0.999;
    passTime(world, 3600);
    expect(world.ship.wear).toBe(1);
  });

  it.each<[string, (world: World) => void]>([
    ['in the main menu', (world) => Object.assign(world, { isInMenu: true })],
    ['on foot', (world) => Object.assign(world, { vehicle: 'foot' })],
    ['docked', (world) => Object.assign(world, { place: playOf().place })],
    ['in hyperspace', (world) => Object.assign(world, { place: { is: 'hyperspace' } })],
  ])('causes no burn and no wear %s', (_, change) => {
    const world = flying();
    change(world);
    const { fuel, wear } = structuredClone({ fuel: world.ship.fuel, wear: world.ship.wear });
    expect(passTime(world, 3600)).toBe(false);
    expect(world.ship).toMatchObject({ fuel, wear });
  });

  it('burns 0.4 t of an SRV, which never runs dry', () => {
    const world = flying();
    Object.assign(world, { vehicle: 'srv', srvFuel: 0.5 });
    passTime(world, 3600);
    expect(world.srvFuel).toBeCloseTo(0.1, 10);
    passTime(world, 3600);
    expect(world.srvFuel).toBe(0.05);
  });

  it('moves what is in motion', () => {
    const over = { body: moon, latitude: 0, longitude: 0, heading: 90, altitude: 1000 };
    const world = flying({ is: 'space', over });
    world.motion = { north: 0, east: 0.001, climb: -2 };
    passTime(world, 100);
    expect(over).toMatchObject({ latitude: 0, altitude: 800 });
    expect(over.longitude).toBeCloseTo(0.1, 10);
  });
});

describe('the reservoir', () => {
  function withReservoir(reservoir: number, main = 10): World {
    const world = flying();
    Object.assign(world.ship.fuel, { main, reservoir });
    return world;
  }

  it('is filled from the main tank as soon as it is empty', () => {
    const world = withReservoir(0);
    const { ship } = world;
    ship.fuel.reservoir = ship.burnPerHour;
    expect(passTime(world, 3600)).toBe(true);
    expect(ship.fuel).toEqual({ main: 10 - ship.reservoirSize, reservoir: ship.reservoirSize });
  });

  it('is not filled earlier', () => {
    const world = withReservoir(0);
    const { ship } = world;
    ship.fuel.reservoir = ship.burnPerHour + 0.01;
    expect(passTime(world, 3600)).toBe(false);
    expect(ship.fuel.main).toBe(10);
    expect(ship.fuel.reservoir).toBeCloseTo(0.01, 10);
  });

  it('takes what is left in the tank, and stays empty after that', () => {
    const world = withReservoir(0.001, 0.002);
    const { ship } = world;
    expect(passTime(world, 60)).toBe(true);
    expect(ship.fuel.main).toBe(0);
    expect(passTime(world, 3600)).toBe(false);
    expect(ship.fuel).toEqual({ main: 0, reservoir: 0 });
  });
});
