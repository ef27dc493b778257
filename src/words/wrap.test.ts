import fc from 'fast-check';
import stringWidth from 'fast-string-width';
import { describe, expect, it } from 'vitest';
import { printable } from './printable.js';
import { shorten, wrap } from './wrap.js';

describe('shortening', () => {
  it.each([
    ['Wolf 359', 8, 'Wolf 359'],
    ['Wolf 359', 7, 'Wolf 3…'],
    ['標準標準', 8, '標準標準'],
    ['標準標準', 7, '標準標…'],
    ['標準標準', 6, '標準…'],
    ['🚀🚀🚀', 4, '🚀…'],
    ['👩‍🚀👩‍🚀', 3, '👩‍🚀…'],
    ['', 5, ''],
  ])('%j to %d columns gives %j', (text, width, short) => {
    expect(shorten(text, width)).toBe(short);
    expect(stringWidth(short)).toBeLessThanOrEqual(width);
  });
});

it('wraps at spaces, and within a word that is wider than the line', () => {
  expect(wrap('to boldly go', 9)).toEqual(['to boldly', 'go']);
  expect(wrap('a /very/long/path here', 8)).toEqual(['a', '/very/lo', 'ng/path', 'here']);
  expect(wrap('a 標準標準 b', 5)).toEqual(['a', '標準', '標準', 'b']);
  expect(wrap('🚀🚀🚀', 5)).toEqual(['🚀🚀', '🚀']);
  expect(wrap('', 5)).toEqual(['']);
});

it('begins no line with two colons, which a build would obey', () => {
  expect(wrap('abcdefghij::error::', 16)).toEqual(['abcdefghij', String.raw`\u003a:error::`]);
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
