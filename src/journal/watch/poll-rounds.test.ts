import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollEvery } from './poll-rounds.js';

beforeEach(() => void vi.useFakeTimers());

afterEach(() => void vi.useRealTimers());

describe('a round', () => {
  it('calls each of many once in every interval, not all at once', () => {
    const count = 1000;
    const calls = Array.from({ length: count }, () => 0);
    const stops = calls.map((_, index) => pollEvery(1000, () => void (calls[index] = (calls[index] ?? 0) + 1)));
    vi.advanceTimersByTime(1000);
    calls.fill(0);
    let most = 0;
    for (let now = 0; now < 1000; now += 10) {
      const before = calls.reduce((sum, each) => sum + each, 0);
      vi.advanceTimersByTime(10);
      most = Math.max(most, calls.reduce((sum, each) => sum + each, 0) - before);
    }
    expect(new Set(calls)).toEqual(new Set([1]));
    expect(most).toBeLessThanOrEqual(10);
    for (const stop of stops) stop();
  });

  it('has one timer for all of an interval, and none once all have left', () => {
    const stops = [1000, 1000, 1000, 50].map((interval) => pollEvery(interval, () => undefined));
    expect(vi.getTimerCount()).toBe(2);
    for (const stop of stops) stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on when one of them leaves or joins in its own turn', () => {
    const called: string[] = [];
    const leave = pollEvery(100, () => {
      called.push('first');
      leave();
      stops.push(pollEvery(100, () => void called.push('third')));
    });
    const stops = [pollEvery(100, () => void called.push('second'))];
    vi.advanceTimersByTime(300);
    expect(called.filter((name) => name === 'first')).toEqual(['first']);
    expect(called).toEqual(expect.arrayContaining(['second', 'third']));
    for (const stop of stops) stop();
  });
});
