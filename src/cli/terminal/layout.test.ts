import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { shorten, wrap } from './layout.js';

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

describe('wrapping', () => {
  it('breaks at spaces', () => {
    expect(wrap('to boldly go', 9)).toEqual(['to boldly', 'go']);
  });

  it('breaks a word that is wider than the line, and loses nothing of it', () => {
    expect(wrap('a /very/long/path here', 8)).toEqual(['a', '/very/lo', 'ng/path', 'here']);
    expect(wrap('🚀🚀🚀', 5)).toEqual(['🚀🚀', '🚀']);
  });
});
