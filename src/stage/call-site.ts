import { JournalError } from '../journal/errors.js';
import { StageError } from './errors.js';

/**
 * Does what the public function `gate` was called for. What goes wrong later, when the caller's frames are long gone from
 * the stack, tells where that call stands: who reads the failure of a test looks for a line of the test.
 */
export async function calledAt<T>(gate: (...words: never[]) => unknown, deed: () => Promise<T>): Promise<T> {
  const site = framesAbove(gate);
  try {
    return await deed();
  } catch (error) {
    tellSite(error, site);
    throw error;
  }
}

/** The frames of whoever called `gate`, as the stack of an error has them. */
function framesAbove(gate: (...words: never[]) => unknown): string {
  const here = { stack: '' };
  Error.captureStackTrace(here, gate);
  // Somebody may have put something of their own in the gate's place: then it is not on the stack.
  if (!here.stack.includes('\n')) Error.captureStackTrace(here, framesAbove);
  return here.stack.slice(here.stack.indexOf('\n'));
}

function tellSite(error: unknown, site: string): void {
  if (!(error instanceof Error) || !site.startsWith('\n')) return;
  const { stack = '' } = error;
  // What the user can put right is put right in the test; for a mistake of ours, its own place comes first.
  const isTheirs = error instanceof StageError || error instanceof JournalError;
  const own = stack.includes(site) ? stack : `${stack}${site}`;
  const value = isTheirs ? `${error.name}: ${error.message}${site}` : own;
  Reflect.defineProperty(error, 'stack', { value, configurable: true, writable: true, enumerable: false });
}
