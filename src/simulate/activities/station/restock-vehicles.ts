import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import type { Ship, SrvVehicle } from '../../ship/ship.js';
import { loadoutOf, srvVehicles } from '../../ship/srv-vehicles.js';
import type { World } from '../../world/world.js';
import { atService } from './docked-station.js';

/** Credits for one vehicle, by type; those of the others are not known, and their lines have no Cost. */
const prices: Partial<Record<RestockedVehicle, number>> = { independent_fighter: 5460, testbuggy: 1030 };

export type RestockedVehicle = 'independent_fighter' | SrvVehicle;

/** Replaces the fighters and SRVs that were lost. */
export function* restockVehicles(world: World): Activity {
  if (world.ship.lostVehicles?.size) yield* atService(world, 'Rearm', () => restock(world));
}

function* restock({ commander, random, ship }: World): Activity {
  const { lostVehicles = new Map<RestockedVehicle, number>() } = ship;
  yield wait(random.integer(1, 10));
  for (const [Type, Count] of lostVehicles) {
    const price = prices[Type];
    if (!pay(commander, Count * (price ?? 0))) continue;
    lostVehicles.delete(Type);
    yield write('RestockVehicle', {
      Type,
      ...(Type === 'independent_fighter' ? { Loadout: 'one' } : srvRestocked(ship, Type)),
      ...(price !== undefined && { Cost: Count * price }),
      Count,
    });
  }
  yield wait(random.integer(1, 4));
}

function srvRestocked(ship: Ship, vehicleOut: SrvVehicle) {
  return { Type_Localised: srvVehicles[vehicleOut].shown, Loadout: loadoutOf({ ...ship, vehicleOut }) };
}

/** Counts a vehicle that was destroyed. */
export function loseVehicle({ ship }: World, type: RestockedVehicle): void {
  ship.lostVehicles ??= new Map();
  ship.lostVehicles.set(type, (ship.lostVehicles.get(type) ?? 0) + 1);
}
