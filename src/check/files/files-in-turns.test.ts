import { expect, it } from 'vitest';
import { inTurns } from './files-in-turns.js';

it('gives all files in their order, and lets others run before it gives more', async () => {
  const files = Array.from({ length: 150 }, (_, index) => `Journal.${index}.log`);
  const given: (readonly string[])[] = [];
  let turns = 0;
  const count = () => {
    turns++;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  try {
    for await (const some of inTurns(files)) {
      expect(turns).toBeGreaterThanOrEqual(given.length);
      given.push(some);
    }
  } finally {
    clearImmediate(immediate);
  }
  expect(given.flat()).toEqual(files);
  expect(given.length).toBeGreaterThan(1);
});
