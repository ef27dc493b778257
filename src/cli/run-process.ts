/** Runs the command as a process: a shell made from `process`, and the exit code. */
import { once } from 'node:events';
import { fstatSync } from 'node:fs';
import os from 'node:os';
import { reasonOf } from '../journal/system-error-reason.js';
import { packagedFiles } from '../packaged/packaged-files.js';
import { run } from './program.js';
import type { Shell } from './shell.js';

const { version } = JSON.parse(packagedFiles().text('package.json')) as { version: string };
const system = process.platform === 'win32' ? 'win' : process.platform;
const build = `one file, node ${process.versions.node}, ${system}-${process.arch}`;

const nothing = () => {};

// Opened on first use: it is costly, and most runs print no warnings.
let opened: typeof process.stderr | undefined;
// If standard error fails, only the exit code is left.
const stderr = () => (opened ??= process.stderr.on('error', nothing));

export async function runProcess(): Promise<void> {
  endWithTheReader();
  // The first Ctrl-C or SIGTERM ends the verb properly; the second is not caught, and ends the process at
  // once.
  const interruption = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interruption.abort());
  process.exitCode = await run(process.argv.slice(2), processShell(interruption.signal));
  // Remaining output waits for its reader, but not after an interruption.
  const leave = () => setTimeout(() => process.exit(130), 200).unref();
  if (interruption.signal.aborted) leave();
  else interruption.signal.addEventListener('abort', leave);
}

/** A reader such as `head` may close the pipe early; the exit code then reflects the findings so far. */
function endWithTheReader(): void {
  process.stdout.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    stderr().write(`shakedown: cannot write the output: ${reasonOf(error)}\n`, () => process.exit(2));
  });
  // Later errors of the same stream add nothing.
  process.stdout.on('error', nothing);
}

function processShell(signal: AbortSignal): Shell {
  return {
    print: (text) => {
      if (process.stdout.write(`${text}\n`)) return;
      // Settles when the reader has caught up, on an interruption, and when the pipe is closed.
      return once(process.stdout, 'drain', { signal }).then(nothing, nothing);
    },
    warn: (text) => stderr().write(`${text}\n`),
    setExitCode: (code) => {
      process.exitCode = code;
    },
    terminal: process.stdout.isTTY,
    ...(hasTerminal() && process.env.TERM !== 'dumb' && { draw: (text) => stderr().write(text) }),
    columns: () => process.stdout.columns || (hasTerminal() && stderr().columns) || 80,
    input: () => process.stdin,
    env: process.env,
    version,
    ...(packagedFiles().isOneFile && { build }),
    platform: process.platform,
    home: os.homedir(),
    now: Date.now,
    signal,
  };
}

/** Whether warnings are visible in a terminal. */
function hasTerminal(): boolean {
  try {
    return fstatSync(2).isCharacterDevice() && stderr().isTTY;
  } catch {
    // Wine does not describe its standard streams.
    return false;
  }
}
