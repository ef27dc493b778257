import { Readable } from 'node:stream';
import stringWidth from 'fast-string-width';
import { run } from '../src/cli/program.js';
import type { Shell } from '../src/cli/shell.js';
import { deadline } from './support/deadline.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A command that runs until it is interrupted. */
export interface Running {
  readonly out: () => string;
  readonly err: () => string;
  /** Waits until the command has printed this. */
  readonly printed: (text: string) => Promise<void>;
  readonly warned: (text: string) => Promise<void>;
  /** Ctrl-C; gives the exit code. */
  readonly interrupt: () => Promise<number>;
}

/** Runs the command in this process, from `src` rather than the last build. */
export async function shakedown(...words: [Partial<Shell>, ...string[]] | string[]): Promise<Ran> {
  const { own, rest } = apart(words);
  const { shell, out, err } = recordingShell(own);
  const code = await run(rest, shell);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Like `shakedown`, for a command that does not end by itself. */
export function start(...words: [Partial<Shell>, ...string[]] | string[]): Running {
  const { own, rest } = apart(words);
  const enough = new AbortController();
  const { shell, out, err } = recordingShell({ ...own, signal: enough.signal });
  const code = run(rest, shell);
  return {
    out: () => out.join('\n'),
    err: () => err.join('\n'),
    printed: (text) => linePrinted(out, text, code),
    warned: (text) => linePrinted(err, text, code),
    interrupt: () => {
      enough.abort();
      return code;
    },
  };
}

/** Splits the words from overrides of the shell. */
function apart(words: [Partial<Shell>, ...string[]] | string[]): { own: Partial<Shell>; rest: string[] } {
  const [first, ...others] = words;
  return typeof first === 'object' ? { own: first, rest: others as string[] } : { own: {}, rest: words as string[] };
}

/** A shell that records its output, with overrides. */
export function recordingShell(own: Partial<Shell> = {}): { shell: Shell; out: string[]; err: string[] } {
  const out: string[] = [];
  const err: string[] = [];
  const shell: Shell = {
    print: (text) => void out.push(text),
    warn: (text) => err.push(text),
    terminal: false,
    columns: () => 80,
    input: () => Readable.from([]),
    env: {},
    version: '1.2.3',
    platform: 'linux',
    home: '/nowhere',
    now: Date.now,
    signal: new AbortController().signal,
    ...own,
  };
  return { shell, out, err };
}

async function linePrinted(lines: readonly string[], text: string, code: Promise<number>): Promise<void> {
  let ended = false;
  void code.then(() => (ended = true));
  const end = Date.now() + deadline;
  while (!lines.join('\n').includes(text)) {
    if (ended || Date.now() > end) throw new Error(`nothing was said of ${text}, only: ${lines.join('\n')}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** How many columns a page takes. */
export function widest(text: string): number {
  return Math.max(...text.split('\n').map((line) => stringWidth(line)));
}
