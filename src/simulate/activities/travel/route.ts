import { planRoute } from '../../galaxy/route.js';
import { distanceBetween, isScoopable, type StarSystem } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { coneBoost, fullTankRange, jumpRange } from '../../ship/physics.js';
import { atScreen } from '../cockpit/screen.js';
import { boostOf, supercharge } from './boost.js';
import { chart, giveUp } from './chart.js';
import { jumpTo } from './jump.js';
import { scoop } from './scoop.js';
import { enterSupercruise } from './supercruise.js';

/** A little less than the drive can do, since the reservoir drinks on the way. */
const prudence = 0.97;

/** How often a pilot on the way takes the cone of a star along. */
const daring = 0.5;

/** Plots a route in the galaxy map. */
export function* plotRoute(play: Play, destination: StarSystem): Activity {
  yield* atScreen(play, 'GalaxyMap', plotting(play, destination));
  yield wait(play.random.integer(2, 5));
}

function* plotting(play: Play, destination: StarSystem): Activity {
  const { random, galaxy, system, ship } = play;
  yield wait(random.integer(8, 25));
  const range = Math.min(jumpRange(ship), fullTankRange(ship)) * prudence;
  const route = planRoute(galaxy, system, destination, range) ?? [];
  yield* chart(play, route.slice(1));
}

/** Jumps from stop to stop, and takes fuel where there is some to be had. */
export function* followRoute(play: Play): Activity {
  yield* enterSupercruise(play);
  for (let next = play.route[0]; next; next = play.route[0]) {
    if (!isInReach(play, next)) yield* scoop(play);
    if (!isInReach(play, next)) return yield* giveUp(play);
    yield* jumpTo(play, next);
    if (shouldScoop(play)) yield* scoop(play);
    else if (play.route.length > 0 && play.random.chance(daring)) yield* supercharge(play);
    if (play.route.length > 0) yield wait(play.random.seconds([4, 8, 14, 30, 90]));
  }
}

/** Goes to a system, be it near or far; tells through `play.system` whether it got there. */
export function* travelTo(play: Play, destination: StarSystem): Activity {
  if (destination.address === play.system.address) return;
  yield* plotRoute(play, destination);
  yield* followRoute(play);
}

/** Goes to the nearest star whose cone can be flown through, if one is within a jump, and flies through it. */
export function* seekCone(play: Play): Activity {
  const range = jumpRange(play.ship) * prudence;
  const star = play.galaxy
    .around(play.system.position, range)
    .find(({ address, starClass }) => address !== play.system.address && coneBoost(starClass) > 1);
  if (star) yield* travelTo(play, star);
  if (star?.address === play.system.address) yield* supercharge(play);
}

function isInReach(play: Play, { position }: StarSystem): boolean {
  return distanceBetween(play.system.position, position) <= jumpRange(play.ship, boostOf(play)) * 0.999;
}

/** With less than two thirds in the tank, or when the stars ahead give nothing. */
function shouldScoop({ ship, system, route }: Play): boolean {
  if (!isScoopable(system.starClass) || ship.scoop === 0) return false;
  const barren = route.slice(0, 3).every(({ starClass }) => !isScoopable(starClass));
  return ship.fuel.main < ship.tank * (barren ? 0.95 : 0.66);
}
