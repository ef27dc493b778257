import { type CheckedChunk, chunkReports } from '../files/chunk-checker.js';
import type { Chunk } from '../files/file-chunk.js';
import type { AnyDialectProfile } from '../lines/check-profile.js';
import { turn } from '../next-turn.js';
import type { CheckThread } from './check-thread.js';
import { type ChunkTask, tasksOf } from './chunk-tasks.js';

/** What checks the chunks: this thread, or several. */
export interface WorkerPool {
  /**
   * Checks the chunks; the reports come in the order of the chunks. A signal ends it even while it waits for
   * a thread.
   */
  reports(chunks: Iterable<Chunk>, signal?: AbortSignal): AsyncGenerator<CheckedChunk>;
  close(): Promise<unknown>;
}

/**
 * Large enough that what is done once for each chunk does not count, and small enough to be checked at once.
 */
export const chunkSize = 2 * 1024 * 1024;

/** How many tasks are begun and not yet reported, for each thread: more would only take memory. */
const mostBegun = 4;

/**
 * Shares the work between this thread and others. This one starts at once, with whatever it need not wait
 * for; the others join as soon as they are loaded.
 */
export async function workerPool(profile: AnyDialectProfile, threads: number): Promise<WorkerPool> {
  const reportsOf = chunkReports(profile);
  let wake = () => {};
  const others: readonly CheckThread[] =
    threads > 1 ? (await import('./check-thread.js')).startThreads(threads - 1, profile, () => wake()) : [];
  return {
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
          else if (begun[0]?.checked) yield* inTurns((begun.shift() as ChunkTask).checked ?? []);
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
        return task;
      }
    },
    close: () => Promise.all(others.map((other) => other.close())),
  };

  /** The next report is checked incrementally as it is read, so that no more than needed is in memory. */
  function checkHere(task: ChunkTask, isNext: boolean): Iterable<CheckedChunk> {
    const reports = taskReports(task);
    return isNext ? reports : [...reports];
  }

  function* taskReports({ chunks }: ChunkTask): Generator<CheckedChunk> {
    for (const chunk of chunks) yield* reportsOf(chunk);
  }
}

/** Yields to others in the middle of a file with many findings. */
async function* inTurns(reports: Iterable<CheckedChunk>): AsyncGenerator<CheckedChunk> {
  for (const checked of reports) {
    yield checked;
    if (checked.report.until !== undefined) await turn();
  }
}

function idlest(threads: readonly CheckThread[]): CheckThread | undefined {
  return threads.reduce<CheckThread | undefined>(
    (least, each) => (least && least.load <= each.load ? least : each),
    undefined,
  );
}
