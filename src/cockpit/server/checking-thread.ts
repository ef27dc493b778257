import { existsSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { CheckedChunks, type CheckReply, type CheckRequest } from './checked-chunks.js';

/** Something that checks what it is asked to, one request after the other. */
export interface Checking {
  /** How many bytes to check at a time. */
  readonly chunkSize: number;
  check(request: CheckRequest): Promise<CheckReply>;
  close(): void;
}

/** A thread if there is one to start, which is so in the package and not in its sources. */
export function startChecking(dialect: Dialect): Checking {
  const file = new URL('shakedown-cockpit-thread.js', import.meta.url);
  return existsSync(file) ? inThread(file, dialect) : here(dialect);
}

function inThread(file: URL, dialect: Dialect): Checking {
  const worker = new Worker(file, { workerData: dialect, execArgv: [] });
  // It keeps the process alive only while the server does.
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
