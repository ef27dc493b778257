import { isSystemError } from '../../journal/system-error-reason.js';
import type { ThreadCode } from '../../packaged/packaged-thread.js';
import type { CheckedChunk } from '../files/chunk-checker.js';
import { DialectCheckers } from '../files/dialect-checkers.js';
import type { AnyDialectProfile } from '../lines/check-profile.js';
import { turn } from '../next-turn.js';
import { CheckThread } from './check-thread.js';
import { type ChunkTask, tasksOf } from './chunk-tasks.js';
import { usualChunkSize, type WorkerPool } from './worker-pool.js';

/** How many tasks are begun and not yet reported, for each thread: more would only take memory. */
const mostBegun = 4;

/**
 * Shares the work between this thread and others. This one starts at once, with whatever it need not wait
 * for; the others join as soon as they are loaded.
 */
export function multiThreadPool(
  code: ThreadCode,
  profile: AnyDialectProfile,
  threads: number,
  chunkSize = usualChunkSize,
): WorkerPool {
  const checkers = new DialectCheckers(profile);
  let wake = () => {};
  const others = startThreads(threads - 1, () => new CheckThread(code, profile, () => wake()));
  return {
    chunkSize,
    async *reports(chunks, signal) {
      const tasks = tasksOf(chunks, chunkSize);
      const begun: ChunkTask[] = [];
      const onAbort = () => wake();
      signal?.addEventListener('abort', onAbort, { once: true });
      try {
        for (;;) {
          handOut();
          const woken = new Promise<void>((resolve) => (wake = resolve));
          const task = begun[0]?.checked ? undefined : begin();
          if (task) task.checked = checkHere(task, task === begun[0]);
          else if (begun[0]?.checked) yield* (begun.shift() as ChunkTask).checked ?? [];
          else if (begun[0]) await woken;
          else return;
          // Lets messages of the other threads, and signals, be delivered.
          await turn();
          signal?.throwIfAborted();
          for (const other of others) other.assertAlive();
        }
      } finally {
        signal?.removeEventListener('abort', onAbort);
      }

      function handOut(): void {
        for (let other = idlest(others); other?.hasRoom; other = idlest(others)) {
          const task = begin();
          if (!task) return;
          other.check(task);
        }
      }

      function begin(): ChunkTask | undefined {
        const task = begun.length < threads * mostBegun ? tasks.next().value : undefined;
        if (task) begun.push(task);
        return task || undefined;
      }
    },
    close: async () => {
      await Promise.all(others.map((other) => other.close()));
    },
  };

  /** The next report is checked incrementally as it is read, so that no more than needed is in memory. */
  function checkHere(task: ChunkTask, isNext: boolean): Iterable<CheckedChunk> {
    const reports = reportsOf(task);
    return isNext ? reports : [...reports];
  }

  function* reportsOf({ chunks }: ChunkTask): Generator<CheckedChunk> {
    for (const chunk of chunks) yield* checkers.reports(chunk);
  }
}

/** Starts `count` threads, or as many as the system allows. */
function startThreads(count: number, start: () => CheckThread): CheckThread[] {
  const threads: CheckThread[] = [];
  try {
    while (threads.length < count) threads.push(start());
  } catch (error) {
    if (!isSystemError(error)) throw error;
  }
  return threads;
}

function idlest(threads: readonly CheckThread[]): CheckThread | undefined {
  return threads.reduce<CheckThread | undefined>(
    (least, each) => (least && least.load <= each.load ? least : each),
    undefined,
  );
}
