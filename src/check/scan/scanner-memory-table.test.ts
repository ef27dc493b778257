import { describe, expect, it } from 'vitest';
import * as layout from './scanner-memory-table.js';

/** Where single words stand, and which of them take eight bytes. */
const [firstWord, wordsEnd] = [layout.nameStart, layout.members];
const isLong = new Set(['dayStart', 'dayRest']);

describe('the memory of the scanner', () => {
  it('has no two words in the same place', () => {
    const words = Object.entries(layout)
      .filter(([, place]) => place >= firstWord && place < wordsEnd)
      .filter(([name]) => !counts.has(name))
      .toSorted(([, one], [, other]) => one - other);
    const overlaps = words.flatMap(([name, place], index) => {
      const [next, nextPlace] = words[index + 1] ?? ['the end', wordsEnd];
      return place + (isLong.has(name) ? 8 : 4) > nextPlace ? [`${name} and ${next}`] : [];
    });
    expect(overlaps).toEqual([]);
  });
});

/** Numbers that are no places. */
const counts = new Set(['kindSlotCount', 'keptSlotCount']);
