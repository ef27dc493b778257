/** Thread that checks a cockpit's journals. */
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckedAgainst } from '../recording/recording-check.js';
import { CheckedChunks, type CheckRequest } from './checked-chunks.js';

const chunks = new CheckedChunks(workerData as CheckedAgainst);

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (request: CheckRequest) => parentPort?.postMessage(chunks.answer(request)));
