import { StageError } from '../direct/stage-error.js';
import { JournalError } from '../journal/journal-error.js';
import { ArgumentError } from '../words/argument-error.js';

/**
 * Runs the body of a public function. An error that is thrown later, when the caller's frames are gone from the stack,
 * gets them back: whoever reads the failure of a test looks for a line of the test.
 */
export async function withCallSite<T>(body: () => Promise<T>): Promise<T> {
  const site = callersFrames();
  try {
    return await body();
  } catch (error) {
    addCallSite(error, site);
    throw error;
  }
}

/** The frames of whoever called the function that called `withCallSite`, as in the stack of an error. */
function callersFrames(): string {
  const here = { stack: '' };
  Error.captureStackTrace(here, withCallSite);
  const [, , ...frames] = here.stack.split('\n');
  return frames.map((frame) => `\n${frame}`).join('');
}

function addCallSite(error: unknown, site: string): void {
  if (!(error instanceof Error) || site === '') return;
  const { stack = '' } = error;
  // What the user can put right is put right in the test; for a mistake of ours, its own place comes first.
  const isTheirs = [ArgumentError, JournalError, StageError].some((theirs) => error instanceof theirs);
  const own = stack.includes(site) ? stack : `${stack}${site}`;
  const value = isTheirs ? `${error.name}: ${error.message}${site}` : own;
  Reflect.defineProperty(error, 'stack', { value, configurable: true, writable: true, enumerable: false });
}
