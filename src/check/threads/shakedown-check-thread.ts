/** The worker thread: says that it is loaded, then receives tasks and sends back what it found. */
import { parentPort, workerData } from 'node:worker_threads';
import { chunkReports } from '../files/chunk-checker.js';
import type { Chunk } from '../files/file-chunk.js';
import type { AnyDialectProfile } from '../lines/check-profile.js';
import type { RecordedLines } from '../scan/recorded-lines.js';
import type { ThreadMessage } from './check-thread.js';

const reportsOf = chunkReports(workerData as AnyDialectProfile);
parentPort?.on('message', (chunks: readonly Chunk[]) => {
  const checked = chunks.flatMap((chunk) => [...reportsOf(chunk)]);
  send(
    { checked },
    checked.flatMap(({ report }) => report.sessionLines.recorded.flatMap(memoryOf)),
  );
});
send('loaded', []);

/** Is handed over instead of copied: it belongs to these lines alone. */
function memoryOf({ records, bytes }: RecordedLines): ArrayBuffer[] {
  return [records.buffer, bytes.buffer] as ArrayBuffer[];
}

function send(message: ThreadMessage, handedOver: readonly ArrayBuffer[]): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message, handedOver);
}
