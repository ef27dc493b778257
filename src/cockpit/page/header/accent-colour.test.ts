import { describe, expect, it } from 'vitest';
import { readableAccent } from './accent-colour.js';

const dark = '#140d08';

describe('the accent colour', () => {
  it('is kept if it is readable', () => {
    expect(readableAccent('#ff9a3c', dark)).toBe('#ff9a3c');
    expect(readableAccent(' #FFFFFF ', dark)).toBe('#ffffff');
  });

  it('is lightened to a contrast of 4.5:1', () => {
    // The dim amber of 2.8:1, and two that a colour picker offers first.
    for (const colour of ['#8a4a12', '#000000', '#0000ff']) {
      const shade = readableAccent(colour, dark);
      expect(shade).not.toBe(colour);
      expect(readableAccent(String(shade), dark)).toBe(shade);
    }
    expect(readableAccent('#000000', dark)).toBe('#808080');
  });

  it('is darkened on a light ground', () => {
    expect(readableAccent('#934400', '#ece4d8')).toBe('#934400');
    expect(readableAccent('#ffffff', '#ffffff')).toBe('#757575');
  });

  it('is almost black or white on a middling ground', () => {
    expect(readableAccent('#747474', '#747474')).toBe('#fcfcfc');
    expect(readableAccent('#777777', '#777777')).toBe('#050505');
  });

  it.each(['', 'red', '#fff', '#12345g', 'url(#000000)'])('is not %j, which is no colour of a picker', (colour) => {
    expect(readableAccent(colour, dark)).toBeUndefined();
  });
});
