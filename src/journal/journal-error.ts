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
  | 'closed';

/** A problem with a journal directory that its user can fix; the message is a full sentence. */
export class JournalError extends Error {
  override readonly name = 'JournalError';
  readonly code: JournalErrorCode;

  constructor(code: JournalErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** For a system call that failed while we wrote: what we were about to do, and what the system said. */
export function writeFailed(what: string, cause: unknown): JournalError {
  if (cause instanceof JournalError) return cause;
  const reason = isError(cause) ? cause.message : String(cause);
  return new JournalError('write-failed', `cannot ${what}: ${reason}`, { cause });
}
