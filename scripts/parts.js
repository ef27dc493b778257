/**
 * Runs a long list of commands in parts and remembers which passed, so that a run that was interrupted goes
 * on where it ended. What passed counts only for the very sources it passed with.
 */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} command
 * @property {boolean} [isFirst] All others need what it makes, so it runs before them.
 *
 * @typedef {object} Outcome
 * @property {string} sources Hash of the sources.
 * @property {boolean} passed
 * @property {number} seconds
 *
 * @typedef {object} Settings
 * @property {readonly Part[]} parts
 * @property {string} folder Where outcomes and the output of each part are kept.
 * @property {() => string} hashOfSources
 * @property {readonly string[]} [wanted] Run again even if passed; `unit` is `unit-1`, `unit-2` and so on.
 * @property {boolean} [fromScratch] Run all again.
 * @property {number} [lanes] How many parts run at the same time.
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {AbortSignal} [stopped] Ends what is running; it stays to be run.
 * @property {(line: string) => void} [print]
 */

/**
 * Whether all parts have passed with these sources, now or before.
 * @param {Settings} settings
 */
export async function runParts(settings) {
  const {
    parts,
    folder,
    hashOfSources,
    wanted = [],
    fromScratch = false,
    lanes = 1,
    stopped,
    print = console.log,
  } = settings;
  const file = path.join(folder, 'parts.json');
  const outcomes = readOutcomes(file);
  const sources = hashOfSources();
  const isWanted = (/** @type {Part} */ { name }) =>
    wanted.some((word) => name === word || name.startsWith(`${word}-`));
  const hasPassed = (/** @type {Part} */ { name }) =>
    outcomes[name]?.passed === true && outcomes[name].sources === sources;
  const asked = wanted.length > 0 ? parts.filter(isWanted) : parts.filter((part) => fromScratch || !hasPassed(part));
  mkdirSync(folder, { recursive: true });
  for (const { name } of asked) if (outcomes[name]) outcomes[name].sources = '';
  save();

  // The longest first, so that all lanes end at about the same time.
  const expected = (/** @type {Part} */ { name }) => outcomes[name]?.seconds ?? Number.POSITIVE_INFINITY;
  const queue = asked.filter((part) => !part.isFirst).sort((one, other) => expected(other) - expected(one) || 0);
  for (const part of asked.filter(({ isFirst }) => isFirst)) await ran(part);
  const lane = async () => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) await ran(part);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return summary();

  /** @param {Part} part */
  async function ran(part) {
    if (stopped?.aborted) return;
    const log = path.join(folder, `${part.name}.log`);
    print(`▶ ${part.name}`);
    const started = performance.now();
    const passed = await succeeds(part.command, log, settings);
    const seconds = Math.round((performance.now() - started) / 100) / 10;
    if (stopped?.aborted) return;
    if (hashOfSources() !== sources) {
      print(`  ${part.name} does not count, because the sources changed while it ran`);
      return;
    }
    outcomes[part.name] = { sources, passed, seconds };
    save();
    print(`${passed ? '✔' : '✖'} ${part.name}, ${minutes(seconds)}`);
  }

  function save() {
    writeFileSync(`${file}.new`, JSON.stringify(outcomes, undefined, 2));
    renameSync(`${file}.new`, file);
  }

  function summary() {
    const stateOf = (/** @type {Part} */ part) =>
      hasPassed(part) ? 'passed' : outcomes[part.name]?.sources === sources ? 'failed' : 'to be run';
    const listed = parts.map((part) => ({ part, state: stateOf(part), seconds: outcomes[part.name]?.seconds ?? 0 }));
    for (const { part } of listed.filter(({ state }) => state === 'failed')) {
      const lines = readFileSync(path.join(folder, `${part.name}.log`), 'utf8')
        .trimEnd()
        .split('\n');
      print(`\n▶ ${part.name} failed, and ended with:\n${lines.slice(-60).join('\n')}`);
    }
    print('');
    for (const { part, state, seconds } of listed)
      print(
        `${part.name.padEnd(10)} ${state.padEnd(9)} ${state === 'to be run' ? '' : minutes(seconds).padStart(11)}`.trimEnd(),
      );
    const count = (/** @type {string} */ state) => listed.filter((one) => one.state === state).length;
    print(`${count('passed')} passed, ${count('failed')} failed, ${count('to be run')} to be run`);
    return count('passed') === parts.length;
  }
}

/**
 * @param {string} file
 * @returns {Record<string, Outcome>}
 */
function readOutcomes(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Whether a command succeeds. Its output goes to a file.
 * @param {string} command
 * @param {string} log
 * @param {Settings} settings
 */
async function succeeds(command, log, { cwd, env, stopped }) {
  const output = openSync(log, 'w');
  // A process group of its own, so that stopping it reaches the processes that it started.
  const isGroup = process.platform !== 'win32';
  const child = spawn(command, { cwd, env, shell: true, detached: isGroup, stdio: ['ignore', output, output] });
  const stop = () => (isGroup && child.pid ? process.kill(-child.pid) : child.kill());
  stopped?.addEventListener('abort', stop);
  /** @type {boolean} */
  const passed = await new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
  stopped?.removeEventListener('abort', stop);
  closeSync(output);
  return passed;
}

/** @param {number} seconds */
function minutes(seconds) {
  return seconds < 60 ? `${seconds.toFixed(1)} s` : `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;
}
