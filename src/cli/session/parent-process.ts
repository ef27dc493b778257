import { fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { isRunning } from '../../journal/write/lock-owner.js';

/** The process that started this one. */
export interface ParentProcess {
  /** Whether it has ended. */
  readonly isGone: () => boolean;
  /** The standard input, if it is a pipe: its other end closes when the process that holds it ends. */
  readonly pipe: Readable | undefined;
}

/** Polling interval in milliseconds. */
const pollInterval = 500;

/**
 * Aborts its signal when the parent ends. An intermediate process such as npx may outlive the actual parent;
 * the end of the pipe reveals that. Before the session is ready, a closed pipe is ignored: some launchers
 * pass one that is closed already.
 */
export class ParentWatch {
  readonly #parent: ParentProcess;
  readonly #gone = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #isReady = false;

  constructor(parent: ParentProcess) {
    this.#parent = parent;
    this.#timer = setInterval(() => parent.isGone() && this.#gone.abort(), pollInterval);
    parent.pipe?.on('end', this.#ended).on('error', this.#ended).resume();
  }

  get signal(): AbortSignal {
    return this.#gone.signal;
  }

  ready(): void {
    this.#isReady = true;
  }

  [Symbol.dispose](): void {
    clearInterval(this.#timer);
    this.#parent.pipe?.off('end', this.#ended).off('error', this.#ended).pause();
  }

  readonly #ended = (): void => {
    if (this.#isReady) this.#gone.abort();
  };
}

export function ownParent(): ParentProcess {
  const { ppid } = process;
  // On Windows an orphan keeps the process id of its parent, so the parent process itself has to be probed.
  return { isGone: () => process.ppid !== ppid || !isRunning(ppid), pipe: isPipe(0) ? unreferencedInput() : undefined };
}

/** Only a pipe or a socket ends with the process at its other end. */
function isPipe(descriptor: number): boolean {
  try {
    const status = fstatSync(descriptor);
    return status.isFIFO() || status.isSocket();
  } catch {
    return false;
  }
}

/** Reading from it must not keep this process alive. */
function unreferencedInput(): Readable {
  const { stdin } = process;
  stdin.unref();
  return stdin;
}
