/**
 * Files that another program holds. On Windows a reader may open a file without sharing, as a virus scanner does
 * for some milliseconds: until it is closed, others can neither open, rename, replace nor remove it.
 */
import assert from 'node:assert/strict';
import { chmodSync, closeSync, constants, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { onWindows, scratch, shakedown, simulate, start } from './program.js';

/** libuv's UV_FS_O_EXLOCK, which fs.constants does not list: share mode none. */
const withoutSharing = 0x10000000;

const skip = !onWindows && 'only Windows opens files without sharing';

/** Milliseconds that a virus scanner holds a file. */
const aWhile = 400;

/**
 * Holds a file without sharing.
 * @param {import('node:test').TestContext} t
 * @param {string} file
 * @returns {() => void} releases it
 */
function hold(t, file) {
  /** @type {number | undefined} */
  let descriptor = openSync(file, constants.O_RDONLY | withoutSharing);
  const release = () => {
    if (descriptor !== undefined) closeSync(descriptor);
    descriptor = undefined;
  };
  t.after(release);
  return release;
}

/**
 * Runs the program while this process keeps a file for a while: unlike `shakedown`, it does not block.
 * @param {import('node:test').TestContext} t
 * @param {string} file
 * @param {readonly string[]} words
 */
async function whileHeld(t, file, words) {
  const release = hold(t, file);
  const run = start(t, words);
  // The program needs some time to start; the file is held until it has met it.
  await Promise.race([run.closed, setTimeout(1000 + aWhile)]);
  release();
  const [code] = await run.closed;
  return { code, out: run.out(), err: run.err() };
}

/** @param {string} directory */
function journalIn(directory) {
  return path.join(directory, readdirSync(directory).find((name) => name.endsWith('.log')) ?? '');
}

test('a journal that stays held is named, with the reason', { skip }, async (t) => {
  const directory = scratch(t);
  simulate(directory);
  hold(t, journalIn(directory));
  for (const verb of ['check', 'replay', 'observe']) {
    const words = verb === 'replay' ? [verb, directory, '--out', path.join(scratch(t), 'out')] : [verb, directory];
    const ran = shakedown(words);
    assert.equal(ran.code, 2, ran.out);
    assert.match(ran.err, /Journal\.\S+\.log.*another program has it open/s);
  }
});

test('a companion that is held for a while is written afterwards', { skip }, async (t) => {
  const out = path.join(scratch(t), 'journals');
  const stage = start(t, ['stage', '--out', out, '--format', 'json']);
  await stage.ready();
  for (const name of ['Status.json', 'Cargo.json', '.shakedown-lock']) {
    const { code, err } = await whileHeld(t, path.join(out, name), ['trigger', 'dock', '--out', out]);
    assert.equal(code, 0, `${name}: ${err}${stage.err()}`);
    assert.equal(shakedown(['trigger', 'undock', '--out', out]).code, 0);
  }
  assert.ok(!stage.isGone(), stage.err());
  assert.equal(JSON.parse(readFileSync(path.join(out, 'Status.json'), 'utf8')).event, 'Status');
});

test('a report that is held for a while is replaced afterwards', { skip }, async (t) => {
  const directory = scratch(t);
  const report = path.join(scratch(t), 'report.json');
  simulate(directory);
  writeFileSync(report, 'old');
  const { code, err } = await whileHeld(t, report, ['check', directory, '--format', 'json', '-o', report]);
  assert.equal(code, 0, err);
  assert.ok(JSON.parse(readFileSync(report, 'utf8')).findings);
  assert.deepEqual(readdirSync(path.dirname(report)), ['report.json']);
});

test('a state file that a tool is reading is replaced afterwards', { skip }, async (t) => {
  const home = scratch(t);
  const out = path.join(home, 'journals');
  const state = path.join(home, 'state.json');
  const stage = start(t, ['stage', '--out', out, '--state-file', state, '--format', 'json']);
  await stage.ready();
  const { code, err } = await whileHeld(t, state, ['trigger', 'dock', '--out', out]);
  assert.equal(code, 0, `${err}${stage.err()}`);
  assert.ok(!stage.isGone(), stage.err());
  JSON.parse(readFileSync(state, 'utf8'));
});

test('a journal that is held while it is watched is read afterwards', { skip }, async (t) => {
  const directory = scratch(t);
  simulate(directory);
  const release = hold(t, journalIn(directory));
  const watch = start(t, ['watch', directory, '--since', '1d', '--format', 'ndjson']);
  await setTimeout(1000 + aWhile);
  release();
  await watch.printed('"event":"Fileheader"');
});

test('what an earlier session left is removed once it is released', { skip }, async (t) => {
  const directory = scratch(t);
  simulate(directory);
  const words = ['simulate', 'tour', '--for', '1m', '--speed', 'max', '--clean', '--out', directory];
  const { code, err } = await whileHeld(t, path.join(directory, 'Status.json'), words);
  assert.equal(code, 0, err);
});

test('a read-only report is replaced or refused, and leaves nothing else behind', (t) => {
  const home = scratch(t);
  const directory = path.join(home, 'journals');
  const report = path.join(home, 'report.json');
  simulate(directory);
  writeFileSync(report, 'old');
  chmodSync(report, 0o444);
  const ran = shakedown(['check', directory, '--format', 'json', '-o', report]);
  if (ran.code === 0) assert.ok(JSON.parse(readFileSync(report, 'utf8')).findings);
  else assert.match(ran.err, /cannot write .*report\.json: permission denied/);
  assert.deepEqual(readdirSync(home).sort(), ['journals', 'report.json']);
  chmodSync(report, 0o644);
});

test('read-only files of an earlier session do not stop the next', (t) => {
  const directory = scratch(t);
  simulate(directory);
  for (const name of readdirSync(directory)) chmodSync(path.join(directory, name), 0o444);
  assert.equal(shakedown(['check', directory]).code, 0);
  const ran = simulate(directory, ['--clean']);
  assert.equal(ran.code, 0, ran.err);
});
