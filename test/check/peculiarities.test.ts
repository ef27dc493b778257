/** What only looks wrong: the game's own ways get a note at most. */
import { expect, it } from 'vitest';
import { alarms, fixtures } from './fixture-findings.js';

it.each(fixtures('peculiarities'))('$name is at most noted', async ({ directory }) => {
  expect(await alarms(directory)).toEqual([]);
});
