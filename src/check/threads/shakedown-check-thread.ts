/** What runs in a thread of its own: it is given pieces, and gives back reports. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Chunk } from '../files/piece.js';
import { ChunkChecker } from '../files/piece-check.js';
import { type CheckProfile, lineCheckerOptions } from '../lines/standards.js';

const check = new ChunkChecker(lineCheckerOptions(workerData as CheckProfile));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (chunk: Chunk) => parentPort?.postMessage(check.check(chunk)));
