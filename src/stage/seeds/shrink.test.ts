import { expect, it } from 'vitest';
import { shrink } from './shrink.js';

const list = Array.from({ length: 16 }, (_, index) => index);

it.each([[[]], [[3]], [[0, 15]], [[4, 5, 11]], [list.slice(0, 4)]])('finds that %j is enough', async (culprits) => {
  const failureOf = async (part: readonly number[]) =>
    culprits.every((each) => part.includes(each)) ? `with ${part.length}` : undefined;
  const { shortest, failure, tries } = await shrink(list, 'at first', failureOf, 1000);
  expect([shortest, failure]).toEqual([culprits, `with ${culprits.length}`]);
  expect(tries).toBeLessThanOrEqual(60);
});

it('tries single items of a short list', async () => {
  const failureOf = async (part: readonly number[]) => (part.length >= 3 ? true : undefined);
  expect((await shrink([1, 2, 3, 4], true, failureOf, 60)).shortest).toHaveLength(3);
});

it('stops at the limit', async () => {
  const failureOf = async (part: readonly number[]) => (part.includes(9) ? true : undefined);
  expect(await shrink(list, true, failureOf, 3)).toMatchObject({ tries: 3 });
});
