import { expect, it } from 'vitest';
import { inTurns } from './files-in-turns.js';

it('gives all files in their order, and lets others run before it gives more', async () => {
  const files = Array.from({ length: 150 }, (_, index) => `Journal.${index}.log`);
  const given: string[] = [];
  let turns = 0;
  const count = () => {
    turns++;
    immediate = setImmediate(count);
  };
  let immediate = setImmediate(count);
  try {
    for await (const file of inTurns(files)) given.push(file);
  } finally {
    clearImmediate(immediate);
  }
  expect(given).toEqual(files);
  expect(turns).toBeGreaterThan(1);
});
