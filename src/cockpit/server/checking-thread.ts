import { setImmediate as turn } from 'node:timers/promises';
import { startThread, type ThreadCode, threadCode } from '../../packaged/packaged-thread.js';
import type { CheckedAgainst } from '../recording/recording-check.js';
import { CheckedChunks, type CheckReply, type CheckRequest } from './checked-chunks.js';

/** Processes check requests in order. */
export interface Checking {
  /** Bytes per request. */
  readonly chunkSize: number;
  check(request: CheckRequest): Promise<CheckReply>;
  close(): void;
}

/** Uses a thread in the package; in the sources there is no built thread to start. */
export function startChecking(against: CheckedAgainst): Checking {
  const code = threadCode('shakedown-cockpit-thread');
  return code === undefined ? here(against) : inThread(code, against);
}

function inThread(code: ThreadCode, against: CheckedAgainst): Checking {
  const worker = startThread(code, against);
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

function here(against: CheckedAgainst): Checking {
  const chunks = new CheckedChunks(against);
  return {
    chunkSize: 64 * 1024,
    async check(request) {
      await turn();
      return chunks.answer(request);
    },
    close: () => undefined,
  };
}
