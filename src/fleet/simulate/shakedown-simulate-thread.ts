/** Entry point of the threads that simulate a fleet's sessions. */
import { parentPort } from 'node:worker_threads';
import { type RunnerRequest, SessionRunner } from './session-runner.js';

const runner = new SessionRunner((report) => parentPort?.postMessage(report));

parentPort?.on('message', (request: RunnerRequest) => runner.take(request));
