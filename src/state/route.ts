/** The plotted route, and how the jumps follow it. */
import type { Members } from '../interface/object-rule.js';
import { forKinds, type Updates } from './fold.js';
import { addressFrom, nameFrom, objectsFrom } from './fold-fields.js';
import {
  type CurrentSystem,
  endRoute,
  type JournalState,
  type RouteProgress,
  type RouteStop,
  type Where,
} from './journal-state.js';

export const routeUpdates: Updates = {
  NavRoute: plotted,
  NavRouteClear: (state) => {
    state.plotted = undefined;
    // The route is cleared on the way to its last stop.
    if (state.place !== 'hyperspace') state.route = [];
  },
  FSDTarget: targeted,
  FSDJump: (state, event) => {
    if (event.Taxi === true || event.Multicrew === true) endRoute(state);
    else jumped(state);
  },
  ...forKinds(['Location', 'CarrierJump'], endRoute),
};

/** The line in the journal follows the file, which alone lists the stops in the live game. */
function plotted(state: JournalState, event: Members, where: Where): void {
  const before = state.plotted;
  const isSame = before !== undefined && before.where.timestamp === event.timestamp;
  const stops = stopsIn(event) ?? (isSame ? before.stops : undefined);
  state.plotted = { where, start: state.system, stops, progress: noProgress(), jumps: [], over: false };
  state.route = stops?.slice(1);
}

/** The stops that a NavRoute lists; nothing if there are none, or one lacks its name or address. */
export function stopsIn({ Route }: Members): readonly RouteStop[] | undefined {
  const stops: RouteStop[] = [];
  for (const each of objectsFrom(Route)) {
    const name = nameFrom(each?.StarSystem);
    const address = addressFrom(each?.SystemAddress);
    if (name === undefined || address === undefined) return undefined;
    stops.push({ name, address });
  }
  return stops.length === 0 ? undefined : stops;
}

function targeted(state: JournalState, { Name, SystemAddress, RemainingJumpsInRoute }: Members): void {
  const address = addressFrom(SystemAddress);
  const name = nameFrom(Name);
  // On the way to a stop the one after it is targeted.
  if (state.place === 'hyperspace' && RemainingJumpsInRoute !== undefined) return;
  if (RemainingJumpsInRoute === 1 && address !== undefined && name !== undefined) state.route = [{ name, address }];
  else if (state.route?.[0]?.address !== address) state.route = undefined;
  // Without a number of remaining jumps it is not on a route: the pilot flies elsewhere.
  if (RemainingJumpsInRoute === undefined) endRoute(state);
}

/** More jumps than the longest route has stops. */
const mostJumps = 5000;

function jumped(state: JournalState): void {
  const { plotted: route, route: ahead, system } = state;
  const isNext = system !== undefined && ahead?.[0]?.address === system.address;
  state.route = isNext ? ahead?.slice(1) : undefined;
  if (!route || route.over) return;
  // A jump to a system without a name or address ends the route.
  if (system?.address === undefined || route.jumps.length >= mostJumps) {
    route.over = true;
    return;
  }
  const jump = { name: system.name, address: system.address, where: system.where };
  // Thrown back to where it was.
  if (isSameStop(jump, route.jumps.at(-1) ?? route.start ?? { name: '', address: undefined })) return;
  route.jumps.push(jump);
  const { stops, progress } = route;
  if (stops) takeStep(stepTo(jump, stops, progress, state.recordsAllKinds), stops, progress);
}

export function noProgress(): RouteProgress {
  return { reached: 0, jumps: 0, strayed: false, over: false };
}

/** Where a jump leads: `elsewhere` is allowed, `beyond` is after the known part, `off` breaks the route. */
type RouteStep = 'next' | 'elsewhere' | 'beyond' | 'off';

/**
 * Compares one jump with a route. With `mayLeave`, a pilot who has followed the route for a while may fly
 * elsewhere; a later jump to one of the stops then shows that the route is still being followed.
 */
export function stepTo(
  jump: RouteStop,
  stops: readonly RouteStop[],
  { reached, jumps, strayed, over }: Readonly<RouteProgress>,
  mayLeave: boolean,
): RouteStep {
  const index = reached + 1;
  const next = stops[index];
  if (over || !next) return 'beyond';
  if (isSameStop(next, jump)) return 'next';
  const found = stops.findLastIndex((stop) => isSameStop(stop, jump));
  if (found === -1 && jumps > 0 && mayLeave) return 'elsewhere';
  return strayed && found < index ? 'beyond' : 'off';
}

export function takeStep(step: RouteStep, stops: readonly RouteStop[], progress: RouteProgress): void {
  progress.jumps++;
  if (step === 'next') {
    progress.reached++;
    progress.strayed = false;
    progress.over = progress.reached + 1 === stops.length;
  } else if (step === 'elsewhere') progress.strayed = true;
  else progress.over = true;
}

export function isSameStop(a: RouteStop, b: Pick<CurrentSystem, 'name' | 'address'>): boolean {
  return a.address === b.address && a.name === b.name;
}
