/** A plotted route, and how the jumps follow it. */
import type { JournalLine, KnownSystem } from './known-systems.js';

export type RouteStop = Pick<KnownSystem, 'name' | 'address'> & { readonly where?: JournalLine };

export class RouteStops {
  readonly stops: readonly RouteStop[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(stops: readonly RouteStop[]) {
    this.stops = stops;
    this.#numbers = new Map(stops.map((stop, index) => [keyOf(stop), index]));
  }

  /** The index of a system among the stops; -1 if it is none of them. */
  indexOf(system: RouteStop): number {
    return this.#numbers.get(keyOf(system)) ?? -1;
  }
}

/** How far the jumps have followed a route. */
export interface RouteProgress {
  /** The index of the last stop that was reached. */
  readonly reached: number;
  readonly jumps: number;
  /** Whether the last jumps led elsewhere. */
  readonly strayed: boolean;
  /** Whether the route was flown to its end, or was given up. */
  readonly over: boolean;
}

export const initialProgress: RouteProgress = { reached: 0, jumps: 0, strayed: false, over: false };

/** A jump that did not follow a route. */
export interface OffRouteJump {
  readonly jump: RouteStop;
  /** The stop that was next, and its index in the route. */
  readonly next: RouteStop;
  readonly index: number;
}

/** The progress after a jump, and the jump itself if it did not follow the route. */
export interface RouteStep {
  readonly progress: RouteProgress;
  readonly offRoute?: OffRouteJump;
}

/**
 * Compares one jump with a route. With `mayLeave`, a pilot who has followed the route for a while may fly elsewhere; a later
 * jump to one of the stops then shows that the route is still being followed.
 */
export function followRoute(
  route: RouteStops,
  { reached, jumps, strayed, over }: RouteProgress,
  jump: RouteStop,
  mayLeave: boolean,
): RouteStep {
  const index = reached + 1;
  const next = route.stops[index];
  const end = { reached, jumps: jumps + 1, strayed, over: true };
  if (over || !next) return { progress: end };
  if (keyOf(next) === keyOf(jump)) {
    return { progress: { reached: index, jumps: jumps + 1, strayed: false, over: index + 1 === route.stops.length } };
  }
  const found = route.indexOf(jump);
  if (found === -1 && jumps > 0 && mayLeave) return { progress: { ...end, strayed: true, over: false } };
  if (strayed && found < index) return { progress: end };
  return { progress: end, offRoute: { jump, next, index } };
}

/** The first of the jumps that does not follow the route; nothing if all do. */
export function firstOffRouteJump(
  route: RouteStops,
  jumps: readonly RouteStop[],
  mayLeave: boolean,
): OffRouteJump | undefined {
  let progress = initialProgress;
  for (const jump of jumps) {
    const step = followRoute(route, progress, jump, mayLeave);
    if (step.offRoute) return step.offRoute;
    progress = step.progress;
  }
  return undefined;
}

/** Unique, because an address has no spaces. */
function keyOf({ address, name }: RouteStop): string {
  return `${address} ${name}`;
}
