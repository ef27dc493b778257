/** What runs in a thread of its own: it is given pieces, and gives back reports. */
import { parentPort, workerData } from 'node:worker_threads';
import type { Piece } from '../files/piece.js';
import { PieceCheck } from '../files/piece-check.js';
import { lineCheckOptions, type Standards } from '../lines/standards.js';

const check = new PieceCheck(lineCheckOptions(workerData as Standards));

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.on('message', (piece: Piece) => parentPort?.postMessage(check.check(piece)));
