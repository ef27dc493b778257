import { describe, expect, it } from 'vitest';
import { clockText, dateAndClock, dayText } from './clock-text.js';

describe('clockText', () => {
  it('shows times as the journal has them, in UTC', () => {
    const time = Date.UTC(2026, 10, 15, 19, 5, 36);
    expect(clockText(time)).toBe('19:05:36');
    expect(dateAndClock(time)).toBe('2026-11-15 19:05:36');
    expect(dayText(time)).toBe('2026-11-15');
  });

  it('survives times that no calendar has', () => {
    expect(clockText(Number.NaN)).toBe('--:--:--');
    expect(clockText(1e300)).toBe('--:--:--');
  });
});
