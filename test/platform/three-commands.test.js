/** What a release runs of each program that it has installed: version, check, trigger on a live stage. */
import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { scratch, shakedown, simulate, start } from './program.js';

/** @param {string} directory */
const journalIn = (directory) =>
  path.join(directory, readdirSync(directory).find((name) => name.endsWith('.log')) ?? '');

test('the version is that of the package', () => {
  assert.equal(shakedown(['--version']).out.split(/\s/)[0], process.env.SHAKEDOWN_VERSION);
});

test('a journal is checked, and a broken line found', (t) => {
  const cwd = scratch(t);
  simulate('journals', [], { cwd });
  assert.equal(shakedown(['check', 'journals'], { cwd }).code, 0);
  appendFileSync(journalIn(path.join(cwd, 'journals')), '{ "timestamp":"2026-11-14T20:41:00Z", "event":"Docked" \r\n');
  const broken = shakedown(['check', 'journals'], { cwd });
  assert.equal(broken.code, 1, broken.err);
});

test('a situation is triggered on a running stage', async (t) => {
  const out = path.join(scratch(t), 'journals');
  const stage = start(t, ['stage', '--paused', '--seed', '7', '--out', out, '--format', 'json']);
  await stage.ready();
  const triggered = shakedown(['trigger', 'dock-wanted', '--set', 'station=Abraham Lincoln', '--out', out]);
  assert.equal(triggered.code, 0, triggered.err);
  assert.match(
    readFileSync(journalIn(out), 'utf8'),
    /"event":"Docked", "StationName":"Abraham Lincoln".*"Wanted":true/,
  );
  assert.equal(shakedown(['clock', 'end', '--out', out]).code, 0);
  await stage.closed;
});
