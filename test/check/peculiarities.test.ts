/** What only looks wrong: the game's own ways get a note at most. */
import { expect, it } from 'vitest';
import { alarms, fixtures } from './fixture-findings.js';

it.each(fixtures('peculiarities'))('%s is at most noted', async (peculiarity) => {
  expect(await alarms('peculiarities', peculiarity)).toEqual([]);
});
