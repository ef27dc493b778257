/** Every hull can be flown. */
import { expect, it } from 'vitest';
import { hullNames } from '../../src/simulate/ship/make-ship.js';
import { isThorough, oneIn } from '../thorough.js';
import { complaintsAbout, inHangar } from './flown.js';

const fly = inHangar();
const span = isThorough ? '50m' : '15m';

it.each(oneIn(24, hullNames))('a session in a %s is sound', async (hull) => {
  const flown = await fly(hull, 'tour', '--seed', '3', '--dialect', 'game', '--given', `ship=${hull}`, '--for', span);
  expect(await complaintsAbout(flown, 'game')).toEqual([]);
});
