/** The worker thread. */
import { runCheckThread } from './run-check-thread.js';

runCheckThread();
