/** The game's own directory is found: in the user's profile on Windows, in a Wine prefix elsewhere. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { onWindows, scratch, shakedown, simulate } from './program.js';

const savedGames = 'Saved Games/Frontier Developments/Elite Dangerous';

/**
 * The environment of a user whose home this is.
 * @param {string} home
 */
function userAt(home) {
  return { HOME: home, USERPROFILE: home, ED_JOURNAL_DIR: '' };
}

test('journals in Saved Games are checked without naming them', (t) => {
  const home = scratch(t);
  const below = onWindows ? savedGames : `.wine/drive_c/users/zoe/${savedGames}`;
  assert.equal(simulate(path.join(home, below)).code, 0);
  const ran = shakedown(['check'], { env: userAt(home) });
  assert.equal(ran.code, 0, ran.err);
});

test('Saved Games elsewhere, as on another drive, is named by ED_JOURNAL_DIR', (t) => {
  const home = scratch(t);
  const elsewhere = path.join(scratch(t), 'Games', 'Elite Dangerous');
  assert.equal(simulate(elsewhere).code, 0);
  const ran = shakedown(['check'], { env: { ...userAt(home), ED_JOURNAL_DIR: elsewhere } });
  assert.equal(ran.code, 0, ran.err);
});

test('without the game, the error lists where it was looked for', (t) => {
  const home = scratch(t);
  const ran = shakedown(['check'], { env: userAt(home) });
  assert.equal(ran.code, 2);
  assert.match(ran.err, /ED_JOURNAL_DIR/);
  assert.ok(ran.err.includes(path.join('Saved Games', 'Frontier Developments', 'Elite Dangerous')), ran.err);
});
