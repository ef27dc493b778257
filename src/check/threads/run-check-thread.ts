import { parentPort, workerData } from 'node:worker_threads';
import { DialectCheckers } from '../files/dialect-checkers.js';
import type { Chunk } from '../files/file-chunk.js';
import type { AnyDialectProfile } from '../lines/check-profile.js';
import type { RecordedLines } from '../scan/recorded-lines.js';
import type { ThreadMessage } from './check-thread.js';

/** The work of a thread: says that it is loaded, then receives tasks and sends back what it found. */
export function runCheckThread(): void {
  const checkers = new DialectCheckers(workerData as AnyDialectProfile);
  parentPort?.on('message', (chunks: readonly Chunk[]) => {
    const checked = chunks.flatMap((chunk) => [...checkers.reports(chunk)]);
    send(
      { checked },
      checked.flatMap(({ report }) => report.sessionLines.recorded.flatMap(memoryOf)),
    );
  });
  send('loaded', []);
}

/** Is handed over instead of copied: it belongs to these lines alone. */
function memoryOf({ records, bytes }: RecordedLines): ArrayBuffer[] {
  return [records.buffer, bytes.buffer] as ArrayBuffer[];
}

function send(message: ThreadMessage, handedOver: readonly ArrayBuffer[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message, handedOver);
}
