import { parentPort, workerData } from 'node:worker_threads';
import { DialectCheckers } from '../files/dialect-checkers.js';
import type { Chunk } from '../files/file-chunk.js';
import type { AnyDialectProfile } from '../lines/check-profile.js';
import type { ThreadMessage } from './check-thread.js';

/** The work of a thread: says that it is loaded, then receives tasks and sends back what it found. */
export function runCheckThread(): void {
  const checkers = new DialectCheckers(workerData as AnyDialectProfile);
  parentPort?.on('message', (chunks: readonly Chunk[]) => {
    const checked = chunks.flatMap((chunk) => [...checkers.reports(chunk)]);
    send({ checked });
  });
  send('loaded');
}

function send(message: ThreadMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message);
}
