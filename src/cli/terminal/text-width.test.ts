import fc from 'fast-check';
import stringWidth from 'string-width';
import { expect, it } from 'vitest';
import textWidth from './text-width.js';

const symbols = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));

it.each(['', 'a', '字', '👍'])('gives every character the width that string-width gives it, after %j', (before) => {
  const differing = symbols.filter((symbol) => textWidth(before + symbol) !== stringWidth(before + symbol));
  expect(differing).toEqual([]);
});

it('gives any text the width that string-width gives it, coloured or not', () => {
  const colour = fc.constantFrom('\u001B[31m', '\u001B[1;4m', '\u001B[39m', '\u001B[2K', '\u001B');
  const piece = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: fc.constantFrom(...symbols) }), colour);
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      expect(textWidth(pieces.join(''))).toBe(stringWidth(pieces.join('')));
    }),
  );
});
