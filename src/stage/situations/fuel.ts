/** Fuel that is spent and taken on as anybody would: by jumps, at stars, at pumps. */
import { boostOf } from '../../simulate/activities/travel/boost.js';
import { jumpTo } from '../../simulate/activities/travel/jump.js';
import { distanceBetween, isScoopable, type StarSystem } from '../../simulate/galaxy/system.js';
import { havensIn } from '../../simulate/play/havens.js';
import type { Play } from '../../simulate/play/play.js';
import type { Activity } from '../../simulate/play/step.js';
import { fullTankRange, jumpFuel, jumpRange } from '../../simulate/ship/physics.js';
import type { Ship } from '../../simulate/ship/ship.js';
import { StageError } from '../errors.js';
import type { Fuel } from '../overrides/overrides.js';
import { tonnesOf } from '../overrides/state.js';
import { flyTo, tankUp } from './fly.js';
import { aboard, supercruise } from './reach.js';

/** A little less than the drive can do, since the reservoir drinks on the way. */
const prudence = 0.97;

/** More jumps empty every tank. */
const mostHops = 60;

/** Too much left is worse than a little too little: it takes another jump. */
const reluctance = 4;

/** The share of the tank that is rather spent as well than left for another jump. */
const thoroughness = 0.002;

/** The share of the tank that a light-year away from where one set out counts for. */
const homesickness = 0.0002;

/** The share of the tank that may be spent beyond what was asked for. */
const carelessness = 0.05;

/** The share of the tank that is never spent. */
const dregs = 0.015;

/** Has in the tank what was asked for, or a little less; in a system, if it is to be there. */
export function* fuelled(play: Play, fuel: Fuel, home?: StarSystem): Activity {
  const { ship } = play;
  yield* aboard(play);
  if (home) yield* flyTo(play, home);
  if (ship.fuel.main < leastOf(ship, fuel)) yield* tankUp(play, true);
  yield* spendTo(play, tonnesOf(fuel, ship.tank), home);
}

/** Whether the tank is as was asked for. The reservoir drinks from it now and then. */
export function isFuelled({ ship }: Play, fuel: Fuel): boolean {
  const most = tonnesOf(fuel, ship.tank) + ship.tank * 0.02;
  return ship.fuel.main <= most && ship.fuel.main >= leastOf(ship, fuel);
}

function leastOf(ship: Ship, fuel: Fuel): number {
  return tonnesOf(fuel, ship.tank) - Math.max(ship.tank * carelessness, ship.reservoirSize);
}

/** Jumps about until no more than so many tonnes are left, and ends where there is fuel to go on with: at home, if there is one. */
export function* spendTo(play: Play, tonnes: number, home?: StarSystem): Activity {
  const { ship, system: around } = play;
  const enough = Math.max(tonnes, ship.tank * dregs);
  for (let hops = 0; hops < mostHops && ship.fuel.main > enough; hops++) {
    const { system: here } = play;
    const spare = ship.fuel.main + thoroughness * ship.tank - enough;
    const most = spare + carelessness * ship.tank;
    const on = home
      ? undefined
      : stopFor(play, { suits: (each) => givesFuel(play, each), tonnes: spare, most, around });
    const aside = on ?? stopFor(play, { tonnes: spare / 2, most: Math.min(most / 2, ship.fuel.main * 0.48), around });
    if (!aside) return;
    yield* supercruise(play);
    yield* jumpTo(play, aside);
    if (!on) yield* jumpTo(play, home ?? here);
  }
}

/** In supercruise at a star that gives fuel, with room for some in the tank. */
export function* atTheStar(play: Play): Activity {
  yield* supercruise(play);
  for (let hops = 0; hops < mostHops && !isThirstyHere(play); hops++) {
    const star = stopFor(play, {
      suits: ({ starClass }) => isScoopable(starClass),
      tonnes: roomFor(play.ship),
      around: play.system,
    });
    if (star) yield* jumpTo(play, star);
    else yield* tankUp(play, true);
  }
  if (!isThirstyHere(play)) throw new StageError(`there is no star to scoop from near ${play.system.name}`);
  yield* supercruise(play);
}

/** Tonnes that have to be missing so that scooping is worth it. */
export function roomFor({ tank }: Ship): number {
  return Math.max(0.75, Math.min(6, tank * 0.25));
}

function isThirstyHere({ ship, system }: Play): boolean {
  return isScoopable(system.starClass) && ship.tank - ship.fuel.main >= roomFor(ship);
}

/** Whether the tank can be filled in a system. */
function givesFuel({ ship }: Play, system: StarSystem): boolean {
  return (ship.scoop > 0 && isScoopable(system.starClass)) || havensIn(system, ship).length > 0;
}

/** What a stop is to be like. */
interface Wish {
  readonly suits?: (system: StarSystem) => boolean;
  /** What the jump there is to take. */
  readonly tonnes: number;
  /** What it may take. */
  readonly most?: number;
  /** Where one would rather stay around. */
  readonly around: StarSystem;
}

/** A system within one jump that suits, and takes as nearly as can be so many tonnes. */
function stopFor(play: Play, { suits = () => true, tonnes, most = Infinity, around }: Wish): StarSystem | undefined {
  const { galaxy, ship, system: here } = play;
  const boost = boostOf(play);
  const score = ({ position }: StarSystem) => {
    const takes = jumpFuel(ship, distanceBetween(here.position, position), boost);
    if (takes > most) return Infinity;
    const over = takes - tonnes;
    const astray = distanceBetween(around.position, position) * homesickness * ship.tank;
    return astray + (over < 0 ? -over * reluctance : over);
  };
  let best: { readonly system: StarSystem; readonly score: number } | undefined;
  // With a full tank there has to be a way back.
  const range = Math.min(jumpRange(ship, boost), fullTankRange(ship)) * prudence;
  for (const system of galaxy.around(here.position, range)) {
    if (system.address === here.address || !suits(system)) continue;
    const each = { system, score: score(system) };
    if (each.score < (best?.score ?? Infinity)) best = each;
  }
  return best?.system;
}
