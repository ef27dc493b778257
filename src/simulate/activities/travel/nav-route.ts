import type { StarSystem } from '../../../game/star-system.js';
import type { Dialect } from '../../../interface/dialect/dialects.js';
import { type Activity, write } from '../../activity.js';
import type { EventFields } from '../../event-fields.js';
import type { World } from '../../world/world.js';
import { fsdTarget } from './flight-events.js';
import { targetSystem } from './nav-target.js';

/**
 * The minimum number of jumps of a written route: the specification mentions several stars, the game also
 * writes one jump.
 */
const shortestRoute: Readonly<Record<Dialect, number>> = { game: 1, spec: 2 };

/** Sets the stops ahead. A shorter route is written only if the last one would be mistaken for it. */
export function* setRoute(world: World, stops: readonly StarSystem[]): Activity {
  world.route = stops;
  targetSystem(world);
  const [next] = stops;
  if (!next) return;
  if (stops.length < shortestRoute[world.dialect] && !world.hasOpenNavRoute) return yield fsdTarget(next);
  world.hasOpenNavRoute = true;
  yield write('NavRoute', navRouteFields([world.system, ...stops]));
  yield fsdTarget(next, stops.length);
}

export function navRouteFields(stops: readonly StarSystem[]): EventFields<'NavRoute'> {
  return {
    Route: stops.map(({ name, address, position, starClass }) => ({
      StarSystem: name,
      SystemAddress: address,
      StarPos: position,
      StarClass: starClass,
    })),
  };
}

export function* clearRoute(world: World): Activity {
  if (world.route.length === 0) return;
  world.route = [];
  targetSystem(world);
  if (world.hasOpenNavRoute) yield write('NavRouteClear', {});
}
