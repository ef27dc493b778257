import { describe, expect, it } from 'vitest';
import { hasForm, isUtcTime } from './text-forms.js';

describe('a moment', () => {
  it.each(['2026-11-14T20:41:00Z', '2024-02-29T00:00:00Z', '2024-01-01T00:00:00.123Z', '2024-01-01T00:00:00+00:00'])(
    'is %s',
    (text) => expect(isUtcTime(text)).toBe(true),
  );

  it.each([
    '2023-02-29T00:00:00Z',
    '2024-04-31T00:00:00Z',
    '2024-01-01T24:00:00Z',
    '2024-01-01 00:00:00Z',
    '2024-01-01T00:00:00+01:00',
    '',
  ])('is not %j', (text) => expect(isUtcTime(text)).toBe(false));
});

describe('an internal form', () => {
  it('takes any word for X', () => {
    expect(hasForm('$economy_HighTech;', '$economy_X;')).toBe(true);
    expect(hasForm('$government_HighTech;', '$economy_X;')).toBe(false);
    expect(hasForm('$economy_HighTech', '$economy_X;')).toBe(false);
    expect(hasForm('$economy_;', '$economy_X;')).toBe(false);
  });

  it('takes a number for N', () => {
    expect(hasForm('$Faction_HappinessBand2;', '$Faction_HappinessBandN;')).toBe(true);
    expect(hasForm('$Faction_HappinessBandTwo;', '$Faction_HappinessBandN;')).toBe(false);
  });
});
