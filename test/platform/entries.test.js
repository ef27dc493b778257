/** Every entry of the package loads and works with this Node. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { deadline, scratch, script } from './program.js';

const skip = script === undefined && 'a one-file program has no entries';

/** @param {string} name */
async function entry(name) {
  const { resolve } = createRequire(script ?? '');
  return import(pathToFileURL(resolve(name)).href);
}

test('every entry loads and exports something', { skip }, async (t) => {
  const home = path.resolve(script ?? '', '../../..');
  const { exports, engines } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const names = Object.keys(exports).filter((name) => !/[*]|\.json$/.test(name));
  assert.ok(names.length >= 7);
  for (const name of names) {
    await t.test(name, async () => {
      assert.ok(Object.keys(await entry(path.posix.join('shakedown', name))).length > 0);
    });
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [least = 0, leastMinor = 0] = engines.node.replace('>=', '').split('.').map(Number);
  assert.ok(major > least || (major === least && minor >= leastMinor), `engines says ${engines.node}`);
});

test('a session is simulated, written, read, watched and checked by the library', { skip }, async (t) => {
  const directory = path.join(scratch(t), 'journals');
  const { openStage } = await entry('shakedown/stage');
  const stage = await openStage({ directory, seed: 7 });
  await stage.trigger('dock');
  await stage.close();
  const { readJournal, watchJournal } = await entry('shakedown/journal');
  const kinds = [];
  for await (const { event } of readJournal(directory)) kinds.push(event?.event);
  assert.ok(kinds.includes('Docked'), kinds.join(' '));
  const signal = AbortSignal.timeout(deadline);
  const seen = [];
  for await (const { event } of watchJournal(directory, { from: 'start', kinds: ['Docked'], signal })) {
    seen.push(event.event);
    break;
  }
  assert.deepEqual(seen, ['Docked']);
  const { checkJournal } = await entry('shakedown/check');
  const check = checkJournal(directory);
  for await (const { rule } of check) assert.fail(rule);
  assert.ok(check.summary.events >= kinds.length, JSON.stringify(check.summary));
});
