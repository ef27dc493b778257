/** What kind of trouble it was; stable, so that a program can tell one from another. */
export type JournalErrorCode =
  /** Another writer has the directory. */
  | 'locked'
  /** The directory holds journals or companions that we did not write. */
  | 'foreign'
  /** The operating system refused; `cause` says why. */
  | 'write-failed'
  /** The kind has no companion file. */
  | 'no-companion'
  /** There is no journal where one was looked for. */
  | 'not-found'
  /** The writer was closed before. */
  | 'closed';

/** Something about a journal directory that its user can put right: told in a sentence. */
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
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new JournalError('write-failed', `cannot ${what}: ${reason}`, { cause });
}

/** Whether the operating system said no, and if asked for, with this code, such as ENOENT. */
export function isSystemError(error: unknown, code?: string): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && (code === undefined || error.code === code);
}
