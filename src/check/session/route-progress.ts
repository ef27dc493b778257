/** A plotted route, and how the jumps follow it. */
import type { JournalLine, KnownSystem } from './known-system.js';

export type RouteStop = Pick<KnownSystem, 'name' | 'address'> & { readonly where?: JournalLine };

export class RouteStops {
  readonly stops: readonly RouteStop[];
  /** The number of each stop by its address and name, made for the first jump that does not lead to the next. */
  #numbers: Map<string, number> | undefined;

  constructor(stops: readonly RouteStop[]) {
    this.stops = stops;
  }

  /** The index of a system among the stops; -1 if it is none of them. */
  indexOf(system: RouteStop): number {
    this.#numbers ??= new Map(this.stops.map((stop, index) => [keyOf(stop), index]));
    return this.#numbers.get(keyOf(system)) ?? -1;
  }
}

/** How far the jumps have followed a route. */
export interface RouteProgress {
  /** The index of the last stop that was reached. */
  reached: number;
  jumps: number;
  /** Whether the last jumps led elsewhere. */
  strayed: boolean;
  /** Whether the route was flown to its end, or was given up. */
  over: boolean;
}

export function noProgress(): RouteProgress {
  return { reached: 0, jumps: 0, strayed: false, over: false };
}

/** Where a jump leads: to the next stop; elsewhere, as the pilot may; where nothing is known of the route any more; or off the route. */
type RouteStep = 'next' | 'elsewhere' | 'beyond' | 'off';

/** A jump that did not follow a route. */
export interface OffRouteJump {
  readonly jump: RouteStop;
  /** The stop that was next, and its index in the route. */
  readonly next: RouteStop;
  readonly index: number;
}

/**
 * Compares one jump with a route. With `mayLeave`, a pilot who has followed the route for a while may fly elsewhere; a later
 * jump to one of the stops then shows that the route is still being followed.
 */
export function stepTo(
  jump: RouteStop,
  route: RouteStops,
  { reached, jumps, strayed, over }: Readonly<RouteProgress>,
  mayLeave: boolean,
): RouteStep {
  const index = reached + 1;
  const next = route.stops[index];
  if (over || !next) return 'beyond';
  if (isSameStop(next, jump)) return 'next';
  const found = route.indexOf(jump);
  if (found === -1 && jumps > 0 && mayLeave) return 'elsewhere';
  return strayed && found < index ? 'beyond' : 'off';
}

/** Changes the progress by a jump. */
export function takeStep(step: RouteStep, route: RouteStops, progress: RouteProgress): void {
  progress.jumps++;
  if (step === 'next') {
    progress.reached++;
    progress.strayed = false;
    progress.over = progress.reached + 1 === route.stops.length;
  } else if (step === 'elsewhere') progress.strayed = true;
  else progress.over = true;
}

/** The first of the jumps that does not follow the route; nothing if all do. */
export function firstOffRouteJump(
  route: RouteStops,
  jumps: readonly RouteStop[],
  mayLeave: boolean,
): OffRouteJump | undefined {
  const progress = noProgress();
  for (const jump of jumps) {
    const step = stepTo(jump, route, progress, mayLeave);
    const index = progress.reached + 1;
    const next = route.stops[index];
    if (step === 'off' && next) return { jump, next, index };
    takeStep(step, route, progress);
  }
  return undefined;
}

export function isSameStop(a: RouteStop, b: RouteStop): boolean {
  return a.address === b.address && a.name === b.name;
}

/** Unique, because an address has no spaces. */
function keyOf({ address, name }: RouteStop): string {
  return `${address} ${name}`;
}
