/** What went wrong; stable, so that programs can rely on it. */
export type StageErrorCode =
  /** What was asked for has an unknown name or a wrong value, or cannot happen in this session. */
  | 'refused'
  /** The checker objects to an injected event; see `findings`. */
  | 'injection-refused'
  /** The scenario is wrong; see `problems`. */
  | 'invalid-scenario'
  /** The session has ended. */
  | 'ended'
  /** It was cancelled before it was done. */
  | 'cancelled'
  /** The operating system reported an error; see `cause`. */
  | 'system';

export interface StageErrorOptions extends ErrorOptions {
  readonly code?: StageErrorCode;
}

/** A problem with a stage that its user can fix; the message is a full sentence. */
export class StageError extends Error {
  override readonly name = 'StageError';
  readonly code: StageErrorCode;

  constructor(message: string, options: StageErrorOptions = {}) {
    super(message, options);
    this.code = options.code ?? (isSystemFailure(options.cause) ? 'system' : 'refused');
  }
}

/** Whether a system call failed, such as the opening of a file or of a port. */
function isSystemFailure(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'syscall' in cause;
}
