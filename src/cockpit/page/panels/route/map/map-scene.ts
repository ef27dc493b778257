/** Contents of the star map: stops of the route and visited systems, each once, and the legs between them. */
import type { StarPosition } from '../../../../../game/star-system.js';
import { type Arrival, isSamePlace, type Place } from '../../../moment/current-place.js';
import type { RoutePlan } from '../route-plan.js';
import { type StarLook, starLook } from '../star-class.js';

export type StarRole = 'here' | 'next' | 'last' | 'stop' | 'flown' | 'landmark';

export interface MapStar {
  readonly name: string;
  readonly position: StarPosition;
  readonly look: StarLook;
  readonly role: StarRole;
  /** Time of the last arrival. */
  readonly time?: number;
  /** 0-based number on the route. */
  readonly stop?: number;
}

export interface MapWay {
  readonly from: StarPosition;
  readonly to: StarPosition;
  /** `ahead` is yet to be flown. */
  readonly is: 'flown' | 'passed' | 'ahead';
}

export interface MapScene {
  readonly stars: readonly MapStar[];
  readonly ways: readonly MapWay[];
  /** The centre of what is in view. */
  readonly centre: StarPosition;
  readonly radius: number;
  /** Positions in view, and the angle that lays them across. */
  readonly inSight: readonly StarPosition[];
  readonly turn: number;
  /** The centre of a closer view. */
  readonly focus: StarPosition;
}

const sol: MapStar = { name: 'Sol', position: [0, 0, 0], look: starLook('G'), role: 'landmark' };

/**
 * The view fits the route, or else the latest jumps; with `showsAll`, every star. Sol is there for
 * orientation, unless it would be far away from all of them.
 */
export function mapScene(plan: RoutePlan, jumps: readonly Arrival[], showsAll = false): MapScene {
  const known = [...stopStars(plan, jumps), ...flownStars(plan, jumps)];
  const stars = isNearSol(known) ? [...known, sol] : known;
  const inSight = showsAll ? stars.map(({ position }) => position) : placesInSight(plan, stars, jumps);
  const { centre, radius } = sphereAround(inSight);
  const focus = stars.find(({ role }) => role === 'here')?.position ?? centre;
  const ways = [...flownWays(jumps), ...routeWays(plan)];
  return { stars, ways, centre, radius, inSight, turn: turnAcross(inSight), focus };
}

/** Whether Sol is missing, and no farther away than the stars are from each other. */
function isNearSol(stars: readonly MapStar[]): boolean {
  const { centre, radius } = sphereAround(stars.map(({ position }) => position));
  return stars.length > 0 && stars.every(({ name }) => name !== sol.name) && Math.hypot(...centre) <= 2 * radius;
}

function stopStars({ stops, at }: RoutePlan, jumps: readonly Arrival[]): MapStar[] {
  return stops.flatMap(({ name, address, position, look }, index) => {
    if (!position) return [];
    const role = index === at ? 'here' : index === at + 1 ? 'next' : index === stops.length - 1 ? 'last' : 'stop';
    const place = { name, ...(address !== undefined && { address }) };
    return [{ name, position, look, role, stop: index, ...arrivalTime(jumps, place) }];
  });
}

function arrivalTime(jumps: readonly Arrival[], place: Place): { readonly time?: number } {
  const time = jumps.findLast((jump) => isSamePlace(jump, place))?.time;
  return time === undefined ? {} : { time };
}

/** Systems that are no stops; the latest arrival in each. */
function flownStars({ stops, here }: RoutePlan, jumps: readonly Arrival[]): MapStar[] {
  const known = new Set(stops.map(placeKey));
  const stars: MapStar[] = [];
  for (const jump of jumps.toReversed()) {
    const key = placeKey(jump);
    if (known.has(key) || !jump.position) continue;
    known.add(key);
    stars.push({
      name: jump.name,
      position: jump.position,
      look: starLook(undefined),
      role: here && isSamePlace(here, jump) ? 'here' : jump.name === sol.name ? 'landmark' : 'flown',
      ...(jump.time !== undefined && { time: jump.time }),
    });
  }
  return stars;
}

function placeKey({ name, address }: Place): string | number {
  return address ?? name;
}

function flownWays(jumps: readonly Arrival[]): MapWay[] {
  return jumps.slice(1).flatMap((jump, index) => {
    const from = jumps[index]?.position;
    // Nothing was flown between two sessions.
    return from && jump.position && jump.isJump ? [{ from, to: jump.position, is: 'flown' as const }] : [];
  });
}

function routeWays({ stops, at }: RoutePlan): MapWay[] {
  return stops.slice(1).flatMap(({ position }, index) => {
    const from = stops[index]?.position;
    return from && position ? [{ from, to: position, is: index < at ? ('passed' as const) : ('ahead' as const) }] : [];
  });
}

/** Without a route, this many of the latest jumps fill the map. */
const latest = 25;

function placesInSight(
  { stops, here }: RoutePlan,
  stars: readonly MapStar[],
  jumps: readonly Arrival[],
): StarPosition[] {
  const route = stops.flatMap(({ position }) => (position ? [position] : []));
  const place = here?.position ? [here.position] : [];
  if (route.length > 1) return [...place, ...route];
  const recent = jumps.slice(-latest).flatMap(({ position }) => (position ? [position] : []));
  return recent.length > 0 ? recent : stars.map(({ position }) => position);
}

function sphereAround(positions: readonly StarPosition[]): Pick<MapScene, 'centre' | 'radius'> {
  if (positions.length === 0) return { centre: [0, 0, 0], radius: 1 };
  const middle = (axis: 0 | 1 | 2) => {
    const along = positions.map((position) => position[axis]);
    return (along.reduce((least, each) => Math.min(least, each)) + along.reduce(larger)) / 2;
  };
  const centre: StarPosition = [middle(0), middle(1), middle(2)];
  const distances = positions.map((each) => Math.hypot(...each.map((value, axis) => value - (centre[axis] ?? 0))));
  return { centre, radius: distances.reduce(larger, 1) };
}

/** For `reduce`: a journal has more systems than a function takes arguments. */
export function larger(one: number, other: number): number {
  return Math.max(one, other);
}

/** Shows the line from the first position to the last from the side. */
function turnAcross(positions: readonly StarPosition[]): number {
  const [first, last] = [positions[0], positions.at(-1)];
  return first && last && first !== last ? Math.atan2(last[2] - first[2], last[0] - first[0]) : 0;
}
