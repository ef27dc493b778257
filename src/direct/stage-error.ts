/** The kind of error; stable, so that programs can rely on it. */
export type StageErrorCode =
  /** The request has an unknown name or an invalid value, or is impossible in this session. */
  | 'refused'
  /** The checker objects to an injected event; see `findings`. */
  | 'injection-refused'
  /** The scenario is invalid; see `problems`. */
  | 'invalid-scenario'
  /** The session has ended. */
  | 'ended'
  /** The tool under test did not start, hung, ended or answered rubbish. */
  | 'tool'
  /** The request was cancelled before it was done. */
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

/** Whether a system call failed, such as opening a file or a port. */
function isSystemFailure(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'syscall' in cause;
}
