/** Several evenings of a commander: each has a journal of its own, and goes on where the last one ended. */
import { relaunch } from './activities/relaunch.js';
import type { Activity } from './activity.js';
import type { Random } from './random.js';
import type { World } from './world/world.js';

/** Days from one evening to the next. */
const daysBetween: readonly (readonly [days: number, weight: number])[] = [
  [1, 55],
  [2, 20],
  [3, 10],
  [5, 8],
  [9, 5],
  [24, 2],
];

/** The share of evenings in which the game crashes. */
const crashes = 0.14;

const day = 86_400;

/** The evenings after the first, one at each call. `seconds` is the usual length of one. */
export class Evenings {
  readonly #random: Random;
  readonly #seconds: number;
  #left: number;
  #startedAt: number;
  /** When the current evening ends, in seconds since 1970. */
  end: number;

  constructor(random: Random, count: number, seconds: number, startedAt: number) {
    this.#random = random;
    this.#left = count - 1;
    this.#seconds = seconds;
    this.#startedAt = startedAt;
    this.end = startedAt + (count > 1 ? this.#length() : seconds);
  }

  /** The length of an evening, in seconds. */
  #length(): number {
    return Math.round(this.#seconds * this.#random.number(0.6, 1.4));
  }

  next(world: World): { readonly activity: Activity; readonly end: number } | undefined {
    if (this.#left === 0) return undefined;
    this.#left -= 1;
    const hasCrashed = this.#random.chance(crashes);
    const seconds = hasCrashed ? this.#random.integer(50, 400) : this.#untilNext(world.now);
    this.#startedAt = Math.ceil(world.now + seconds);
    const length = this.#length();
    this.end = this.#startedAt + length;
    return { activity: relaunch(world, { seconds, crashes: hasCrashed }), end: world.now + length };
  }

  /** Until about the same time of another day. */
  #untilNext(now: number): number {
    const later = this.#startedAt + this.#random.weighted(daysBetween) * day + this.#random.integer(-5400, 5400);
    return Math.max(later - now, this.#random.integer(1, 9) * 3600);
  }
}
