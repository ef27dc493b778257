/** The session state as JSON: times as text, addresses as digits. */
import { addressOfText } from './field-readers.js';
import type { JournalLine } from './known-system.js';
import type { LifeSnapshot } from './life/life-state.js';
import { type RouteProgress, type RouteStop, RouteStops } from './route-progress.js';
import type {
  CurrentSystem,
  DockingState,
  EventPlace,
  FuelAfterJump,
  PlottedRoute,
  SessionState,
} from './session-state.js';
import type { SystemsSnapshot } from './systems-snapshot.js';

/** The state between two events. What is not certain is left out. */
export interface TrackerSnapshot extends Pick<SessionState, 'recordsAllKinds' | 'tank'> {
  readonly systems: SystemsSnapshot;
  readonly life?: LifeSnapshot | undefined;
  readonly lastTimestamp?: string | undefined;
  readonly currentSystem?: CurrentSnapshot | undefined;
  readonly fuel?: (Omit<FuelAfterJump, 'where'> & PlaceSnapshot) | undefined;
  readonly docking?: (Omit<DockingState, 'where'> & PlaceSnapshot) | undefined;
  readonly route?: RouteSnapshot | undefined;
}

interface PlaceSnapshot {
  readonly timestamp: string | undefined;
  readonly where: JournalLine;
}

type CurrentSnapshot = Omit<CurrentSystem, 'address' | 'where'> & PlaceSnapshot & { readonly address: string };

interface StopSnapshot {
  readonly name: string;
  readonly address: string;
  readonly where?: JournalLine | undefined;
}

interface RouteSnapshot extends PlaceSnapshot {
  readonly start: CurrentSnapshot | undefined;
  readonly stops?: readonly StopSnapshot[] | undefined;
  readonly progress: RouteProgress;
  readonly jumps: readonly StopSnapshot[];
  readonly over: boolean;
}

/** The route last plotted, as the tracker keeps it. */
export interface FlownRoute extends PlottedRoute {
  readonly progress: RouteProgress;
  readonly jumps: RouteStop[];
  over: boolean;
}

/** The facts of a state that a snapshot holds, but for those that hold their own. */
export function snapshotOfFacts({
  recordsAllKinds,
  lastTimestamp,
  currentSystem,
  fuel,
  docking,
  tank,
  route,
}: SessionState): Omit<TrackerSnapshot, 'systems' | 'life'> {
  return {
    recordsAllKinds,
    lastTimestamp,
    currentSystem: currentSystem && snapshotOfCurrent(currentSystem),
    fuel: fuel && { level: fuel.level, scooped: fuel.scooped, drops: fuel.drops, ...snapshotOfPlace(fuel.where) },
    docking: docking && { docked: docking.docked, by: docking.by, ...snapshotOfPlace(docking.where) },
    tank,
    route: route && {
      ...snapshotOfPlace(route.where),
      start: route.start && snapshotOfCurrent(route.start),
      stops: route.stops?.stops.map(snapshotOfStop),
      progress: { ...route.progress },
      jumps: route.jumps.map(snapshotOfStop),
      over: route.over,
    },
  };
}

function snapshotOfPlace(place: EventPlace): PlaceSnapshot {
  return { timestamp: place.timestamp, where: lineOf(place) };
}

function lineOf({ file, line }: JournalLine): JournalLine {
  return { file, line };
}

function snapshotOfCurrent({ name, address, position, multicrew, where }: CurrentSystem): CurrentSnapshot {
  return { name, address: String(address), position, multicrew, ...snapshotOfPlace(where) };
}

function snapshotOfStop({ name, address, where }: RouteStop): StopSnapshot {
  return { name, address: String(address), ...(where && { where: lineOf(where) }) };
}

export function restoredPlace({ timestamp, where }: PlaceSnapshot): EventPlace {
  return { ...where, timestamp };
}

export function restoredCurrent({ name, address, position, multicrew, ...place }: CurrentSnapshot): CurrentSystem {
  return { name, address: addressOfText(address), position, multicrew, where: restoredPlace(place) };
}

export function restoredRoute({ start, stops, progress, jumps, over, ...place }: RouteSnapshot): FlownRoute {
  return {
    where: restoredPlace(place),
    start: start && restoredCurrent(start),
    stops: stops && new RouteStops(stops.map(restoredStop)),
    progress: { ...progress },
    jumps: jumps.map(restoredStop),
    over,
  };
}

function restoredStop({ name, address, where }: StopSnapshot): RouteStop {
  return { name, address: addressOfText(address), ...(where && { where }) };
}
