import { StageError } from '../direct/stage-error.js';
import { JournalError } from '../journal/journal-error.js';
import { ArgumentError } from '../words/argument-error.js';

/**
 * Does what a public function was called for, which calls this first. What goes wrong later, when the frames of that
 * function's caller are long gone from the stack, tells where the call stands: who reads the failure of a test looks for a
 * line of the test.
 */
export async function withCallSite<T>(deed: () => Promise<T>): Promise<T> {
  const site = callersFrames();
  try {
    return await deed();
  } catch (error) {
    addCallSite(error, site);
    throw error;
  }
}

/** The frames of whoever called the function that called `calledAt`, as the stack of an error has them. */
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
