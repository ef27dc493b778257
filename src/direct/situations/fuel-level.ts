/** Fuel that is spent and taken on as anybody would: by jumps, at stars, at pumps. */

import { distanceBetween, isScoopable, type StarSystem } from '../../game/star-system.js';
import { jumpTo } from '../../simulate/activities/travel/jump.js';
import { nextJumpBoost } from '../../simulate/activities/travel/jump-boost.js';
import type { Activity } from '../../simulate/activity.js';
import { fullTankRange, jumpFuel, jumpRange } from '../../simulate/ship/jump-range.js';
import type { Ship } from '../../simulate/ship/ship.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import { fuelTonnes } from '../settings/apply-settings.js';
import type { FuelSetting } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { goToSystem, topUpFuel } from './go-to-system.js';
import { aboardShip, inSupercruise } from './prerequisites.js';

/** A little less than the drive can do, since the reservoir drinks on the way. */
const rangeMargin = 0.97;

/** More jumps empty every tank. */
const maxHops = 60;

/** Too much left is worse than a little too little: it takes another jump. */
const leftoverPenalty = 4;

/** The share of the tank that is rather spent as well than left for another jump. */
const overspendShare = 0.002;

/** The share of the tank that a light-year away from where one set out counts for. */
const strayPenalty = 0.0002;

/** The share of the tank that may be spent beyond what was asked for. */
const overspendTolerance = 0.05;

/** The share of the tank that is never spent. */
const minFuelShare = 0.015;

/** Has in the tank what was asked for, or a little less; in a system, if it is to be there. */
export function* bringFuelTo(world: World, fuel: FuelSetting, home?: StarSystem): Activity {
  const { ship } = world;
  yield* aboardShip(world);
  if (home) yield* goToSystem(world, home);
  if (ship.fuel.main < leastOf(ship, fuel)) yield* topUpFuel(world, true);
  yield* burnFuelTo(world, fuelTonnes(fuel, ship.tank), home);
}

/** Whether the tank is as was asked for. The reservoir drinks from it now and then. */
export function hasFuelLevel({ ship }: World, fuel: FuelSetting): boolean {
  const most = fuelTonnes(fuel, ship.tank) + ship.tank * 0.02;
  return ship.fuel.main <= most && ship.fuel.main >= leastOf(ship, fuel);
}

function leastOf(ship: Ship, fuel: FuelSetting): number {
  return fuelTonnes(fuel, ship.tank) - Math.max(ship.tank * overspendTolerance, ship.reservoirSize);
}

/** Jumps about until no more than so many tonnes are left, and ends where there is fuel to go on with: at home, if there is one. */
export function* burnFuelTo(world: World, tonnes: number, home?: StarSystem): Activity {
  const { ship, system: around } = world;
  const enough = Math.max(tonnes, ship.tank * minFuelShare);
  for (let hops = 0; hops < maxHops && ship.fuel.main > enough; hops++) {
    const { system: here } = world;
    const spare = ship.fuel.main + overspendShare * ship.tank - enough;
    const most = spare + overspendTolerance * ship.tank;
    const on = home
      ? undefined
      : findStop(world, { suits: (each) => canRefuelIn(world, each), tonnes: spare, most, around });
    const aside = on ?? findStop(world, { tonnes: spare / 2, most: Math.min(most / 2, ship.fuel.main * 0.48), around });
    if (!aside) return;
    yield* inSupercruise(world);
    yield* jumpTo(world, aside);
    if (!on) yield* jumpTo(world, home ?? here);
  }
}

/** In supercruise at a star that gives fuel, with room for some in the tank. */
export function* atScoopableStar(world: World): Activity {
  yield* inSupercruise(world);
  for (let hops = 0; hops < maxHops && !canScoopHere(world); hops++) {
    const star = findStop(world, {
      suits: ({ starClass }) => isScoopable(starClass),
      tonnes: minScoopRoom(world.ship),
      around: world.system,
    });
    if (star) yield* jumpTo(world, star);
    else yield* topUpFuel(world, true);
  }
  if (!canScoopHere(world)) throw new StageError(`there is no star to scoop from near ${world.system.name}`);
  yield* inSupercruise(world);
}

/** Tonnes that have to be missing so that scooping is worth it. */
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

/** What a stop is to be like. */
interface StopCriteria {
  readonly suits?: (system: StarSystem) => boolean;
  /** What the jump there is to take. */
  readonly tonnes: number;
  /** What it may take. */
  readonly most?: number;
  /** Where one would rather stay around. */
  readonly around: StarSystem;
}

/** A system within one jump that suits, and takes as nearly as can be so many tonnes. */
function findStop(
  world: World,
  { suits: accepts = () => true, tonnes, most = Infinity, around }: StopCriteria,
): StarSystem | undefined {
  const { galaxy, ship, system: here } = world;
  const boost = nextJumpBoost(world);
  const score = ({ position }: StarSystem) => {
    const takes = jumpFuel(ship, distanceBetween(here.position, position), boost);
    if (takes > most) return Infinity;
    const over = takes - tonnes;
    const astray = distanceBetween(around.position, position) * strayPenalty * ship.tank;
    return astray + (over < 0 ? -over * leftoverPenalty : over);
  };
  let best: { readonly system: StarSystem; readonly score: number } | undefined;
  // With a full tank there has to be a way back.
  const range = Math.min(jumpRange(ship, boost), fullTankRange(ship)) * rangeMargin;
  for (const system of galaxy.around(here.position, range)) {
    if (system.address === here.address || !accepts(system)) continue;
    const each = { system, score: score(system) };
    if (each.score < (best?.score ?? Infinity)) best = each;
  }
  return best?.system;
}
