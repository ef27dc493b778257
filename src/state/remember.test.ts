import { expect, it } from 'vitest';
import { remember } from './remember.js';

const keys = (record: object) => Object.keys(record).map(Number);

it('keeps the latest of too many entries, in their order, and counts them again in a copy', () => {
  let record: Record<string, number> = {};
  for (let n = 0; n < 5000; n++) {
    remember(record, `${n}.`, n);
    if (n % 700 === 0) record = structuredClone(record);
    expect(record[`${n}.`]).toBe(n);
  }
  const kept = keys(record);
  expect(kept.length).toBeGreaterThanOrEqual(1800);
  expect(kept.length).toBeLessThanOrEqual(2000);
  expect(kept).toEqual(kept.map((_, at) => 5000 - kept.length + at));
});

it('drops nothing for an entry that is there, or after others were removed', () => {
  const record: Record<string, number> = {};
  for (let n = 0; n < 2000; n++) remember(record, `${n}.`, n);
  remember(record, '0.', 7);
  delete record['1.'];
  remember(record, 'new.', 8);
  expect(record['0.']).toBe(7);
  expect(Object.keys(record)).toHaveLength(2000);
});
