import { describe, expect, it } from 'vitest';
import { playOf } from '../../../../test/support/acted.js';
import { stepped } from '../../../../test/support/stepped.js';
import type { World } from '../../world/world.js';
import { scoop } from './scoop.js';

/** In supercruise at a scoopable star, with 12 t of free tank. */
function thirsty(change: (world: World) => void = () => {}): World {
  const world = playOf();
  world.place = { is: 'supercruise' };
  world.system = { ...world.system, starClass: 'G' };
  world.ship.scoopRate ||= 0.3;
  world.ship.fuel.main = world.ship.tank - 12;
  change(world);
  return world;
}

describe('scooping', () => {
  it('fills the tank, and writes FuelScoop every five tonnes', () => {
    const world = thirsty();
    const { ship } = world;
    const seen = new Set<boolean>();
    const lines = stepped(world, scoop(world), ({ cockpit }) => seen.add(cockpit.flags.has('ScoopingFuel')));
    expect(lines.map(({ event }) => event)).toEqual(['FuelScoop', 'FuelScoop', 'FuelScoop']);
    expect(ship.fuel.main).toBeCloseTo(ship.tank, 2);
    expect(lines.at(-1)?.Total).toBeCloseTo(ship.fuel.main, 6);
    expect(lines.reduce((sum, { Scooped }) => sum + Number(Scooped), 0)).toBeCloseTo(12, 2);
    expect(seen).toContain(true);
    expect(world.cockpit.flags.has('ScoopingFuel')).toBe(false);
  });

  it.each<[string, (world: World) => void]>([
    ['without a scoop', ({ ship }) => Object.assign(ship, { scoopRate: 0 })],
    ['at a star of another class', (world) => Object.assign(world, { system: { ...world.system, starClass: 'T' } })],
    ['with less than half a tonne missing', ({ ship }) => Object.assign(ship.fuel, { main: ship.tank - 0.4 })],
    ['in normal space', (world) => Object.assign(world, { place: { is: 'space' } })],
    ['at a station', (world) => Object.assign(world, { place: playOf().place })],
  ])('does not happen %s', (_, change) => {
    const world = thirsty(change);
    const { main } = world.ship.fuel;
    expect(stepped(world, scoop(world))).toEqual([]);
    expect(world.ship.fuel.main).toBe(main);
  });
});
