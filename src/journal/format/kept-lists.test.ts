import { describe, expect, it } from 'vitest';
import { formatLine } from './format-line.js';
import { neverChanged } from './kept-lists.js';

const timestamp = '2026-11-14T20:41:00Z';

function rows(count: number): { Name: string; OwnerID: number; Count: number }[] {
  return Array.from({ length: count }, (_, index) => ({ Name: `thing${index}`, OwnerID: 0, Count: index + 1 }));
}

describe('a list that is never changed', () => {
  it.each([3, 8, 200])('is written the same each time, with %i rows', (count) => {
    const list = neverChanged(rows(count));
    const expected = formatLine({ timestamp, event: 'ShipLocker', Items: rows(count) });
    for (let time = 0; time < 3; time++)
      expect(formatLine({ timestamp, event: 'ShipLocker', Items: list })).toBe(expected);
  });

  it('is written by the table of the field it stands in', () => {
    const list = neverChanged(rows(10));
    formatLine({ timestamp, event: 'ShipLocker', Items: list });
    const otherwise = { timestamp, event: 'Cargo', Vessel: 'Ship', Inventory: list };
    expect(formatLine(otherwise)).toBe(formatLine({ ...otherwise, Inventory: rows(10) }));
  });

  it('is the only sort that is remembered', () => {
    const list = rows(10);
    const before = formatLine({ timestamp, event: 'ShipLocker', Items: list });
    list.pop();
    expect(formatLine({ timestamp, event: 'ShipLocker', Items: list })).not.toBe(before);
  });
});
