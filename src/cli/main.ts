#!/usr/bin/env node
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { reasonOf } from '../journal/system-error-reason.js';
import { run } from './program.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

process.stdout.once('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, closes the pipe; that is no error. What was found until then is.
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`shakedown: cannot write the output: ${reasonOf(error)}\n`, () => process.exit(2));
});

// One sentence is enough; and where no sentence can be told, the exit code still says how it went.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// The first Ctrl-C ends what is running in good order, the second at once; so does who asks the process to go.
const enough = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => enough.abort());

const nothing = () => {};

process.exitCode = await run(process.argv.slice(2), {
  print: (text) => {
    if (process.stdout.write(`${text}\n`)) return;
    // Whether the reader has caught up, the user has had enough or the pipe is closed: the wait is over.
    return once(process.stdout, 'drain', enough).then(nothing, nothing);
  },
  warn: (text) => process.stderr.write(`${text}\n`),
  setExitCode: (code) => {
    process.exitCode = code;
  },
  terminal: process.stdout.isTTY,
  ...(process.stderr.isTTY && process.env.TERM !== 'dumb' && { draw: (text) => process.stderr.write(text) }),
  columns: () => process.stdout.columns || process.stderr.columns || 80,
  input: () => process.stdin,
  env: process.env,
  version,
  platform: process.platform,
  home: os.homedir(),
  now: Date.now,
  signal: enough.signal,
});

// All that is left is output that waits for its reader. A user who has had enough does not.
const leave = () => setTimeout(() => process.exit(130), 200).unref();
if (enough.signal.aborted) leave();
else enough.signal.addEventListener('abort', leave);
