import fc from 'fast-check';
import { runs } from '../thorough.js';
import { deadline } from './deadline.js';

/** What `fc.assert` runs where a test names no number; in any case it runs for at most a minute. */
fc.configureGlobal({ numRuns: runs(100), interruptAfterTimeLimit: deadline });
