import { describe, expect, it } from 'vitest';
import { microsOf } from './utc-micros.js';

const second = Date.UTC(2026, 10, 14, 20, 41, 7) * 1000;

describe('microseconds since 1970', () => {
  it.each([
    ['2026-11-14T20:41:07Z', second],
    ['2026-11-14T20:41:07.5Z', second + 500_000],
    ['2026-11-14T20:41:07.123456Z', second + 123_456],
    ['2026-11-14T20:41:07.1234560Z', second + 123_456],
    ['2026-11-14T20:41:07.1234567Z', undefined],
    ['2026-11-14T20:41:07', undefined],
    ['2026-11-14T24:00:00Z', undefined],
    ['2026-02-30T20:41:07Z', undefined],
    ['yesterday', undefined],
  ])('at %s are %s', (text, micros) => {
    expect(microsOf(text)).toBe(micros);
    expect(microsOf(text)).toBe(micros);
  });
});
