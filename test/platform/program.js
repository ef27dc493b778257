/** Runs the program under test, which SHAKEDOWN_PROGRAM names: a script for this Node, or an executable. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

const program = process.env.SHAKEDOWN_PROGRAM ?? '';
if (!existsSync(program)) throw new Error(`SHAKEDOWN_PROGRAM must name the program to test, not '${program}'`);

export const onWindows = process.platform === 'win32';

/** The main script, if the program is the npm package and not a single file. */
export const script = /\.[cm]?js$/.test(program) ? program : undefined;

const [command, ...first] = script === undefined ? [program] : [process.execPath, script];

/** Milliseconds that nothing takes, not even on a busy machine. */
export const deadline = 300_000;

/**
 * @typedef {object} Surroundings
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to the environment of this process
 * @property {string} [input] its standard input
 */

/**
 * Runs the program to its end.
 * @param {readonly string[]} words
 * @param {Surroundings} [surroundings]
 */
export function shakedown(words, { cwd, env, input } = {}) {
  const ran = spawnSync(command ?? '', [...first, ...words], {
    cwd,
    input: input ?? '',
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: deadline,
    maxBuffer: 2 ** 28,
  });
  if (ran.error) throw ran.error;
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}

/**
 * Starts the program, which is ended after the test.
 * @param {import('node:test').TestContext} t
 * @param {readonly string[]} words
 * @param {Surroundings} [surroundings]
 */
export function start(t, words, { cwd, env } = {}) {
  const child = spawn(command ?? '', [...first, ...words], { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });
  const closed = once(child, 'close');
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  atEnd(t, kill);
  const problem = (/** @type {string} */ wanted) => () =>
    `${words.join(' ')} did not print ${wanted}, but: ${out}${err}`;
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    pid: child.pid ?? 0,
    kill,
    closed,
    isGone,
    out: () => out,
    err: () => err,
    /** @param {string} wanted waits for it on standard output */
    printed: (wanted) => until(() => out.includes(wanted), problem(wanted), isGone),
    /** @param {string} wanted waits for it on standard error */
    warned: (wanted) => until(() => err.includes(wanted), problem(wanted), isGone),
    /** Waits for its first line, which is JSON. */
    async ready() {
      await this.printed('\n');
      return JSON.parse(out.slice(0, out.indexOf('\n')));
    },
  };
}

/** @type {WeakMap<import('node:test').TestContext, (() => unknown)[]>} */
const endings = new WeakMap();

/**
 * Does something after a test; the last that is named comes first, as a running program is in its directory.
 * @param {import('node:test').TestContext} t
 * @param {() => unknown} act
 */
export function atEnd(t, act) {
  const known = endings.get(t);
  if (known) return void known.unshift(act);
  const acts = [act];
  endings.set(t, acts);
  t.after(async () => {
    for (const each of acts) await each();
  });
}

/**
 * Waits for a condition.
 * @param {() => boolean} condition
 * @param {() => string} problem
 * @param {() => boolean} [isLost] when there is no more hope
 */
export async function until(condition, problem, isLost = () => false) {
  const end = Date.now() + deadline;
  while (!condition()) {
    if (Date.now() > end || (isLost() && !condition())) throw new Error(problem());
    await setTimeout(10);
  }
}

/**
 * A new directory, removed after the test. Its name has what a user's may have: a space, an accent.
 * @param {import('node:test').TestContext} t
 */
export function scratch(t) {
  const directory = mkdtempSync(path.join(os.tmpdir(), 'Zoë Vega '));
  atEnd(t, () => rmSync(directory, { recursive: true, force: true, maxRetries: 20 }));
  return directory;
}

/**
 * Simulates a short session into a directory, and returns its journals.
 * @param {string} directory
 * @param {readonly string[]} more words
 * @param {Surroundings} [surroundings]
 */
export function simulate(directory, more = [], surroundings = {}) {
  const words = ['simulate', 'tour', '--for', '5m', '--speed', 'max', '--seed', '7', '--out', directory, ...more];
  return shakedown(words, surroundings);
}
