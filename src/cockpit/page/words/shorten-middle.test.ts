import { expect, it } from 'vitest';
import { shortenMiddle } from './shorten-middle.js';

it('leaves a short text as it is', () => {
  expect(shortenMiddle('/games/journal', 14)).toBe('/games/journal');
});

it('leaves out the middle, and keeps more of the end', () => {
  expect(shortenMiddle('/home/jameson/games/elite/journal', 20)).toBe('/home/j…lite/journal');
});

it('cuts no character in half', () => {
  expect(shortenMiddle('🚀'.repeat(30), 10)).toBe(`${'🚀'.repeat(3)}…${'🚀'.repeat(6)}`);
});

it('takes a huge text', () => {
  expect(Array.from(shortenMiddle('x'.repeat(1_000_000), 40))).toHaveLength(40);
});
