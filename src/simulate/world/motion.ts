import { once } from '../../words/memo.js';
import { cosine, degreesInRadian, sine } from '../exact-math.js';
import { positionLike, type SurfacePosition } from './whereabouts.js';

/** A motion over a body: its speed north, east and up. */
export interface Motion {
  /** Degrees per second. */
  readonly north: number;
  readonly east: number;
  /** Metres per second; down is negative. */
  readonly climb: number;
}

/** A motion that lasts for some seconds. */
export interface Leg {
  readonly motion: Motion;
  readonly seconds: number;
}

/** Highest latitude: closer to a pole a degree of longitude is too short, so the motion turns back. */
const farthest = 85;

/** A motion of some metres per second in the direction of a heading, in whole degrees. */
export function motionOver({ body, latitude, heading }: SurfacePosition, metresPerSecond: number, climb = 0): Motion {
  const degrees = (metresPerSecond / body.radius) * degreesInRadian;
  return { north: degrees * cosine(heading), east: (degrees * sine(heading)) / narrowAt(latitude), climb };
}

/**
 * Moves a position for some seconds, and returns the motion to continue with: it turns back before a pole.
 */
export function advanceAlong(surface: SurfacePosition, motion: Motion, seconds: number): Motion {
  const { north, east, climb } = motion;
  const latitude = surface.latitude + north * seconds;
  surface.longitude = wrapped(surface.longitude + east * seconds);
  surface.altitude = Math.max(0, surface.altitude + climb * seconds);
  if (Math.abs(latitude) <= farthest || Math.abs(latitude) <= Math.abs(surface.latitude)) {
    surface.latitude = latitude;
    return motion;
  }
  surface.heading = mirroredHeading(surface.heading);
  return { north: -north, east, climb };
}

/** The position before a leg that ended here. */
export function positionBefore(surface: SurfacePosition, { motion, seconds }: Leg): SurfacePosition {
  return positionLike(surface, {
    latitude: surface.latitude - motion.north * seconds,
    longitude: wrapped(surface.longitude - motion.east * seconds),
    altitude: surface.altitude - motion.climb * seconds,
  });
}

/**
 * The straight leg to another position on the same body, in whole seconds, with its heading; undefined if it
 * is less than a metre.
 */
export function straightLegTo(
  from: SurfacePosition,
  to: Pick<SurfacePosition, 'latitude' | 'longitude'>,
  metresPerSecond: number,
): (Leg & { readonly heading: number }) | undefined {
  const north = to.latitude - from.latitude;
  const east = wrapped(to.longitude - from.longitude);
  const across = east * narrowAt(from.latitude);
  const metres = (Math.sqrt(north * north + across * across) / degreesInRadian) * from.body.radius;
  if (metres < 1) return undefined;
  const seconds = Math.ceil(metres / metresPerSecond);
  return {
    motion: { north: north / seconds, east: east / seconds, climb: 0 },
    seconds,
    heading: headingOf(north, across),
  };
}

/** The heading mirrored at the east-west axis: north and south swap. */
export function mirroredHeading(heading: number): number {
  return (540 - heading) % 360;
}

/** The larger of the two components, in degrees per second. */
export function degreesPerSecond({ north, east }: Motion): number {
  return Math.max(Math.abs(north), Math.abs(east));
}

/** The north and east components of a unit vector, by heading in whole degrees. */
const directions = once(() => Array.from({ length: 360 }, (_, heading) => [cosine(heading), sine(heading)] as const));

/** The heading in whole degrees that comes closest. */
function headingOf(north: number, east: number): number {
  let best = 0;
  let most = -Infinity;
  for (let heading = 0; heading < 360; heading++) {
    const [northward, eastward] = directions()[heading] as readonly [number, number];
    const gain = north * northward + east * eastward;
    if (!(gain > most)) continue;
    best = heading;
    most = gain;
  }
  return best;
}

/** The length of a degree of longitude relative to the equator. */
function narrowAt(latitude: number): number {
  return Math.max(0.08, cosine(latitude));
}

function wrapped(longitude: number): number {
  if (longitude > 180) return longitude - 360;
  return longitude < -180 ? longitude + 360 : longitude;
}
