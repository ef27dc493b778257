import { describe, expect, it } from 'vitest';
import { speedLimits } from '../../../../stage/time/clock-limits.js';
import { parseSpeed, sessionTime, speedText } from './stage-clock-time.js';

const now = Date.parse('2026-11-14T20:41:00Z');

describe('the time in the session', () => {
  it('goes on with its speed between two messages, and stands still while it is paused', () => {
    expect(sessionTime({ isPaused: false, speed: 5, now, receivedAt: 1000 }, 3000)).toBe(now + 10_000);
    expect(sessionTime({ isPaused: true, speed: 5, now, receivedAt: 1000 }, 3000)).toBe(now);
  });

  it('is not extrapolated at maximum speed', () => {
    expect(sessionTime({ isPaused: false, speed: 0, now, receivedAt: 1000 }, 3000)).toBe(now);
  });
});

describe('a speed', () => {
  it('is a factor that the stage takes, or max', () => {
    expect(['4', ' 0.5x', '20×', 'Max'].map(parseSpeed)).toEqual([4, 0.5, 20, 'max']);
    expect([speedLimits.least, speedLimits.most].map((speed) => parseSpeed(String(speed)))).toEqual([0.001, 1_000_000]);
    expect(['', 'x', '0', '-1', 'fast', '2000000'].map(parseSpeed)).toEqual(Array.from({ length: 6 }, () => undefined));
  });

  it('reads as a factor', () => {
    expect([1, 0.5, 1000, 0].map(speedText)).toEqual(['1×', '0.5×', '1,000×', 'max']);
  });
});
