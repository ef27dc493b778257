/** The thread that simulates sessions of a fleet. */
import { parentPort } from 'node:worker_threads';
import { type Order, SessionDesk } from './session-desk.js';

const desk = new SessionDesk((report) => parentPort?.postMessage(report));

parentPort?.on('message', (order: Order) => desk.take(order));
