/** Brings the tank to a level with a player's means: jumps, stars, stations. */

import { distanceBetween, isScoopable, type StarSystem } from '../../game/star-system.js';
import { jumpTo } from '../../simulate/activities/travel/jump.js';
import { nextJumpBoost } from '../../simulate/activities/travel/jump-boost.js';
import type { Activity } from '../../simulate/activity.js';
import { mayEnter } from '../../simulate/commander/permits.js';
import { fullTankRange, jumpFuel, jumpRange } from '../../simulate/ship/jump-range.js';
import type { Ship } from '../../simulate/ship/ship.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import { fuelTonnes } from '../settings/apply-settings.js';
import type { FuelSetting } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { goToSystem, topUpFuel } from './go-to-system.js';
import { aboardShip, inSupercruise } from './prerequisites.js';

/** The share of the jump range in use: the reservoir takes some fuel on the way. */
const rangeMargin = 0.97;

/** More jumps than any tank lasts for. */
const maxHops = 60;

/** The weight of fuel left above the level, relative to fuel missing below it: it takes another jump. */
const leftoverPenalty = 4;

/** A remainder of this share of the tank is burnt with the last jump, rather than by another one. */
const overspendShare = 0.002;

/** The penalty per light-year from the starting point, as a share of the tank. */
const strayPenalty = 0.0002;

/** The tolerance below the level, as a share of the tank. */
const overspendTolerance = 0.05;

/** The minimum to keep, as a share of the tank. */
const minFuelShare = 0.015;

/** Brings the tank to a level, or slightly below it; in the system `home`, if given. */
export function* bringFuelTo(world: World, fuel: FuelSetting, home?: StarSystem): Activity {
  const { ship } = world;
  yield* aboardShip(world);
  if (home) yield* goToSystem(world, home);
  if (ship.fuel.main < leastOf(ship, fuel)) yield* topUpFuel(world, true);
  yield* burnFuelTo(world, fuelTonnes(fuel, ship.tank), home);
}

/**
 * Whether the tank is at a level, with some tolerance, since the reservoir is filled from the tank now and
 * then.
 */
export function hasFuelLevel({ ship }: World, fuel: FuelSetting): boolean {
  const most = fuelTonnes(fuel, ship.tank) + ship.tank * 0.02;
  return ship.fuel.main <= most && ship.fuel.main >= leastOf(ship, fuel);
}

function leastOf(ship: Ship, fuel: FuelSetting): number {
  return fuelTonnes(fuel, ship.tank) - Math.max(ship.tank * overspendTolerance, ship.reservoirSize);
}

/**
 * Jumps back and forth until at most `tonnes` are left, and ends where the ship can refuel: at home, if
 * given.
 */
export function* burnFuelTo(world: World, tonnes: number, home?: StarSystem): Activity {
  const { ship, system: around } = world;
  const enough = Math.max(tonnes, ship.tank * minFuelShare);
  for (let hops = 0; hops < maxHops && ship.fuel.main > enough; hops++) {
    const { system: here } = world;
    const spare = ship.fuel.main + overspendShare * ship.tank - enough;
    const most = spare + overspendTolerance * ship.tank;
    const on = home
      ? undefined
      : findStop(world, { accepts: (each) => canRefuelIn(world, each), tonnes: spare, most, around });
    const aside = on ?? findStop(world, { tonnes: spare / 2, most: Math.min(most / 2, ship.fuel.main * 0.48), around });
    if (!aside) return;
    yield* inSupercruise(world);
    yield* jumpTo(world, aside);
    if (!on) yield* jumpTo(world, home ?? here);
  }
}

/** In supercruise at a scoopable star, with room in the tank. */
export function* atScoopableStar(world: World): Activity {
  yield* inSupercruise(world);
  for (let hops = 0; hops < maxHops && !canScoopHere(world); hops++) {
    const star = findStop(world, {
      accepts: ({ starClass }) => isScoopable(starClass),
      tonnes: minScoopRoom(world.ship),
      around: world.system,
    });
    if (star) yield* jumpTo(world, star);
    else yield* topUpFuel(world, true);
  }
  if (!canScoopHere(world)) throw new StageError(`there is no star to scoop from near ${world.system.name}`);
  yield* inSupercruise(world);
}

/** The minimum free tank for scooping, in tonnes. */
export function minScoopRoom({ tank }: Ship): number {
  return Math.max(0.75, Math.min(6, tank * 0.25));
}

function canScoopHere({ ship, system }: World): boolean {
  return isScoopable(system.starClass) && ship.tank - ship.fuel.main >= minScoopRoom(ship);
}

/** Whether the tank can be filled in a system. */
function canRefuelIn({ ship }: World, system: StarSystem): boolean {
  return (ship.scoopRate > 0 && isScoopable(system.starClass)) || stationsWithPadFor(system, ship).length > 0;
}

/** Criteria for a stop. */
interface StopCriteria {
  readonly accepts?: (system: StarSystem) => boolean;
  /** The preferred fuel of the jump, in tonnes. */
  readonly tonnes: number;
  /** The maximum fuel of the jump, in tonnes. */
  readonly most?: number;
  /** Systems near this one are preferred. */
  readonly around: StarSystem;
}

/** The accepted system within one jump whose fuel cost is closest to `tonnes`. */
function findStop(
  world: World,
  { accepts = () => true, tonnes, most = Infinity, around }: StopCriteria,
): StarSystem | undefined {
  const { commander, galaxy, ship, system: here } = world;
  const boost = nextJumpBoost(world);
  const score = ({ position }: StarSystem) => {
    const takes = jumpFuel(ship, distanceBetween(here.position, position), boost);
    if (takes > most) return Infinity;
    const over = takes - tonnes;
    const astray = distanceBetween(around.position, position) * strayPenalty * ship.tank;
    return astray + (over < 0 ? -over * leftoverPenalty : over);
  };
  let best: { readonly system: StarSystem; readonly score: number } | undefined;
  // A ship with a full tank must be able to jump back.
  const range = Math.min(jumpRange(ship, boost), fullTankRange(ship)) * rangeMargin;
  for (const system of galaxy.around(here.position, range)) {
    if (system.address === here.address || !mayEnter(commander, system) || !accepts(system)) continue;
    const each = { system, score: score(system) };
    if (each.score < (best?.score ?? Infinity)) best = each;
  }
  return best?.system;
}
