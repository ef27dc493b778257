import fc from 'fast-check';
import { runs } from '../thorough.js';

/** What `fc.assert` runs where a test names no number. */
fc.configureGlobal({ numRuns: runs(100) });
