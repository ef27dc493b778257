/** Thread that checks a cockpit's journals. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Dialect } from '../../interface/dialect/dialects.js';
import { CheckedChunks, type CheckRequest } from './checked-chunks.js';

const chunks = new CheckedChunks(workerData as Dialect);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (request: CheckRequest) => parentPort?.postMessage(chunks.answer(request)));
