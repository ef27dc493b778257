import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { deadline } from '../../support/deadline.js';

const command = path.resolve(import.meta.dirname, '../../../dist/cli/main.js');

/** A command that runs until it is ended. */
export interface BuiltCommand<Ready> {
  /** The line that it printed as soon as it was ready. */
  readonly ready: Ready;
  readonly process: ChildProcess;
  /** What it wrote to standard error so far. */
  readonly warned: () => string;
  /** SIGKILL by default, as if the machine had gone; waits until it is gone. */
  readonly end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts the built command, which prints one line of JSON as soon as it is ready. It is ended when the test ends. */
export async function startCommand<Ready>(...words: readonly string[]): Promise<BuiltCommand<Ready>> {
  const child = spawn(process.execPath, [command, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  const gone = once(child, 'close');
  const end = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    await gone;
  };
  onTestFinished(() => end());
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const line = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`shakedown ${words.join(' ')} ${why}: ${err}${out}`));
    const late = setTimeout(() => fail('was not ready in time'), deadline);
    child.once('close', () => fail('ended before it was ready'));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (!out.includes('\n')) return;
      clearTimeout(late);
      resolve(out.slice(0, out.indexOf('\n')));
    });
  });
  return { ready: JSON.parse(line) as Ready, process: child, warned: () => err, end };
}
