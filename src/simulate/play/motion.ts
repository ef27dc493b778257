import type { Surface } from './place.js';

/** A way over a body: how fast it goes north and east, and up. */
export interface Motion {
  /** Degrees each second. */
  readonly north: number;
  readonly east: number;
  /** Metres each second; down is negative. */
  readonly climb: number;
}

/** A motion at some metres a second in the direction of a heading, in whole degrees. */
export function motionOver({ body, latitude, heading }: Surface, metresPerSecond: number, climb = 0): Motion {
  const degrees = (metresPerSecond / body.radius) * degreesInRadian;
  const narrow = Math.max(0.1, sine(90 - Math.abs(latitude)));
  return { north: degrees * sine(90 - heading), east: (degrees * sine(heading)) / narrow, climb };
}

/** Where the motion leads in some seconds. */
export function moved(surface: Surface, { north, east, climb }: Motion, seconds: number): void {
  const latitude = surface.latitude + north * seconds;
  surface.latitude = Math.min(85, Math.max(-85, latitude));
  surface.longitude = wrapped(surface.longitude + east * seconds);
  surface.altitude = Math.max(0, surface.altitude + climb * seconds);
}

/** The larger of the two moves, in degrees each second. */
export function speedOf({ north, east }: Motion): number {
  return Math.max(Math.abs(north), Math.abs(east));
}

const degreesInRadian = 180 / Math.PI;

function wrapped(longitude: number): number {
  if (longitude > 180) return longitude - 360;
  return longitude < -180 ? longitude + 360 : longitude;
}

/** The sine of an angle in degrees, by plain arithmetic: the same digits on every machine. */
function sine(degrees: number): number {
  const turn = ((degrees % 360) + 360) % 360;
  const [sign, half] = turn < 180 ? [1, turn] : [-1, turn - 180];
  const angle = (half > 90 ? 180 - half : half) / degreesInRadian;
  const square = angle * angle;
  const series =
    1 - (square / 6) * (1 - (square / 20) * (1 - (square / 42) * (1 - (square / 72) * (1 - square / 110))));
  return sign * angle * series;
}
