/** The worker thread: receives chunks and sends back reports. */
import { parentPort, workerData } from 'node:worker_threads';
import { ChunkChecker } from '../files/chunk-checker.js';
import type { Chunk } from '../files/file-chunk.js';
import { type CheckProfile, lineCheckerOptions } from '../lines/check-profile.js';

const check = new ChunkChecker(lineCheckerOptions(workerData as CheckProfile));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(check.check(chunk)));
