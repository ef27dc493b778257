import { expect, it } from 'vitest';
import { RecentCache } from './recent-cache.js';

it('keeps what was used lately and makes the rest again', () => {
  const recent = new RecentCache<number, string>(10);
  const made: number[] = [];
  const get = (key: number) =>
    recent.get(key, () => {
      made.push(key);
      return `${key}`;
    });
  for (let key = 0; key < 100; key++) {
    expect(get(key)).toBe(`${key}`);
    get(0);
  }
  expect(made).toEqual(Array.from({ length: 100 }, (_, key) => key));
  get(1);
  expect(made.at(-1)).toBe(1);
  expect(made).toHaveLength(101);
});
