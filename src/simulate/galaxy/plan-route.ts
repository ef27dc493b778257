import {
  distanceBetween,
  type Galaxy,
  isScoopable,
  type StarPosition,
  type StarSystem,
} from '../../game/star-system.js';
import { PriorityQueue } from './priority-queue.js';

/** How a route is searched. */
interface SearchLimits {
  /**
   * The weight of the remaining distance against jumps made: a higher one finds a route sooner, a lower one a
   * shorter route.
   */
  readonly eagerness: number;
  /** The number of systems expanded before the search gives up. */
  readonly starts: number;
}

/** First a short route is searched for, then any. */
const careful: SearchLimits = { eagerness: 1.3, starts: 1000 };
const hasty: SearchLimits = { eagerness: 3, starts: 3000 };

/** The total number of jumps tried before the search gives up. */
const mostJumps = 60_000;

/** The cost of a star without fuel, in jumps: breaks ties in favour of scoopable stars. */
const dryness = 0.12;

/** Up to this range there are few enough systems around to try all of them. */
const shortRange = 14;

/** With fewer systems ahead, those to the sides and behind are tried too. */
const enoughAhead = 5;

interface Stop {
  readonly system: StarSystem;
  readonly before: Stop | undefined;
  /** Jumps made, plus the penalty for stars without fuel. */
  readonly cost: number;
}

type Neighbours = (system: StarSystem) => readonly StarSystem[];

/**
 * A route from one system to another with no jump longer than `range` light-years, both ends included; a
 * short one, if not always the shortest. Undefined if there is none, or none that a bounded search finds.
 * Systems `closed` to the pilot, by address, are avoided.
 */
export function planRoute(
  galaxy: Galaxy,
  from: StarSystem,
  to: StarSystem,
  range: number,
  closed: ReadonlySet<number> = new Set(),
): readonly StarSystem[] | undefined {
  if (from.address === to.address) return [from];
  if (!(range > 0)) return undefined;
  const around: Neighbours = ({ position }) => galaxy.around(position, range);
  const short = range <= shortRange;
  const ahead: Neighbours = (system) => {
    const found = systemsAhead(galaxy, system.position, to.position, range);
    return found.length < enoughAhead ? around(system) : found;
  };
  const way = { from, to, range, closed };
  return search(way, short ? around : ahead, careful) ?? search(way, around, hasty);
}

/** The parameters of a search. */
interface Way {
  readonly from: StarSystem;
  readonly to: StarSystem;
  readonly range: number;
  readonly closed: ReadonlySet<number>;
}

function search(
  { from, to, range, closed }: Way,
  neighbours: Neighbours,
  { eagerness, starts }: SearchLimits,
): StarSystem[] | undefined {
  const left = (system: StarSystem) => distanceBetween(system.position, to.position) / range;
  const costs = new Map<number, number>([[from.address, 0]]);
  const waiting = new PriorityQueue<Stop>();
  waiting.push({ system: from, before: undefined, cost: 0 }, 0);
  for (let [start, jumps] = [0, 0]; start < starts && jumps < mostJumps; start++) {
    const stop = waiting.pop();
    if (!stop) return undefined;
    if (left(stop.system) <= 1) return [...wayTo(stop), to];
    if (stop.cost > (costs.get(stop.system.address) ?? 0)) continue;
    const next = neighbours(stop.system);
    jumps += next.length;
    for (const system of next) {
      const cost = stop.cost + 1 + (isScoopable(system.starClass) ? 0 : dryness);
      if (cost >= (costs.get(system.address) ?? Number.POSITIVE_INFINITY) || closed.has(system.address)) continue;
      costs.set(system.address, cost);
      waiting.push({ system, before: stop, cost }, cost + eagerness * left(system));
    }
  }
  return undefined;
}

/** Systems in range near the end of a long jump towards the goal. */
function systemsAhead(galaxy: Galaxy, from: StarPosition, to: StarPosition, range: number): readonly StarSystem[] {
  const share = (0.8 * range) / distanceBetween(from, to);
  const along = (axis: 0 | 1 | 2) => from[axis] + share * (to[axis] - from[axis]);
  const near = galaxy.around([along(0), along(1), along(2)], Math.max(0.25 * range, 8));
  return near.filter(({ position }) => distanceBetween(position, from) <= range);
}

function wayTo(last: Stop): StarSystem[] {
  const way: StarSystem[] = [];
  for (let stop: Stop | undefined = last; stop; stop = stop.before) way.push(stop.system);
  return way.toReversed();
}
