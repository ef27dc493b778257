import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { isThorough } from '../thorough.js';
import { deadline, longDeadline, until } from './deadline.js';

const command = path.resolve(import.meta.dirname, '../../dist/cli/main.js');

/** The built command as a process. */
export interface CommandProcess {
  readonly process: ChildProcess;
  readonly pid: number;
  /** What it wrote to standard output so far. */
  readonly printed: () => string;
  /** What it wrote to standard error so far. */
  readonly warned: () => string;
  /** Its exit code, or the signal that ended it, as soon as it is gone. */
  readonly ended: Promise<number | NodeJS.Signals>;
  /** SIGKILL by default, as in a crash; waits for the exit. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A command that has reported being ready. */
export interface BuiltCommand<Ready> extends CommandProcess {
  /** The line it printed when it was ready. */
  readonly ready: Ready;
}

/** Starts the built command without waiting. It is ended with the test. */
export function spawnCommand(...words: readonly string[]): CommandProcess {
  return spawnCommandIn({}, ...words);
}

/** Like `spawnCommand`, in another directory or environment. */
export function spawnCommandIn(
  { cwd, env }: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv },
  ...words: readonly string[]
): CommandProcess {
  const child = spawn(process.execPath, [command, ...words], { stdio: ['ignore', 'pipe', 'pipe'], cwd, env });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const ended = once(child, 'close').then(([code, signal]: unknown[]) => (code ?? signal) as number | NodeJS.Signals);
  const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    await ended;
  };
  onTestFinished(() => end());
  return { process: child, pid: child.pid ?? 0, printed: () => out, warned: () => err, ended, end };
}

/** Starts the built command, which prints one line of JSON as soon as it is ready. */
export async function startCommand<Ready>(...words: readonly string[]): Promise<BuiltCommand<Ready>> {
  const started = spawnCommand(...words);
  const { process: child, printed, warned } = started;
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  const problem = () => `shakedown ${words.join(' ')} was not ready: ${warned()}${printed()}`;
  await until(() => printed().includes('\n') || isGone(), problem, deadline);
  if (!printed().includes('\n')) throw new Error(problem());
  return { ...started, ready: JSON.parse(printed().slice(0, printed().indexOf('\n'))) as Ready };
}

/** The thorough tier has ten times as much to do. */
const longest = isThorough ? 10 * longDeadline : longDeadline;

/** Runs the built command to its end and returns its output; any exit code but 0 or 1 is an error. */
export async function ranCommand(...words: readonly string[]): Promise<string> {
  const started = spawnCommand(...words);
  const late = setTimeout(() => started.process.kill('SIGKILL'), longest);
  const code = await started.ended;
  clearTimeout(late);
  if (code !== 0 && code !== 1) throw new Error(`shakedown ${words.join(' ')} ended with ${code}: ${started.warned()}`);
  return started.printed();
}
