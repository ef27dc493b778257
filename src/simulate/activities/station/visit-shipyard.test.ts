import { describe, expect, it } from 'vitest';
import { playOf } from '../../../../test/support/acted.js';
import { stepped } from '../../../../test/support/stepped.js';
import type { Station } from '../../../game/star-system.js';
import type { OwnedShip } from '../../commander/owned-ships.js';
import { storageAt } from '../../commander/stored-modules.js';
import { Random } from '../../random.js';
import { fitOut } from '../../ship/make-ship.js';
import type { Ship } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { swapShip } from './visit-shipyard.js';

/** In a ship with 8 t of gold, docked where one other ship is stored. */
function yard(change: Partial<Ship>, stored: Partial<OwnedShip> = {}): { world: World; station: Station; other: Ship } {
  const world = playOf();
  if (world.place.is !== 'docked') throw new Error('a session begins docked');
  const station: Station = { ...world.place.station, pads: [1, 1, 1] };
  world.system = { ...world.system, stations: [station] };
  const other = { ...fitOut(new Random(1), 'cobramkv', 'explorer'), id: 99, ...change };
  other.cargo.clear();
  world.ship.cargo.clear();
  world.ship.cargo.set('gold', 8);
  world.ship.srvCargo.clear();
  world.commander.ships.length = 0;
  world.commander.ships.push({ ship: other, where: storageAt(world.system, station), ...stored });
  return { world, station, other };
}

const fits = { cargoCapacity: 8, scoopRate: 0.3 };

describe('a swap of ships', () => {
  it('takes the cargo along into a ship that has just enough room', () => {
    const { world, station, other } = yard(fits);
    const before = world.ship;
    const lines = stepped(world, swapShip(world, station));
    expect(lines[0]).toMatchObject({ event: 'ShipyardSwap', ShipID: 99, StoreShipID: before.id });
    expect(world.ship).toBe(other);
    expect([...other.cargo]).toEqual([['gold', 8]]);
    expect(before.cargo.size).toBe(0);
    expect(world.commander.ships.map(({ ship }) => ship)).toEqual([before]);
  });

  it.each<[string, Partial<Ship>, Partial<OwnedShip>]>([
    ['whose hold is too small', { ...fits, cargoCapacity: 7 }, {}],
    ['without the scoop that this one has', { ...fits, scoopRate: 0 }, {}],
    ['that is still on its way', fits, { arrives: 1 }],
    ['that is elsewhere', fits, { where: { marketId: 1 } as OwnedShip['where'] }],
  ])('leaves a ship %s', (_, change, stored) => {
    const { world, station } = yard(change, stored);
    world.ship.scoopRate ||= 0.3;
    expect(stepped(world, swapShip(world, station))).toEqual([]);
  });
});
