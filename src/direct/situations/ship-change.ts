/** Changes to another ship of the commander, where the current one is unsuitable. */

import { bringShip, takeOutShip, visitShipyard } from '../../simulate/activities/station/visit-shipyard.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { type OwnedShip, shipTransfer } from '../../simulate/commander/owned-ships.js';
import { storageAt } from '../../simulate/commander/stored-modules.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import { makeRoom } from './hold.js';
import { assertModuleFits, fitModule, type RequiredModule, takesModule } from './module-fitting.js';
import { docked, offersService, type StationFilter } from './prerequisites.js';
import { ensureCredits } from './provisions.js';

/** Refuses a module that no ship of the commander can take. */
export function assertSomeShipTakes(world: World, part: RequiredModule): void {
  if (!shipFor(world, part)) assertModuleFits(world, part);
}

/** In a ship with a module: if the current one has no slot for it, the commander changes ships first. */
export function* inShipWith(world: World, part: RequiredModule): Activity {
  const other = takesModule(world.ship, part) ? undefined : shipFor(world, part);
  if (other) yield* changeInto(world, other);
  yield* fitModule(world, part);
}

/** Another ship that takes a module: preferably one with a fuel scoop. */
function shipFor({ commander }: World, part: RequiredModule): OwnedShip | undefined {
  const suitable = commander.ships.filter(({ ship }) => takesModule(ship, part));
  return suitable.find(({ ship }) => ship.scoopRate > 0) ?? suitable[0];
}

/** Transfers a ship to a shipyard nearby, waits for it, and changes ships. */
function* changeInto(world: World, other: OwnedShip): Activity {
  if (other.arrives !== undefined) yield wait(Math.max(0, other.arrives - world.now));
  const hasYard = offersService(world, 'Shipyard');
  const suits: StationFilter = (station, system) =>
    hasYard(station, system) && stationsWithPadFor(system, other.ship).includes(station);
  yield* docked(world, {}, suits, `with a shipyard and room for a ${other.ship.name}`);
  const { place, system } = world;
  if (place.is !== 'docked') return;
  yield* makeCargoFit(world, other);
  if (other.where.marketId !== place.station.marketId) {
    const { cost, seconds } = shipTransfer(other, storageAt(system, place.station));
    ensureCredits(world, cost);
    yield* visitShipyard(world, (_, station) => bringShip(world, station, other));
    yield wait(seconds);
  }
  yield* visitShipyard(world, (_, station) => takeOutShip(world, station, other));
}

/** Gets rid of the cargo that does not fit into another ship. */
export function* makeCargoFit(world: World, { ship: other }: OwnedShip): Activity {
  const { cargoCapacity } = world.ship;
  yield* makeRoom(world, cargoCapacity - Math.min(cargoCapacity, other.cargoCapacity));
}
