import { describe, expect, it } from 'vitest';
import { playOf } from '../../../../test/support/acted.js';
import { stepped } from '../../../../test/support/stepped.js';
import { distanceBetween, type StarSystem } from '../../../game/star-system.js';
import type { World } from '../../world/world.js';
import { jumpAsPassenger, jumpTo } from './jump.js';

function cruising(): { world: World; next: StarSystem; distance: number } {
  const world = playOf();
  world.place = { is: 'supercruise' };
  const far = ({ position }: StarSystem) => distanceBetween(position, world.system.position);
  const next = world.galaxy.populated
    .filter(({ address }) => address !== world.system.address)
    .reduce((best, each) => (far(each) < far(best) ? each : best));
  return { world, next, distance: far(next) };
}

describe('a jump', () => {
  it('uses the fuel it writes, and ends in supercruise in the other system', () => {
    const { world, next, distance } = cruising();
    world.ship.fuel.main = world.ship.tank;
    const line = stepped(world, jumpTo(world, next)).find(({ event }) => event === 'FSDJump');
    expect(line).toMatchObject({ StarSystem: next.name, FuelLevel: world.ship.fuel.main });
    expect(Number(line?.FuelUsed) + world.ship.fuel.main).toBeCloseTo(world.ship.tank, 6);
    expect(line?.JumpDist).toBeCloseTo(distance, 2);
    expect(world).toMatchObject({ system: next, place: { is: 'supercruise' }, route: [] });
    expect([...world.cockpit.flags]).toEqual([]);
  });
});

describe("a passenger's jump", () => {
  /** The tank before and after a jump that needs 2 t. */
  function ridden(main: number) {
    const { world, next, distance } = cruising();
    const fuel = { main, reservoir: 0.5 };
    world.vehicle = 'taxi';
    stepped(world, jumpAsPassenger(world, next, { fuel, tank: 16, perLightYear: 2 / distance, range: 99 }));
    return fuel.main;
  }

  it.each([
    [16, 14],
    [6, 4],
    [5.9, 14],
    [1, 14],
  ])('fills the tank first if less than a quarter of it would be left (%d t)', (main, left) => {
    expect(ridden(main)).toBeCloseTo(left, 5);
  });
});
