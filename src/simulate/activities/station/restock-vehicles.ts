import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import type { World } from '../../world/world.js';
import { atService } from './docked-station.js';

/** Credits for one vehicle, by type. */
const prices = { independent_fighter: 5460, testbuggy: 1030 } as const;

export type RestockedVehicle = keyof typeof prices;

/** Replaces the fighters and SRVs that were lost. */
export function* restockVehicles(world: World): Activity {
  if (world.ship.lostVehicles?.size) yield* atService(world, 'Rearm', () => restock(world));
}

function* restock({ commander, random, ship }: World): Activity {
  const { lostVehicles = new Map<RestockedVehicle, number>() } = ship;
  yield wait(random.integer(1, 10));
  for (const [Type, Count] of lostVehicles) {
    const Cost = Count * prices[Type];
    if (!pay(commander, Cost)) continue;
    lostVehicles.delete(Type);
    const shown = Type === 'testbuggy' ? { Type_Localised: 'SRV Scarab' } : {};
    yield write('RestockVehicle', { Type, ...shown, Loadout: Type === 'testbuggy' ? 'starter' : 'one', Cost, Count });
  }
  yield wait(random.integer(1, 4));
}

/** Counts a vehicle that was destroyed. */
export function loseVehicle({ ship }: World, type: RestockedVehicle): void {
  ship.lostVehicles ??= new Map();
  ship.lostVehicles.set(type, (ship.lostVehicles.get(type) ?? 0) + 1);
}
