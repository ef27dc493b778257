import { setTimeout } from 'node:timers/promises';
import { mustBe } from '../../words/option-gate.js';

/** A source of real time; tests can use one of their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Resolves after the given time, or at once when the signal is aborted. If `isIdle`, it does not keep the process alive,
   * because nobody waits for what comes after it.
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

/** A clock may be set, and a computer may sleep: nobody waits longer than this without a look at it. */
const longestSleep = 5000;

/** Waits until a moment has come; `false` if the signal was aborted before. */
export async function waitUntil(due: number, clock: Clock, signal: AbortSignal, isIdle = false): Promise<boolean> {
  while (!signal.aborted) {
    const left = due - clock.now();
    if (left <= 0) return true;
    // Timers count whole milliseconds and round down.
    await clock.sleep(Math.min(Math.ceil(left), longestSleep), signal, isIdle);
  }
  return false;
}
