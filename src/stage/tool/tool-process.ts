import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { isDirectorySync } from '../../journal/directories.js';
import { codeOf, reasonOf } from '../../journal/system-error-reason.js';
import { quoted } from '../../words/printable.js';
import { onInterruption, onProcessExit } from '../process-lifetime.js';
import { type LineListener, OutputTail } from './output-tail.js';
import type { ToolEnd, ToolOutput } from './tool.js';
import { ToolError, toolProblem } from './tool-error.js';

const isWindows = process.platform === 'win32';

/** Milliseconds that a killed process has to go. */
const killTime = 2000;
/** Milliseconds for the last output, which a process of another group may hold open. */
const closeTime = 2000;

export interface ToolProcessOptions {
  readonly cwd: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** What a line of output says, if anything. */
export type LineReader<T> = (...line: Parameters<LineListener>) => T | undefined;

/** A child process in a group of its own: it ends with all its descendants, and before this process does. */
export class ToolProcess {
  readonly output: ToolOutput[] = [];
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #listeners = new Set<LineListener>();
  readonly #exited: Promise<void>;
  /** Resolves when it has ended, and all its output has been read. */
  readonly closed: Promise<void>;
  #ended: ToolEnd | undefined;
  #isToEnd = false;
  #ending: Promise<ToolEnd> | undefined;

  /** Rejects with a ToolError if it cannot be started. */
  static async spawn([program = '', ...words]: readonly string[], { cwd, env }: ToolProcessOptions) {
    if (cwd !== undefined && !isDirectorySync(cwd)) {
      throw new ToolError(`the tool is to run in ${quoted(cwd)}, which is not a directory`);
    }
    try {
      const child = spawn(program, words, { cwd, env, detached: !isWindows, stdio: 'pipe', windowsHide: true });
      const started = new ToolProcess(child);
      await once(child, 'spawn');
      return started;
    } catch (cause) {
      throw new ToolError(`cannot start the tool ${quoted(program)}: ${reasonOf(cause)}`, { cause });
    }
  }

  private constructor(child: ChildProcessWithoutNullStreams) {
    this.#child = child;
    for (const [stream, source] of [
      ['out', child.stdout],
      ['err', child.stderr],
    ] as const) {
      const tail = new OutputTail(stream, this.output, (...line) => this.#listeners.forEach((each) => each(...line)));
      source.on('data', (chunk: Buffer) => tail.add(chunk)).on('end', () => tail.end());
    }
    // The tool may close its end at any time; that it has ended is found otherwise.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
    const forget = [onProcessExit, onInterruption].map((register) => register(() => this.#kill()));
    this.#exited = new Promise((resolve) => {
      child.on('error', () => forget.forEach((each) => each()));
      child.once('exit', (code, signal) => {
        this.#ended = { code: code ?? undefined, signal: signal ?? undefined, byItself: !this.#isToEnd };
        for (const each of forget) each();
        // What it started and left; on Windows, that can no longer be found.
        if (!isWindows) this.signal('SIGKILL');
        resolve();
      });
    });
    const read = new Promise<void>((resolve) => child.once('close', () => resolve()));
    this.closed = this.#exited.then(() => Promise.race([read, setTimeout(closeTime, undefined, { ref: false })]));
  }

  get ended(): ToolEnd | undefined {
    return this.#ended;
  }

  /** Calls back for every line; returns a function that stops it. */
  onLine(listener: LineListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** What is found in a line of output, `from` one that is kept or in the next ones; else a sentence. */
  async find<T>(look: LineReader<T>, signal: AbortSignal, otherwise: () => string, from = this.output.length) {
    let stop = () => {};
    return new Promise<T>((resolve, reject) => {
      const listener: LineListener = (...line) => {
        const value = look(...line);
        if (value !== undefined) resolve(value);
      };
      const giveUp = () => reject(this.problem(otherwise()));
      signal.addEventListener('abort', giveUp, { once: true });
      void this.closed.then(giveUp);
      for (const { text, stream } of this.output.slice(from)) listener(text, false, stream);
      stop = this.onLine(listener);
      if (signal.aborted) giveUp();
    }).finally(() => stop());
  }

  write(line: string): void {
    this.#child.stdin.write(`${line}\n`);
  }

  closeInput(): void {
    this.#child.stdin.end();
  }

  /** To it, and everything it started. On Windows, any signal kills them. */
  signal(name: NodeJS.Signals): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    if (isWindows) {
      spawnSync('taskkill', ['/PID', String(pid), '/T', '/F'], { stdio: 'ignore', windowsHide: true });
      return;
    }
    try {
      process.kill(-pid, name);
    } catch (error) {
      // All have ended; macOS says EPERM while the last is not yet reaped.
      if (!['ESRCH', 'EPERM'].includes(codeOf(error))) throw error;
    }
  }

  /** Asks it to end, kills it after the time given, and returns how it ended. */
  end(ask: () => void, grace: number): Promise<ToolEnd> {
    return (this.#ending ??= this.#end(ask, grace));
  }

  async #end(ask: () => void, grace: number): Promise<ToolEnd> {
    if (!this.#ended) {
      this.#isToEnd = true;
      ask();
      await this.#exitWithin(grace);
      if (!this.#ended) this.#kill();
      await this.#exitWithin(killTime);
    }
    await Promise.race([this.closed, setTimeout(closeTime)]);
    const { stdin, stdout, stderr } = this.#child;
    for (const stream of [stdin, stdout, stderr]) stream.destroy();
    return this.#ended ?? { code: undefined, signal: undefined, byItself: false };
  }

  /** The sentence about a tool that has ended or does not do its part, with its error or its last output. */
  problem(what: string): ToolError {
    return new ToolError(toolProblem(this.output, this.#ended, what));
  }

  /** The sentence about a tool that has ended. Its error may be read after its exit is known. */
  async lastProblem(): Promise<ToolError> {
    await this.closed;
    return this.problem('');
  }

  async #exitWithin(milliseconds: number): Promise<void> {
    const waiting = new AbortController();
    const time = setTimeout(milliseconds, undefined, { signal: waiting.signal }).catch(() => {});
    await Promise.race([this.#exited, time]);
    waiting.abort();
  }

  #kill(): void {
    this.#isToEnd = true;
    this.signal('SIGKILL');
  }
}
