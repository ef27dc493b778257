import { expect, expectTypeOf, it } from 'vitest';
import { joinTables } from './join-tables.js';

it('joined tables have all entries in their order, each with its type', () => {
  const joined = joinTables('letters', { b: 1, a: 2 }, { c: 'three' });
  expect(Object.entries(joined)).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', 'three'],
  ]);
  expectTypeOf(joined.c).toEqualTypeOf<'three'>();
});

it('two entries of one name are refused', () => {
  expect(() => joinTables('letters', { a: 1 }, { b: 2 }, { a: 1 })).toThrow("there are two letters named 'a'");
});
