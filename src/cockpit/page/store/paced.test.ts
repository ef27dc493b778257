import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [100, 1000],
  [2000, 4000],
  [60_000, 10_000],
])('after a run of %i ms waits for %i ms, however often it is called', async (takes, waits) => {
  const begun: number[] = [];
  const start = Date.now();
  const run = paced(async () => {
    begun.push(Date.now() - start);
    await new Promise((resolve) => setTimeout(resolve, takes));
  }, 1000);
  run();
  run();
  await vi.advanceTimersByTimeAsync(takes + waits - 1);
  run();
  expect(begun).toEqual([0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual([0, takes + waits]);
});
