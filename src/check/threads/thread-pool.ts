import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ChunkReport } from '../files/chunk-checker.js';
import type { Chunk } from '../files/file-chunk.js';
import type { CheckProfile } from '../lines/check-profile.js';
import { type CheckedChunk, remainderOf, type WorkerPool } from './worker-pool.js';

/** How many pieces wait in line for each thread, so that none is ever idle. */
const ahead = 2;

/** A name that nobody else gives a file: whatever else lies beside a bundle is never started. */
const threadName = 'shakedown-check-thread.js';

/**
 * What a thread runs; nothing where a bundler has put this module into a program of its own, without that file beside it.
 * A bundle in CommonJS does not even know where it lies.
 */
export function threadFile(): URL | undefined {
  const here: string | undefined = import.meta.url;
  if (here === undefined) return undefined;
  const file = new URL(threadName, here);
  return file.protocol === 'file:' && existsSync(file) ? file : undefined;
}

/** The work shared among threads. Pieces are given out in order, and their reports come back in order. */
export function multiThreadPool(file: URL, profile: CheckProfile, threads: number): WorkerPool {
  const workers = Array.from({ length: threads }, () => new ChunkWorker(file, profile));
  return {
    chunkSize: 4 * 1024 * 1024,
    async *reports(chunks) {
      const waiting: PendingChunk[] = [];
      for (const chunk of chunks) {
        waiting.push({ piece: chunk, report: leastBusy(workers).check(chunk) });
        if (waiting.length >= threads * ahead) yield* finished(waiting.shift() as PendingChunk);
      }
      for (const given of waiting) yield* finished(given);
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.close()));
    },
  };

  async function* finished({ piece: chunk, report }: PendingChunk): AsyncGenerator<CheckedChunk> {
    let checked: CheckedChunk = { piece: chunk, report: await report };
    yield checked;
    for (let rest = remainderOf(checked); rest; rest = remainderOf(checked)) {
      checked = { piece: rest, report: await leastBusy(workers).check(rest) };
      yield checked;
    }
  }
}

/** A piece that a thread works on. */
interface PendingChunk {
  readonly piece: Chunk;
  readonly report: Promise<ChunkReport>;
}

function leastBusy(workers: readonly ChunkWorker[]): ChunkWorker {
  return workers.reduce((least, worker) => (worker.busy < least.busy ? worker : least));
}

/** A thread that checks pieces, one after the other. */
class ChunkWorker {
  readonly #worker: Worker;
  readonly #asked: { resolve: (report: ChunkReport) => void; reject: (error: unknown) => void }[] = [];

  constructor(file: URL, profile: CheckProfile) {
    this.#worker = new Worker(file, {
      workerData: profile,
      // What this process was started with may not suit a file.
      execArgv: [],
    });
    this.#worker.on('message', (report: ChunkReport) => this.#asked.shift()?.resolve(report));
    this.#worker.on('error', (error) => {
      for (const { reject } of this.#asked.splice(0)) reject(error);
    });
  }

  get busy(): number {
    return this.#asked.length;
  }

  check(chunk: Chunk): Promise<ChunkReport> {
    const report = new Promise<ChunkReport>((resolve, reject) => this.#asked.push({ resolve, reject }));
    // Whoever waits for it may have stopped waiting when it fails.
    report.catch(() => undefined);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    this.#worker.postMessage(chunk);
    return report;
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
