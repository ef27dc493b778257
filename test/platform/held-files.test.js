/**
 * Files that another program holds. On Windows a reader may open a file without sharing, as a virus scanner
 * does for some milliseconds: until it is closed, others can neither open, rename, replace nor remove it.
 */
import assert from 'node:assert/strict';
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { atEnd, onWindows, scratch, shakedown, simulate, start, until } from './program.js';

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
  atEnd(t, release);
  return release;
}

/**
 * Holds a file until the program is about to need it, and for a while longer.
 * @param {import('node:test').TestContext} t
 * @param {string} file
 * @param {readonly string[]} words
 * @param {() => boolean} isNear
 */
async function runWhileHeld(t, file, words, isNear) {
  const release = hold(t, file);
  const run = start(t, words);
  await until(isNear, () => `${run.out()}${run.err()}`, run.isGone);
  await setTimeout(aWhile);
  release();
  const [code] = await run.closed;
  assert.equal(code, 0, run.err());
}

/**
 * Starts a stage; `trigger` sends it a request without starting a process, and returns the answer.
 * @param {import('node:test').TestContext} t
 * @param {readonly string[]} words
 */
async function startStage(t, words) {
  const stage = start(t, ['stage', '--format', 'json', ...words]);
  const { port, tokenFile } = await stage.ready();
  const { token } = JSON.parse(readFileSync(tokenFile, 'utf8')).details;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    ...stage,
    /** @param {string} situation */
    trigger: async (situation) => {
      const body = JSON.stringify({ situation });
      const answer = await fetch(`http://127.0.0.1:${port}/trigger`, { method: 'POST', headers, body });
      return answer.text();
    },
  };
}

/** @param {string} directory */
function journalIn(directory) {
  return path.join(directory, readdirSync(directory).find((name) => name.endsWith('.log')) ?? '');
}

test('a journal that stays held is named, with the reason', { skip }, async (t) => {
  const directory = scratch(t);
  simulate(directory);
  hold(t, journalIn(directory));
  const copy = path.join(scratch(t), 'out');
  for (const words of [
    ['check', directory, '--format', 'concise'],
    ['replay', directory, '--out', copy],
    ['drift', '--observe', directory],
  ]) {
    const ran = shakedown(words);
    assert.equal(ran.code, 2, ran.out);
    assert.match(`${ran.out}${ran.err}`, /Journal\.\S+\.log.*another program has it open/s);
  }
});

test('what a stage writes is written once it is released', { skip }, async (t) => {
  const home = scratch(t);
  const out = path.join(home, 'journals');
  const state = path.join(home, 'state.json');
  const stage = await startStage(t, ['--out', out, '--seed', '7', '--state-file', state]);
  for (const [file, situation, line] of /** @type {const} */ ([
    [state, 'dock', 'Docked'],
    [path.join(out, 'Cargo.json'), 'buy-limpets', 'BuyDrones'],
  ])) {
    const release = hold(t, file);
    const answer = stage.trigger(situation);
    await setTimeout(aWhile);
    release();
    assert.match(await answer, new RegExp(line), `${file}: ${await answer}${stage.err()}`);
    assert.ok(!stage.isGone(), stage.err());
    JSON.parse(readFileSync(file, 'utf8'));
  }
});

test('a report that is held for a while is replaced afterwards', { skip }, async (t) => {
  const directory = scratch(t);
  const report = path.join(scratch(t), 'report.json');
  simulate(directory);
  writeFileSync(report, 'old');
  const words = ['check', directory, '--format', 'json', '-o', report];
  await runWhileHeld(t, report, words, () => readdirSync(path.dirname(report)).length > 1);
  assert.ok(JSON.parse(readFileSync(report, 'utf8')).findings);
  assert.deepEqual(readdirSync(path.dirname(report)), ['report.json']);
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
  const lock = path.join(directory, '.shakedown-lock');
  await runWhileHeld(t, path.join(directory, 'Status.json'), words, () => existsSync(lock));
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
