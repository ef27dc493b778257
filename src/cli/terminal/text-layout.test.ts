import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { fitted, shorten, wrap } from './text-layout.js';

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

describe('wrapping', () => {
  it('breaks at spaces', () => {
    expect(wrap('to boldly go', 9)).toEqual(['to boldly', 'go']);
  });

  it('breaks a word that is wider than the line, and loses nothing of it', () => {
    expect(wrap('a /very/long/path here', 8)).toEqual(['a', '/very/lo', 'ng/path', 'here']);
    expect(wrap('🚀🚀🚀', 5)).toEqual(['🚀🚀', '🚀']);
  });
});
