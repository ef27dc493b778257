import type { StarSystem } from '../../../game/star-system.js';
import { type Activity, write } from '../../activity.js';
import type { World } from '../../world/world.js';
import { fsdTarget } from './flight-events.js';
import { targetSystem } from './nav-target.js';

/**
 * The stops ahead are these from now on. A route that leads straight to the next system is not written, unless the one that
 * was written last would be mistaken for it.
 */
export function* setRoute(world: World, stops: readonly StarSystem[]): Activity {
  world.route = stops;
  targetSystem(world);
  const [next] = stops;
  if (!next) return;
  if (stops.length === 1 && !world.hasOpenNavRoute) return yield fsdTarget(next);
  world.hasOpenNavRoute = true;
  yield write('NavRoute', {
    Route: [world.system, ...stops].map(({ name, address, position, starClass }) => ({
      StarSystem: name,
      SystemAddress: address,
      StarPos: position,
      StarClass: starClass,
    })),
  });
  yield fsdTarget(next, stops.length);
}

/** The stops ahead are given up. */
export function* clearRoute(world: World): Activity {
  if (world.route.length === 0) return;
  world.route = [];
  targetSystem(world);
  if (world.hasOpenNavRoute) yield write('NavRouteClear', {});
}
