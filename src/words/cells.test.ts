import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellsOf } from './cells.js';
import { printable } from './printable.js';

it.each([
  [
    'ab',
    [
      ['a', 1, 1],
      ['b', 1, 2],
    ],
  ],
  [
    'a標b',
    [
      ['a', 1, 1],
      ['標', 2, 2],
      ['b', 1, 3],
    ],
  ],
  [
    'xe\u0301',
    [
      ['x', 1, 1],
      ['e\u0301', 1, 3],
    ],
  ],
  [
    '\t🚀',
    [
      ['\\t', 2, 1],
      ['🚀', 2, 3],
    ],
  ],
  [
    '👩🏽‍🚀',
    [
      ['👩🏽', 2, 4],
      ['\\u200d', 6, 5],
      ['🚀', 2, 7],
    ],
  ],
  [
    '\uD800a',
    [
      ['\\ud800', 6, 1],
      ['a', 1, 2],
    ],
  ],
  ['', []],
])('%j is seen as %j: what is shown, how wide it is, where it ends', (text, cells) => {
  expect(cellsOf(text).map(({ shown, width, end }) => [shown, width, end])).toEqual(cells);
});

it('leaves nothing out', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' })), (text) => {
      const cells = cellsOf(text);
      expect(cells.map(({ shown }) => shown).join('')).toBe(printable(text));
      expect(cells.at(-1)?.end ?? 0).toBe(text.length);
    }),
  );
});
