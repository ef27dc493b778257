/** A healthy journal of each version of the game since 2016 raises no alarm. */
import { expect, it } from 'vitest';
import { alarms, fixtures } from './fixture-findings.js';

it.each(fixtures('eras'))('a journal of %s has no errors and no warnings', async (version) => {
  expect(await alarms('eras', version)).toEqual([]);
});
