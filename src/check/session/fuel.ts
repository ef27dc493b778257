/** How the fuel in the main tank may change between two looks at it. */
import { isScoopable } from './galaxy.js';
import type { Known } from './known.js';
import { tonnes } from './wording.js';

/** Levels are written with six decimals, of numbers that have about seven digits. */
const rounding = 0.01;

/** The largest scoop takes in less, in tonnes per second. */
const fastestScoop = 1.3;

/** Within this time nobody flies to another star of the system, fills the tank there and leaves. */
const secondsToAnotherStar = 600;

/** The reservoir fills itself from the main tank: once at any time, and then as fast as overcharged engines empty it. */
export const largestReservoir = 1.2;
const fastestBurn = 30 / 3600;

/** Whether a change of the tank needs no explanation at all. */
export function isUsual(more: number): boolean {
  return more <= rounding && more >= -largestReservoir;
}

/** No ship scoops more in so many seconds, in tonnes. */
export function mostScooped(seconds: number): number {
  return fastestScoop * Math.max(seconds, 0);
}

/** What may add to the tank although nothing tells of it. */
export interface Allowance {
  /** Seconds of the time gone by in which no ship can scoop. */
  readonly busy: number;
  /** Tonnes that may have been scooped and are not yet told. */
  readonly untold: number;
}

/** Why the tank cannot hold so much more than after the last jump; nothing if it can. */
export function whyNotMore(
  more: number,
  seconds: number | undefined,
  known: Known,
  allowed: Allowance,
): string | undefined {
  const { fuel, tells } = known;
  if (!fuel || more <= rounding) return undefined;
  if (tells) {
    if (more <= fuel.scooped + allowed.untold + rounding) return undefined;
    return fuel.scooped > 0 ? `only ${tonnes(fuel.scooped)} were scooped since` : 'no fuel was scooped since';
  }
  if (seconds === undefined || seconds < 0) return undefined;
  const starClass = known.place && known.systems.at(known.place.address)?.starClass;
  if (starClass !== undefined && !isScoopable(starClass) && seconds <= secondsToAnotherStar) {
    return `a star of class ${starClass} gives no fuel`;
  }
  if (more <= mostScooped(seconds - allowed.busy) + rounding) return undefined;
  return `no scoop takes in ${tonnes(more)} in ${seconds} s`;
}

/** Why the tank cannot hold so much less; nothing if it can. */
export function whyNotLess(less: number, seconds: number | undefined): string | undefined {
  if (seconds === undefined || seconds < 0) return undefined;
  if (less <= largestReservoir + seconds * fastestBurn + rounding) return undefined;
  return `no ship burns ${tonnes(less)} in ${seconds} s without a jump`;
}
