import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownText } from './own-text.js';

it('is the same text, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
      expect(ownText(text)).toBe(text);
    }),
  );
  expect(ownText('\ud83d')).toBe('\ud83d');
});
