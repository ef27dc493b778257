import { StageError } from '../direct/stage-error.js';
import { JournalError } from '../journal/journal-error.js';
import { ArgumentError } from '../words/argument-error.js';

/**
 * Runs the body of a public function. An asynchronous error has lost the caller's frames; they are added
 * back, so that a failed test shows a line of the test.
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

/** The stack frames above the function that called `withCallSite`. */
function callersFrames(): string {
  const here = { stack: '' };
  Error.captureStackTrace(here, withCallSite);
  const [, , ...frames] = here.stack.split('\n');
  return frames.map((frame) => `\n${frame}`).join('');
}

function addCallSite(error: unknown, site: string): void {
  if (!(error instanceof Error) || site === '') return;
  const { stack = '' } = error;
  // For a mistake in the test the caller comes first; for a bug of ours, its own location.
  const isTheirs = [ArgumentError, JournalError, StageError].some((theirs) => error instanceof theirs);
  const own = stack.includes(site) ? stack : `${stack}${site}`;
  const value = isTheirs ? `${error.name}: ${error.message}${site}` : own;
  Reflect.defineProperty(error, 'stack', { value, configurable: true, writable: true, enumerable: false });
}
