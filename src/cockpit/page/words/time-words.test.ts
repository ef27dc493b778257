import { describe, expect, it } from 'vitest';
import { clockText, dateAndClock, dayText, durationWords, endWords } from './time-words.js';

describe('clockText', () => {
  it('shows times as the journal has them, in UTC', () => {
    const time = Date.UTC(2026, 10, 15, 19, 5, 36);
    expect(clockText(time)).toBe('19:05:36');
    expect(dateAndClock(time)).toBe('2026-11-15 19:05:36');
    expect(dayText(time)).toBe('2026-11-15');
  });

  it('works with times beyond the range of Date', () => {
    expect(clockText(Number.NaN)).toBe('--:--:--');
    expect(clockText(1e300)).toBe('--:--:--');
  });
});

it('tells how long in the two largest units', () => {
  expect([0, 40, 720, 7500, 273_600, 86_400 * 100].map((seconds) => durationWords(seconds * 1000))).toEqual([
    '0 s',
    '40 s',
    '12 min',
    '2 h 5 min',
    '3 d 4 h',
    '100 d',
  ]);
});

it('tells when something ends, and how long that is from now or ago', () => {
  const end = Date.UTC(2026, 10, 15, 23);
  expect(endWords(end, end - 3_600_000)).toBe('in 1 h (2026-11-15 23:00)');
  expect(endWords(end, end + 3_600_000)).toBe('1 h ago (2026-11-15 23:00)');
  expect(endWords(end, undefined)).toBe('2026-11-15 23:00');
});
