import type { Worker } from 'node:worker_threads';
import { isSystemError } from '../../journal/system-error-reason.js';
import { startThread, type ThreadCode, threadCode } from '../../packaged/packaged-thread.js';
import type { CheckedChunk } from '../files/chunk-checker.js';
import type { AnyDialectProfile } from '../lines/check-profile.js';
import type { ChunkTask } from './chunk-tasks.js';

/** What a thread sends. */
export type ThreadMessage = 'loaded' | { readonly checked: readonly CheckedChunk[] };

/** How many tasks a thread has, so that it need not wait for the next. */
const ahead = 4;

/** A thread that checks tasks, one after the other. */
export class CheckThread {
  readonly #worker: Worker;
  readonly #tasks: ChunkTask[] = [];
  #isLoaded = false;
  /** Why the thread has stopped, if it has. */
  #failure: Error | undefined;

  /** `changed` is called whenever a task is done, the thread can take the first one, or has stopped. */
  constructor(code: ThreadCode, profile: AnyDialectProfile, changed: () => void) {
    const stopped = (error: Error) => {
      this.#failure ??= error;
      changed();
    };
    this.#worker = startThread(code, profile);
    this.#worker.on('message', (message: ThreadMessage) => {
      if (message === 'loaded') this.#isLoaded = true;
      else (this.#tasks.shift() as ChunkTask).checked = message.checked;
      changed();
    });
    this.#worker.on('error', stopped);
    this.#worker.on('exit', () => stopped(new Error('it has ended')));
  }

  /**
   * How many tasks it has; infinitely many before it is loaded, and for ever if it cannot be: the others do
   * its work.
   */
  get load(): number {
    return this.#isLoaded ? this.#tasks.length : Infinity;
  }

  /** Whether it should get another task. */
  get hasRoom(): boolean {
    return this.load < ahead;
  }

  check(task: ChunkTask): void {
    this.#tasks.push(task);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(task.chunks);
  }

  /** Throws if the thread has stopped in the middle of its work. */
  assertAlive(): void {
    const cause = this.#failure;
    if (this.#isLoaded && cause) throw new Error(`a thread of the check has stopped: ${cause.message}`, { cause });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}

/** Starts `count` threads, or as many as the system allows: none without a built thread, as in sources. */
export function startThreads(count: number, profile: AnyDialectProfile, changed: () => void): CheckThread[] {
  const code = threadCode('shakedown-check-thread');
  if (code === undefined) return [];
  const threads: CheckThread[] = [];
  if (code === undefined) return threads;
  try {
    while (threads.length < count) threads.push(new CheckThread(code, profile, changed));
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
  return threads;
}
