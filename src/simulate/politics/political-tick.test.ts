import { describe, expect, it } from 'vitest';
import { dayOf, shareOfWeek, weekOf } from './political-tick.js';

const at = (text: string) => Date.parse(text) / 1000;

describe('the calendar of politics', () => {
  it('a day begins at 07:00', () => {
    expect(dayOf(at('2026-11-14T06:59:59Z'))).toBe(dayOf(at('2026-11-13T07:00:00Z')));
    expect(dayOf(at('2026-11-14T07:00:00Z'))).toBe(dayOf(at('2026-11-14T06:59:59Z')) + 1);
  });

  it('a week begins on a Thursday', () => {
    expect(weekOf(at('2026-11-12T07:00:00Z'))).toBe(weekOf(at('2026-11-12T06:59:59Z')) + 1);
    expect(weekOf(at('2026-11-19T06:59:59Z'))).toBe(weekOf(at('2026-11-12T07:00:00Z')));
  });

  it('the elapsed share of the week has steps of a quarter of a day', () => {
    expect(shareOfWeek(at('2026-11-12T07:00:00Z'))).toBe(0);
    expect(shareOfWeek(at('2026-11-12T12:59:59Z'))).toBe(0);
    expect(shareOfWeek(at('2026-11-12T13:00:00Z'))).toBe(1 / 28);
    expect(shareOfWeek(at('2026-11-19T06:59:59Z'))).toBe(27 / 28);
  });
});
