import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import { printable } from './printable.js';
import { cellsOf, wrap } from './wrap.js';

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

it('wraps at spaces, and within a word that is wider than the line', () => {
  expect(wrap('to boldly go', 9)).toEqual(['to boldly', 'go']);
  expect(wrap('a 標準標準 b', 5)).toEqual(['a', '標準', '標準', 'b']);
  expect(wrap('', 5)).toEqual(['']);
});

it('wraps to no line wider than asked, and loses nothing but spaces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }).map(printable), fc.integer({ min: 12, max: 30 }), (text, width) => {
      const lines = wrap(text, width);
      expect(Math.max(...lines.map((line) => stringWidth(line)))).toBeLessThanOrEqual(width);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});
