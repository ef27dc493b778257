import { describe, expect, it } from 'vitest';
import { Pace } from './pace.js';
import { type Clock, waitUntil } from './wall-clock.js';

const origin = Date.UTC(2026, 10, 14, 20, 41);

describe('a pace', () => {
  it.each([
    [1, 10_000],
    [4, 2500],
    [0.5, 20_000],
    [Infinity, 0],
  ])('of %d makes ten seconds of a session last %d milliseconds', (speed, milliseconds) => {
    const pace = new Pace({ began: 5000, origin, speed });
    expect(pace.dueAt(origin + 10_000) - 5000).toBe(milliseconds);
  });

  it('computes the session time', () => {
    expect(new Pace({ began: 5000, origin, speed: 4 }).sessionTimeAt(6000)).toBe(origin + 4000);
    expect(new Pace({ began: 5000, origin, speed: Infinity }).sessionTimeAt(6000)).toBeUndefined();
  });

  it('does not drift, however late the timers are', async () => {
    const clock = fakeClock({ late: 15 });
    const pace = new Pace({ began: clock.now(), origin, speed: 1 });
    const lags: number[] = [];
    for (let second = 1; second <= 1000; second++) {
      await waitUntil(pace.dueAt(origin + second * 1000), clock, never);
      lags.push(clock.now() - second * 1000);
    }
    expect(Math.max(...lags)).toBe(15);
    expect(Math.min(...lags)).toBe(15);
  });
});

describe('waiting for a moment', () => {
  it('does not wait for a past moment', async () => {
    const clock = fakeClock({ late: 0 });
    expect(await waitUntil(clock.now(), clock, never)).toBe(true);
    expect(clock.slept).toEqual([]);
  });

  it('rechecks the clock, which may have been set', async () => {
    const clock = fakeClock({ late: 0 });
    await waitUntil(12_000, clock, never);
    expect(clock.slept).toEqual([5000, 5000, 2000]);
  });

  it('ends when it is aborted', async () => {
    const enough = new AbortController();
    const clock = fakeClock({ late: 0, onSleep: () => enough.abort() });
    expect(await waitUntil(60_000, clock, enough.signal)).toBe(false);
    expect(clock.slept).toHaveLength(1);
  });
});

const never = new AbortController().signal;

/** A clock at 0 that advances only during sleeps, a little longer than requested. */
function fakeClock({ late, onSleep }: { late: number; onSleep?: () => void }): Clock & { slept: number[] } {
  let now = 0;
  const slept: number[] = [];
  const sleep = async (milliseconds: number) => {
    slept.push(milliseconds);
    now += milliseconds + late;
    onSleep?.();
  };
  return { now: () => now, sleep, slept };
}
