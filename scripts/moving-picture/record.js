/** Plays the scene of the picture for real, and keeps what each terminal printed with its time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * @typedef {{ readonly ms: number, readonly text: string }} Output
 * @typedef {ReturnType<typeof terminal>} Terminal
 * @typedef {{ readonly [name in 'trigger' | 'tool']: readonly Output[] } & { readonly ms: number }} Recording
 */

const root = path.resolve(import.meta.dirname, '../..');
export const columns = { trigger: 64, tool: 32 };
const stage =
  'shakedown stage --paused --seed 7 --start 2026-11-14T20:41:00Z --given station=Galileo --format json --out journals';
/** What happens before the scene: the signals of the system are written, and the ship is in supercruise. */
const before = ['drop-at-station', 'supercruise'];
const commands = [
  'shakedown trigger dock-wanted --set station="Abraham Lincoln" --out journals',
  'shakedown trigger shields-down --out journals',
];

/**
 * The stage is paused, so every run prints the same, whatever its pace.
 * @param {{ readonly keyMs: number, readonly lookMs: number }} pace Of a key, and of a look at the result.
 * @returns {Promise<Recording>}
 */
export async function record({ keyMs, lookMs }) {
  const home = mkdtempSync(path.join(os.tmpdir(), 'shakedown-picture-'));
  mkdirSync(path.join(home, 'bin'));
  symlinkSync(path.join(root, 'dist/cli/main.js'), path.join(home, 'bin/shakedown'));
  const begin = (/** @type {string} */ command, width = 80) => terminal(command, width, home);
  const all = [begin(stage)];
  try {
    await all[0]?.shows('"directory"');
    for (const situation of before) {
      const trigger = begin(`shakedown trigger ${situation} --out journals`);
      all.push(trigger);
      await trigger.shows('(paused)');
    }
    const tool = begin(`node ${path.join(import.meta.dirname, 'overlay.js')} journals`, columns.tool);
    const shell = begin("env PS1='$ ' bash --norc --noediting", columns.trigger);
    all.push(tool, shell);
    await Promise.all([tool.shows('no warnings'), shell.shows('$ ')]);
    const start = performance.now();
    await wait(lookMs / 4);
    for (const command of commands) {
      const printed = shell.length();
      for (const character of `${command}\n`) {
        shell.type(character);
        await wait(keyMs);
      }
      await shell.shows('(paused)\r\n$ ', printed);
      await wait(lookMs);
    }
    await Promise.all(['WANTED at', 'SHIELDS'].map((warning) => tool.shows(warning)));
    await wait(lookMs / 2);
    const since = (/** @type {Terminal} */ { output }) =>
      output.map(({ at, text }) => ({ ms: Math.max(0, Math.round(at - start)), text }));
    return { trigger: since(shell), tool: since(tool), ms: Math.round(performance.now() - start) };
  } finally {
    for (const each of all.toReversed()) await each.end();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * A command on a terminal of its own; `script` of util-linux makes one.
 * @param {string} command @param {number} width In columns. @param {string} cwd
 */
function terminal(command, width, cwd) {
  const child = spawn(
    'script',
    ['--quiet', '--flush', '--command', `stty cols ${width}; exec ${command}`, '/dev/null'],
    {
      cwd,
      env: { ...process.env, PATH: `${cwd}/bin:${process.env.PATH}`, TERM: 'xterm-256color' },
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  /** @type {{ at: number, text: string }[]} */
  const output = [];
  child.stdout.setEncoding('utf8').on('data', (text) => output.push({ at: performance.now(), text }));
  const printed = () => output.map(({ text }) => text).join('');
  return {
    output,
    length: () => printed().length,
    /** @param {string} character */
    type: (character) => child.stdin.write(character),
    /** @param {string} text */
    async shows(text, from = 0) {
      const deadline = performance.now() + 30_000;
      while (!printed().slice(from).includes(text)) {
        if (child.exitCode !== null) throw new Error(`${command} ended: ${printed()}`);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit'), wait(30_000, undefined, { ref: false })]);
        if (performance.now() > deadline) throw new Error(`${command} does not show ${text}: ${printed()}`);
      }
    },
    async end() {
      if (child.exitCode !== null) return;
      // Ctrl-C and Ctrl-D: the shell wants the second.
      child.stdin.end('\x03\x04');
      await once(child, 'exit');
    },
  };
}
