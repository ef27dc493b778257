import { describe, expect, it } from 'vitest';
import { dayOf, shareOfWeek, weekOf } from './political-tick.js';

const at = (text: string) => Date.parse(text) / 1000;

describe('the calendar of politics', () => {
  it('begins a day at seven in the morning', () => {
    expect(dayOf(at('2026-11-14T06:59:59Z'))).toBe(dayOf(at('2026-11-13T07:00:00Z')));
    expect(dayOf(at('2026-11-14T07:00:00Z'))).toBe(dayOf(at('2026-11-14T06:59:59Z')) + 1);
  });

  it('begins a week on a Thursday', () => {
    expect(weekOf(at('2026-11-12T07:00:00Z'))).toBe(weekOf(at('2026-11-12T06:59:59Z')) + 1);
    expect(weekOf(at('2026-11-19T06:59:59Z'))).toBe(weekOf(at('2026-11-12T07:00:00Z')));
  });

  it('knows how much of the week is over, to a quarter of a day', () => {
    expect(shareOfWeek(at('2026-11-12T07:00:00Z'))).toBe(0);
    expect(shareOfWeek(at('2026-11-12T12:59:59Z'))).toBe(0);
    expect(shareOfWeek(at('2026-11-12T13:00:00Z'))).toBe(1 / 28);
    expect(shareOfWeek(at('2026-11-19T06:59:59Z'))).toBe(27 / 28);
  });
});
