import { planRoute } from '../../galaxy/route.js';
import { distanceBetween, isScoopable, type StarSystem } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { fullTankRange, injectionBoost, jumpRange } from '../../ship/physics.js';
import { jumpTo, scoop } from './jump.js';
import { enterSupercruise } from './supercruise.js';

/** A little less than the drive can do, since the reservoir drinks on the way. */
const prudence = 0.97;

/** Plots a route in the galaxy map; one that leads straight to the next system is not written. */
export function* plotRoute(play: Play, destination: StarSystem): Activity {
  const { cockpit, random, galaxy, system, ship } = play;
  cockpit.focus = 6;
  yield wait(random.integer(8, 25));
  const range = Math.min(jumpRange(ship), fullTankRange(ship)) * prudence;
  const route = planRoute(galaxy, system, destination, range) ?? [];
  play.route = route.slice(1);
  if (route.length > 2) {
    yield write('NavRoute', {
      Route: route.map(({ name, address, position, starClass }) => ({
        StarSystem: name,
        SystemAddress: address,
        StarPos: [...position],
        StarClass: starClass,
      })),
    });
  }
  cockpit.focus = 0;
  yield wait(random.integer(2, 5));
}

/** Jumps from stop to stop, and takes fuel where there is some to be had. */
export function* followRoute(play: Play): Activity {
  yield* enterSupercruise(play);
  while (play.route.length > 0) {
    const [next, ...ahead] = play.route as [StarSystem, ...StarSystem[]];
    if (!isInReach(play, next)) yield* scoop(play);
    if (!isInReach(play, next)) {
      play.route = [];
      return;
    }
    yield* jumpTo(play, next);
    play.route = ahead;
    if (shouldScoop(play)) yield* scoop(play);
    if (ahead.length > 0) yield wait(play.random.seconds([4, 8, 14, 30, 90]));
  }
}

/** Goes to a system, be it near or far; tells through `play.system` whether it got there. */
export function* travelTo(play: Play, destination: StarSystem): Activity {
  if (destination.address === play.system.address) return;
  yield* plotRoute(play, destination);
  yield* followRoute(play);
}

function isInReach(play: Play, { position }: StarSystem): boolean {
  return distanceBetween(play.system.position, position) <= jumpRange(play.ship, injectionBoost(play.ship)) * 0.999;
}

/** With less than two thirds in the tank, or when the stars ahead give nothing. */
function shouldScoop({ ship, system, route }: Play): boolean {
  if (!isScoopable(system.starClass) || ship.scoop === 0) return false;
  const barren = route.slice(0, 3).every(({ starClass }) => !isScoopable(starClass));
  return ship.fuel.main < ship.tank * (barren ? 0.95 : 0.66);
}
