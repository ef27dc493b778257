/** What stands on the star map: the stops of the route and the systems flown to, each once, and the ways between them. */
import type { StarPosition } from '../../../../../game/star-system.js';
import { type Arrival, isSamePlace, type Place } from '../../../moment/current-place.js';
import type { RoutePlan } from '../route-plan.js';
import { type StarLook, starLook } from '../star-class.js';

export type StarRole = 'here' | 'next' | 'last' | 'stop' | 'flown';

export interface MapStar {
  readonly name: string;
  readonly position: StarPosition;
  readonly look: StarLook;
  readonly role: StarRole;
  /** When the ship arrived there last. */
  readonly time?: number;
  /** Its number on the route, counted from 0. */
  readonly stop?: number;
}

export interface MapWay {
  readonly from: StarPosition;
  readonly to: StarPosition;
  /** `ahead` is still to be flown. */
  readonly is: 'flown' | 'passed' | 'ahead';
}

export interface MapScene {
  readonly stars: readonly MapStar[];
  readonly ways: readonly MapWay[];
  /** What the map shows at first: the route if there is one. */
  readonly centre: StarPosition;
  readonly radius: number;
  /** The places that it shows at first, and how far to turn it so that they lie across. */
  readonly inSight: readonly StarPosition[];
  readonly turn: number;
  /** The star in the middle of a closer look. */
  readonly focus: StarPosition;
}

export function mapScene(plan: RoutePlan, jumps: readonly Arrival[]): MapScene {
  const stars = [...stopStars(plan, jumps), ...flownStars(plan, jumps)];
  const inSight = placesInSight(plan, stars, jumps);
  const { centre, radius } = sphereAround(inSight);
  const focus = stars.find(({ role }) => role === 'here')?.position ?? centre;
  const ways = [...flownWays(jumps), ...routeWays(plan)];
  return { stars, ways, centre, radius, inSight, turn: turnAcross(inSight), focus };
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

/** Systems that are no stop; the latest arrival in each. */
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
      role: here && isSamePlace(here, jump) ? 'here' : 'flown',
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
    // Between two sessions nothing was flown.
    return from && jump.position && jump.isJump ? [{ from, to: jump.position, is: 'flown' as const }] : [];
  });
}

function routeWays({ stops, at }: RoutePlan): MapWay[] {
  return stops.slice(1).flatMap(({ position }, index) => {
    const from = stops[index]?.position;
    return from && position ? [{ from, to: position, is: index < at ? ('passed' as const) : ('ahead' as const) }] : [];
  });
}

/** How many of the latest jumps fill the map if there is no route. */
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
    return (Math.min(...along) + Math.max(...along)) / 2;
  };
  const centre: StarPosition = [middle(0), middle(1), middle(2)];
  const farthest = Math.max(
    ...positions.map((each) => Math.hypot(...each.map((value, axis) => value - (centre[axis] ?? 0)))),
  );
  return { centre, radius: Math.max(farthest, 1) };
}

/** The way from the first place to the last, seen from the side. */
function turnAcross(positions: readonly StarPosition[]): number {
  const [first, last] = [positions[0], positions.at(-1)];
  return first && last && first !== last ? Math.atan2(last[2] - first[2], last[0] - first[0]) : 0;
}
