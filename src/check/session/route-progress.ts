/** A plotted route, and how a flight follows it. */
import type { JournalLine, KnownSystem } from './known-systems.js';

export type RouteStop = Pick<KnownSystem, 'name' | 'address'> & { readonly where?: JournalLine };

export class RouteStops {
  readonly stops: readonly RouteStop[];
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(stops: readonly RouteStop[]) {
    this.stops = stops;
    this.#numbers = new Map(stops.map((stop, index) => [keyOf(stop), index]));
  }

  /** Which of the stops a system is; -1 if none. */
  indexOf(system: RouteStop): number {
    return this.#numbers.get(keyOf(system)) ?? -1;
  }
}

/** How far a flight has come along a route. */
export interface RouteProgress {
  readonly reached: number;
  readonly jumps: number;
  /** The last jumps led elsewhere. */
  readonly strayed: boolean;
  /** The flight has come to the end, or has nothing to do with the route any more. */
  readonly over: boolean;
}

export const initialProgress: RouteProgress = { reached: 0, jumps: 0, strayed: false, over: false };

/** A jump that did not follow a route. */
export interface OffRouteJump {
  readonly jump: RouteStop;
  /** The stop that was next, and its number in the route. */
  readonly next: RouteStop;
  readonly index: number;
}

/**
 * One jump along a route, or away from it. In a journal that tells everything a pilot who has followed the route for a
 * while may leave it unseen; a jump to a later stop then shows that the route was flown on all the same.
 */
export function followRoute(
  route: RouteStops,
  { reached, jumps, strayed, over }: RouteProgress,
  jump: RouteStop,
  mayLeave: boolean,
): { readonly progress: RouteProgress; readonly leaving?: OffRouteJump } {
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
  return { progress: end, leaving: { jump, next, index } };
}

/** The first of the jumps that cannot be a leg of the route; nothing if all can. */
export function firstOffRouteJump(
  route: RouteStops,
  jumps: readonly RouteStop[],
  mayLeave: boolean,
): OffRouteJump | undefined {
  let progress = initialProgress;
  for (const jump of jumps) {
    const step = followRoute(route, progress, jump, mayLeave);
    if (step.leaving) return step.leaving;
    progress = step.progress;
  }
  return undefined;
}

/** An address has digits only, so the first space ends it. */
function keyOf({ address, name }: RouteStop): string {
  return `${address} ${name}`;
}
