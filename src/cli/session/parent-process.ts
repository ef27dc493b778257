import { fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';

/** The process that started this one, as far as it can be seen from here. */
export interface ParentProcess {
  /** Whether it has ended. */
  readonly isGone: () => boolean;
  /** A pipe that it, or who started it in turn, holds open for as long as it lives; nothing where there is none. */
  readonly pipe: Readable | undefined;
}

/** Milliseconds between two looks. */
const pollInterval = 500;

/**
 * Aborts its signal when the parent is gone. A process between the two, such as that of npx, may outlive the one that
 * matters: then the pipe ends. Before all is ready its end tells nothing, as some give a pipe that was never open.
 */
export class ParentWatch {
  readonly #parent: ParentProcess;
  readonly #gone = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #isReady = false;

  constructor(parent: ParentProcess) {
    this.#parent = parent;
    this.#timer = setInterval(() => parent.isGone() && this.#leave(), pollInterval);
    parent.pipe?.on('end', this.#ended).on('error', this.#ended).resume();
  }

  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  ready(): void {
    this.#isReady = true;
  }

  /** Looks no longer. */
  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    this.#parent.pipe?.off('end', this.#ended).off('error', this.#ended).pause();
  }

  readonly #ended = (): void => {
    if (this.#isReady) this.#leave();
  };

  #leave(): void {
    this.#gone.abort();
  }
}

/** The parent of this process. */
export function ownParent(): ParentProcess {
  const { ppid } = process;
  return { isGone: () => process.ppid !== ppid || !isRunning(ppid), pipe: isPipe(0) ? unreferencedInput() : undefined };
}

/** Where orphans keep the number of their parent, as on Windows, it has to be asked after. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** A terminal, a file or nothing at all says nothing about who lives. */
function isPipe(descriptor: number): boolean {
  try {
    const status = fstatSync(descriptor);
    return status.isFIFO() || status.isSocket();
  } catch {
    return false;
  }
}

/** Who listens to it need not stay alive for it. */
function unreferencedInput(): Readable {
  const { stdin } = process;
  stdin.unref();
  return stdin;
}
