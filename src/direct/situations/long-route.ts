import type { StarSystem } from '../../game/star-system.js';
import { atScreen } from '../../simulate/activities/cockpit/at-screen.js';
import { setRoute } from '../../simulate/activities/travel/nav-route.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { findDestination } from '../../simulate/galaxy/find-destination.js';
import { planRoute } from '../../simulate/galaxy/plan-route.js';
import { fullTankRange } from '../../simulate/ship/jump-range.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';

export const defaultStops = 60;

/** The longest jump of an economical route, in light-years. */
const maxJump = 20;

const mostTries = 6;

/** Plots an economical route: many short jumps. */
export function* plotLongRoute(world: World, stops: number): Activity {
  yield* atScreen(world, 'GalaxyMap', plotting(world, stops));
  yield wait(world.random.integer(2, 5));
}

function* plotting(world: World, stops: number): Activity {
  yield wait(world.random.integer(8, 25));
  yield* setRoute(world, longRoute(world, stops).slice(1));
}

function longRoute({ galaxy, random, ship, system }: World, stops: number): readonly StarSystem[] {
  const range = Math.min(maxJump, fullTankRange(ship) * 0.9);
  for (let tries = 0; tries < mostTries; tries++) {
    const least = range * stops * (0.95 + tries * 0.05);
    const goal = findDestination(galaxy, system, random, { least, most: least + 2 * range });
    const route = goal && planRoute(galaxy, system, goal, range);
    if (route && route.length >= stops) return route;
  }
  throw new StageError(`no route of ${stops} stops was found from ${system.name}`);
}
