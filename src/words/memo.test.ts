import { describe, expect, it, vi } from 'vitest';
import { memoize, once, RecentCache } from './memo.js';

it.each([[undefined], [0], ['text']])('once makes %j on the first call only', (value) => {
  const make = vi.fn<() => unknown>(() => value);
  const made = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([made(), made()]).toEqual([value, value]);
  expect(make).toHaveBeenCalledOnce();
});

it('memoize makes one value for each key', () => {
  const make = vi.fn<(key: { name: string }) => { name: string }>(({ name }) => ({ name }));
  const made = memoize(make);
  const [one, other] = [{ name: 'same' }, { name: 'same' }];
  expect(made(one)).toBe(made(one));
  expect(made(other)).not.toBe(made(one));
  expect(make).toHaveBeenCalledTimes(2);
});

describe('a recent cache', () => {
  it('keeps what was used lately and makes the rest again', () => {
    const recent = new RecentCache<number, string>(10);
    const made: number[] = [];
    const get = (key: number) =>
      recent.getOrMake(key, () => {
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

  it('drops its old generation when the values weigh more than its capacity', () => {
    const recent = new RecentCache<number, string>(10, (text) => text.length);
    for (const key of [1, 2, 3]) recent.set(key, 'x'.repeat(5));
    expect(recent.get(1)).toBe('xxxxx');
    for (const key of [4, 5, 6]) recent.set(key, 'x'.repeat(5));
    expect([1, 2, 3, 4, 5, 6].map((key) => recent.get(key) !== undefined)).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});
