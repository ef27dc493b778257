/** A directory is locked while a session is written to it, and free after a crash. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { scratch, shakedown, simulate, start } from './program.js';

test('a directory in use is refused with the process that uses it', async (t) => {
  const out = scratch(t);
  const stage = start(t, ['stage', '--out', out, '--format', 'json']);
  await stage.ready();
  const second = simulate(out);
  assert.equal(second.code, 2);
  assert.match(second.err, new RegExp(`is being written by process ${stage.pid}\\b`));
});

test('a crash leaves a directory that the next session takes over', async (t) => {
  const out = scratch(t);
  const stage = start(t, ['stage', '--out', out, '--format', 'json']);
  await stage.ready();
  await stage.kill();
  assert.ok(existsSync(path.join(out, '.shakedown-lock')));
  const gone = shakedown(['trigger', 'dock', '--out', out]);
  assert.equal(gone.code, 2);
  assert.match(gone.err, /no stage is running in/);
  const next = simulate(out, ['--clean']);
  assert.equal(next.code, 0, next.err);
  assert.deepEqual(
    readdirSync(out).filter((name) => name.startsWith('.shakedown-lock')),
    [],
  );
  assert.equal(readdirSync(out).filter((name) => name.endsWith('.log')).length, 1);
});
