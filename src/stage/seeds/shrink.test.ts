import { expect, it } from 'vitest';
import { shrink } from './shrink.js';

const list = Array.from({ length: 16 }, (_, index) => index);

it.each([[[]], [[3]], [[0, 15]], [[4, 5, 11]], [list.slice(0, 4)]])('finds that %j is enough', async (culprits) => {
  const fails = (part: readonly number[]) => culprits.every((each) => part.includes(each));
  const { shortest, tries } = await shrink(list, fails, 1000);
  expect(shortest).toEqual(culprits);
  expect(tries).toBeLessThanOrEqual(60);
});

it('tries single items of a short list', async () => {
  const fails = (part: readonly number[]) => part.length >= 3;
  expect((await shrink([1, 2, 3, 4], fails, 60)).shortest).toHaveLength(3);
});

it('stops at the limit', async () => {
  expect(await shrink(list, (part) => part.includes(9), 3)).toMatchObject({ tries: 3 });
});
