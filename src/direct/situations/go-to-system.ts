import { isScoopable, type StarSystem } from '../../game/star-system.js';
import { carrierHere } from '../../simulate/activities/outings.js';
import { refuel } from '../../simulate/activities/station/refuel.js';
import { takeOff } from '../../simulate/activities/surface/landing.js';
import { dockAt } from '../../simulate/activities/travel/dock.js';
import { scoop } from '../../simulate/activities/travel/scoop.js';
import { enterSupercruise } from '../../simulate/activities/travel/supercruise.js';
import { travelTo } from '../../simulate/activities/travel/travel-to-system.js';
import type { Activity } from '../../simulate/activity.js';
import { obtainPermit } from '../../simulate/commander/permits.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';

/** Below this share of the tank, the ship refuels before departure. */
const minFuelShare = 0.5;

/** A small ship without a scoop has to refuel many times on the way. */
const mostTries = 10;

/** Flies to another system, refuelling on the way if needed. */
export function* goToSystem(world: World, destination: StarSystem): Activity {
  if (world.system.address === destination.address) return;
  yield* obtainPermit(world.commander, destination);
  for (let tries = 0; tries < mostTries && world.system.address !== destination.address; tries++) {
    if (world.place.is === 'landed') yield* takeOff(world);
    yield* topUpFuel(world, tries > 0);
    yield* travelTo(world, destination);
  }
  if (world.system.address === destination.address) return;
  throw new StageError(`this ${world.ship.name} does not get from ${world.system.name} to ${destination.name}`);
}

/**
 * Fills the tank if it is less than half full, or if it `must`: at a station, at the star, or at a fleet
 * carrier.
 */
export function* topUpFuel(world: World, must = false): Activity {
  const { ship } = world;
  if (world.place.is === 'docked') yield* refuel(world);
  if (!must && ship.fuel.main >= ship.tank * minFuelShare) return;
  if (world.place.is === 'docked') return;
  const [station] = stationsWithPadFor(world.system, ship);
  if (!station && ship.scoopRate > 0 && isScoopable(world.system.starClass)) {
    yield* enterSupercruise(world);
    yield* scoop(world);
  } else {
    yield* dockAt(world, station ?? carrierHere(world));
    yield* refuel(world);
  }
}
