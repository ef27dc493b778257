#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import os from 'node:os';
import { run } from './program.js';
import { reasonOf } from './reason.js';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

process.stdout.once('error', (error: NodeJS.ErrnoException) => {
  // A reader that has seen enough, such as `head`, closes the pipe; that is no error.
  if (error.code === 'EPIPE') process.exit();
  process.stderr.write(`shakedown: cannot write the output: ${reasonOf(error)}\n`, () => process.exit(2));
});

// One sentence is enough; and where no sentence can be told, the exit code still says how it went.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

// The first Ctrl-C ends what is running in good order, the second at once.
const enough = new AbortController();
process.once('SIGINT', () => enough.abort());

process.exitCode = await run(process.argv.slice(2), {
  print: (text) => process.stdout.write(`${text}\n`),
  warn: (text) => process.stderr.write(`${text}\n`),
  terminal: process.stdout.isTTY,
  env: process.env,
  version,
  platform: process.platform,
  home: os.homedir(),
  now: Date.now,
  signal: enough.signal,
});
