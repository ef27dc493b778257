import { existsSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { CheckedChunks, type CheckReply, type CheckRequest } from './checked-chunks.js';

/** Processes check requests in order. */
export interface Checking {
  /** Bytes per request. */
  readonly chunkSize: number;
  check(request: CheckRequest): Promise<CheckReply>;
  close(): void;
}

/** Uses a thread in the package; in the sources there is no built thread to start. */
export function startChecking(dialect: Dialect): Checking {
  const file = new URL('shakedown-cockpit-thread.js', import.meta.url);
  return existsSync(file) ? inThread(file, dialect) : here(dialect);
}

function inThread(file: URL, dialect: Dialect): Checking {
  const worker = new Worker(file, { workerData: dialect, execArgv: [] });
  // Does not keep the process alive by itself.
  worker.unref();
  return {
    chunkSize: 1024 * 1024,
    check: (request) =>
      new Promise((resolve, reject) => {
        const answered = (reply: CheckReply) => {
          worker.off('error', failed);
          resolve(reply);
        };
        const failed = (error: unknown) => {
          worker.off('message', answered);
          reject(error instanceof Error ? error : new Error(String(error)));
        };
        worker.once('message', answered).once('error', failed);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        worker.postMessage(request);
      }),
    close: () => void worker.terminate(),
  };
}

function here(dialect: Dialect): Checking {
  const chunks = new CheckedChunks(dialect);
  return {
    chunkSize: 64 * 1024,
    async check(request) {
      await turn();
      return chunks.answer(request);
    },
    close: () => undefined,
  };
}
