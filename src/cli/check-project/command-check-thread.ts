/** The worker thread that the command starts. */
import { runCheckThread } from '../../check/threads/run-check-thread.js';
import { optimiseLaterAgain } from '../start/engine-at-work.js';

optimiseLaterAgain();
runCheckThread();
