import { setTimeout } from 'node:timers/promises';
import { mustBe } from '../../words/shape/shape.js';

/** A source of real time; tests can supply their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Resolves after the given time, or at once when the signal is aborted. With `isIdle` it does not keep the
   * process alive.
   */
  readonly sleep: (milliseconds: number, signal: AbortSignal, isIdle?: boolean) => Promise<void>;
}

/** An option that takes a clock. */
export const realClock = mustBe('a clock, with now and sleep', (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { now, sleep: wait } = value as Partial<Clock>;
  return typeof now === 'function' && typeof wait === 'function';
});

export function wallClock(now: () => number = Date.now): Clock {
  return { now, sleep };
}

async function sleep(milliseconds: number, signal: AbortSignal, isIdle = false): Promise<void> {
  try {
    await setTimeout(milliseconds, undefined, { signal, ref: !isIdle });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** The clock may be set and the computer may sleep: recheck at least this often. */
const longestSleep = 5000;

/** Waits until a moment; `false` if aborted before. */
export async function waitUntil(due: number, clock: Clock, signal: AbortSignal, isIdle = false): Promise<boolean> {
  while (!signal.aborted) {
    const left = due - clock.now();
    if (left <= 0) return true;
    // Timers count whole milliseconds and round down.
    await clock.sleep(Math.min(Math.ceil(left), longestSleep), signal, isIdle);
  }
  return false;
}
