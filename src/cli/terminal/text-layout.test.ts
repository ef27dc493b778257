import { describe, expect, it } from 'vitest';
import { fitted } from './text-layout.js';

describe('fitting pieces on a line', () => {
  const loud = (text: string) => `<${text}>`;
  const pieces = [{ text: 'Wolf', paint: loud }, { text: ' 359 ' }, { text: '標準', paint: loud }];

  it.each([
    [Infinity, '<Wolf> 359 <標準>'],
    [13, '<Wolf> 359 <標準>'],
    [12, '<Wolf> 359 <標…>'],
    [10, '<Wolf> 359 <…>'],
    [9, '<Wolf> 359…'],
    [4, '<Wol…>'],
    [1, '<…>'],
  ])('of %d columns cuts at the end, and colours what is left', (width, line) => {
    expect(fitted(pieces, width)).toBe(line);
  });
});
