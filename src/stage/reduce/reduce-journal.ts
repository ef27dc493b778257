import { readdirSync } from 'node:fs';
import path from 'node:path';
import { StageError } from '../../direct/stage-error.js';
import { isDirectorySync } from '../../journal/directories.js';
import { acquireLock } from '../../journal/write/directory-lock.js';
import { prepareDirectory } from '../../journal/write/ownership-marker.js';
import { printable } from '../../words/printable.js';
import { checkArgument, checkOptions } from '../../words/shape/check-options.js';
import { filePath } from '../../words/shape/shape.js';
import { withCallSite } from '../call-site.js';
import { logName } from './outcome-log.js';
import { readCandidate } from './read-candidate.js';
import { type Reduced, type ReduceOptions, reduceChecks } from './reduce-options.js';
import { reduction } from './reduction.js';

/** Finds the fewest lines of a journal directory that make a tool fail in the same way, and writes them. */
export async function reduceJournal(journals: string, options: ReduceOptions): Promise<Reduced> {
  return withCallSite(async () => {
    checkArgument('the journal directory', journals, filePath);
    const given = checkOptions('reduceJournal', options, reduceChecks);
    const out = path.resolve(given.out);
    assertOurs(out);
    const read = await readCandidate(journals, given.signal);
    await prepareDirectory(out);
    const lock = acquireLock(out);
    try {
      return await reduction(out, read, given);
    } finally {
      lock.release();
    }
  });
}

/** What we write beside the log. */
const results = ['journals', 'scenario.yaml', 'trial.yaml'];

function assertOurs(out: string): void {
  const names = isDirectorySync(out) ? readdirSync(out) : [];
  const ours = names.includes(logName) ? results : [];
  const foreign = names.find((name) => !ours.includes(name) && !name.startsWith('.shakedown-'));
  if (foreign === undefined) return;
  const file = printable(path.join(out, foreign));
  throw new StageError(
    `${file} was not written by this command, so nothing is written beside it: choose an empty directory`,
  );
}
