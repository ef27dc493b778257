/** Several evenings of a commander: each has a journal of its own, and goes on where the last one ended. */
import type { JournalState } from '../state/journal-state.js';
import { leave, relaunch, type WayOut } from './activities/relaunch.js';
import type { Random } from './random.js';
import type { AfterEvening } from './session.js';
import type { SessionRun } from './session-options.js';
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

/** When the commander of a journal plays again. */
export function nextStart(random: Random, { timestamp }: Pick<JournalState, 'timestamp'>): Date | undefined {
  const last = Date.parse(timestamp ?? '');
  if (Number.isNaN(last)) return undefined;
  const seconds = random.weighted(daysBetween) * day - random.integer(3600, 5 * 3600);
  return new Date(last + seconds * 1000);
}

/**
 * The evenings after the first, one at each call. How the first ones are does not depend on how many follow:
 * the first is as long as a session without others, and is over like it.
 */
export class Evenings {
  readonly #random: Random;
  readonly #runs: readonly SessionRun[];
  #run = 0;
  #played = 1;
  #playedOfRun = 1;
  #startedAt: number;
  /** When the current evening ends, in seconds since 1970; undefined for the first, a session like any. */
  end: number | undefined;

  constructor(random: Random, runs: readonly SessionRun[], startedAt: number) {
    this.#random = random;
    this.#runs = runs;
    this.#startedAt = startedAt;
  }

  /** The run of the current evening. */
  get run(): SessionRun {
    return this.#runs[this.#run] as SessionRun;
  }

  next(world: World): AfterEvening | undefined {
    const { end, evenings } = this.run;
    const isLastOfRun = this.#playedOfRun === evenings;
    const hasBegun = this.#played > 1;
    const isLast = isLastOfRun && this.#run === this.#runs.length - 1;
    if (isLast && !hasBegun) return undefined;
    const isUnlucky = hasBegun && this.#random.chance(crashes);
    const leaves = isUnlucky || (isLastOfRun && end === 'crash') ? 'by crash' : hasBegun ? 'by menu' : 'at once';
    if (isLast) return { activity: leave(world, leaves), crashes: leaves === 'by crash' };
    if (isLastOfRun) this.#run += 1;
    this.#playedOfRun = isLastOfRun ? 1 : this.#playedOfRun + 1;
    this.#played += 1;
    return this.#start(world, leaves, isLastOfRun ? this.run.start : undefined);
  }

  #start(world: World, leaves: WayOut, start: Date | undefined): AfterEvening {
    const drawn = leaves === 'by crash' ? this.#random.integer(50, 400) : this.#untilNext(world.now);
    const until = start ? start.getTime() / 1000 : world.now + drawn;
    this.#startedAt = Math.ceil(until);
    const seconds = Math.round(this.run.seconds * this.#random.number(0.6, 1.4));
    this.end = this.#startedAt + seconds;
    const away = start ? { until } : { seconds: drawn };
    return { activity: relaunch(world, { ...away, leaves }), end: world.now + seconds, crashes: false };
  }

  /** Until about the same time of another day. */
  #untilNext(now: number): number {
    const later = this.#startedAt + this.#random.weighted(daysBetween) * day + this.#random.integer(-5400, 5400);
    return Math.max(later - now, this.#random.integer(1, 9) * 3600);
  }
}
