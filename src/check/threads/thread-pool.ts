import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ChunkReport } from '../files/chunk-checker.js';
import type { Chunk } from '../files/file-chunk.js';
import type { CheckProfile } from '../lines/check-profile.js';
import { type CheckedChunk, remainderOf, type WorkerPool } from './worker-pool.js';

/** How many chunks are queued for each thread, so that none is ever idle. */
const ahead = 2;

/** A name that no other file has, so that nothing else beside a bundle is ever started as a thread. */
const threadName = 'shakedown-check-thread.js';

/**
 * The file that a thread runs; nothing if a bundler has put this module into another program, without that file beside it.
 * In a CommonJS bundle even `import.meta.url` is undefined.
 */
export function threadFile(): URL | undefined {
  const here: string | undefined = import.meta.url;
  if (here === undefined) return undefined;
  const file = new URL(threadName, here);
  return file.protocol === 'file:' && existsSync(file) ? file : undefined;
}

/** Shares the work among threads. Chunks are given out in order, and their reports come back in order. */
export function multiThreadPool(file: URL, profile: CheckProfile, threads: number): WorkerPool {
  const workers = Array.from({ length: threads }, () => new ChunkWorker(file, profile));
  return {
    chunkSize: 4 * 1024 * 1024,
    async *reports(chunks) {
      const waiting: PendingChunk[] = [];
      for (const chunk of chunks) {
        waiting.push({ chunk, report: leastBusy(workers).check(chunk) });
        if (waiting.length >= threads * ahead) yield* finished(waiting.shift() as PendingChunk);
      }
      for (const pending of waiting) yield* finished(pending);
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };

  async function* finished({ chunk, report }: PendingChunk): AsyncGenerator<CheckedChunk> {
    let checked: CheckedChunk = { chunk, report: await report };
    yield checked;
    for (let rest = remainderOf(checked); rest; rest = remainderOf(checked)) {
      checked = { chunk: rest, report: await leastBusy(workers).check(rest) };
      yield checked;
    }
  }
}

/** A chunk that a thread works on. */
interface PendingChunk {
  readonly chunk: Chunk;
  readonly report: Promise<ChunkReport>;
}

function leastBusy(workers: readonly ChunkWorker[]): ChunkWorker {
  return workers.reduce((least, worker) => (worker.busy < least.busy ? worker : least));
}

/** A thread that checks chunks, one after the other. */
class ChunkWorker {
  readonly #worker: Worker;
  readonly #pending: { resolve: (report: ChunkReport) => void; reject: (error: unknown) => void }[] = [];

  constructor(file: URL, profile: CheckProfile) {
    this.#worker = new Worker(file, {
      workerData: profile,
      // The flags of this process, such as --input-type, may not suit a file.
      execArgv: [],
    });
    this.#worker.on('message', (report: ChunkReport) => this.#pending.shift()?.resolve(report));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#pending.splice(0)) reject(error);
    });
  }

  get busy(): number {
    return this.#pending.length;
  }

  check(chunk: Chunk): Promise<ChunkReport> {
    const report = new Promise<ChunkReport>((resolve, reject) => this.#pending.push({ resolve, reject }));
    // If nobody waits for it any more, a failure must not be an unhandled rejection.
    report.catch(() => undefined);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(chunk);
    return report;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
