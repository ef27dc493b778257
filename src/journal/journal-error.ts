import { isError } from './system-error-reason.js';

/** What went wrong; stable, so that programs can rely on it. */
export type JournalErrorCode =
  /** Another writer is using the directory. */
  | 'locked'
  /** The directory contains journals or companion files that Shakedown did not write. */
  | 'foreign'
  /** The operating system reported an error; see `cause`. */
  | 'write-failed'
  /** The kind has no companion file. */
  | 'no-companion'
  /** There is no journal at the given path. */
  | 'not-found'
  /** The writer has been closed. */
  | 'closed'
  /** A reading, a watch, a check or a replay was iterated a second time. */
  | 'already-iterated';

/** A problem with a journal directory that its user can fix; the message is a full sentence. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  readonly code: JournalErrorCode;

  constructor(code: JournalErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** For a second iteration: what was iterated, and the function that returns a new one. */
export function alreadyIterated(what: string, call: string): JournalError {
  return new JournalError('already-iterated', `${what} can be iterated only once: call ${call} again`);
}

/** For a failed system call during a write: what was attempted, and the system's error. */
export function writeFailed(what: string, cause: unknown): JournalError {
  if (cause instanceof JournalError) return cause;
  const reason = isError(cause) ? cause.message : String(cause);
  return new JournalError('write-failed', `cannot ${what}: ${reason}`, { cause });
}
