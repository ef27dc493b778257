import { describe, expect, it } from 'vitest';
import { parseTime } from './parse-time.js';

const shown = Date.parse('2026-11-14T20:15:07Z');

function parsed(text: string): string | undefined {
  const time = parseTime(text, shown);
  return time === undefined ? undefined : new Date(time).toISOString().slice(0, 19);
}

describe('parseTime', () => {
  it.each([
    ['2026-11-13 21:30', '2026-11-13T21:30:00'],
    ['2026-11-13T21:30:05Z', '2026-11-13T21:30:05'],
    ['2026-11-13', '2026-11-13T00:00:00'],
    ['21:30', '2026-11-14T21:30:00'],
    [' 9:05 ', '2026-11-14T09:05:00'],
    ['9:05:30', '2026-11-14T09:05:30'],
    ['-1h', '2026-11-14T19:15:07'],
    ['−1h', '2026-11-14T19:15:07'],
    ['-1h 30min', '2026-11-14T18:45:07'],
    ['+1.5m', '2026-11-14T20:16:37'],
    ['- 2 D', '2026-11-12T20:15:07'],
    ['+10s', '2026-11-14T20:15:17'],
  ])('takes %s', (text, expected) => {
    expect(parsed(text)).toBe(expected);
  });

  it.each(['', 'soon', '25:00', '21:60', '2026-02-30', '2026-13-01 10:00', '1h', '-1', '-1y', '21', '2026-11'])(
    'refuses %j',
    (text) => {
      expect(parsed(text)).toBeUndefined();
    },
  );
});
