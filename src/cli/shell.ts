/** A verb's environment: output, input, time, variables. Tests pass their own. */
export interface Shell {
  /**
   * Prints results. The promise, if there is one, settles when the reader has caught up, or on an
   * interruption.
   */
  readonly print: (text: string) => void | Promise<void>;
  /** Prints hints and errors, on standard error. */
  readonly warn: (text: string) => void;
  /**
   * Sets the exit code in case the reader closes the pipe, which ends the process before the verb is done.
   */
  readonly setExitCode?: ((code: number) => void) | undefined;
  /** Whether standard output is a terminal. */
  readonly terminal: boolean;
  /** Draws on standard error; absent if that is no terminal. */
  readonly draw?: ((text: string) => void) | undefined;
  /** The width of the terminal. */
  readonly columns: () => number;
  /** The standard input; a function, so that it is opened only by a verb that reads it. */
  readonly input: () => AsyncIterable<Uint8Array | string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The words after `--`, for verbs that take a command there. */
  readonly toolWords?: readonly string[] | undefined;
  /** Whether the help shows what is rarely needed, too: `--help --all`. */
  readonly showsAll?: boolean | undefined;
  readonly version: string;
  /** What this program is, if it is not the package. */
  readonly build?: string | undefined;
  readonly platform: NodeJS.Platform;
  readonly home: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted by Ctrl-C and SIGTERM. */
  readonly signal: AbortSignal;
}

/** A mistake of the user. The message is printed, the exit code is 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Ctrl-C or SIGTERM: the exit code is 130, and nothing is printed. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** Waits for a promise; a failure after an interruption is that interruption. */
export async function orInterrupted<T>(promise: Promise<T>, { signal }: Pick<Shell, 'signal'>): Promise<T> {
  try {
    return await promise;
  } catch (error) {
    throw signal.aborted ? new Interrupted() : error;
  }
}

/** Ends the verb with an exit code, after everything is printed. */
export class ExitWithCode extends Error {
  override readonly name = 'ExitWithCode';
  readonly code: number;

  constructor(code: number) {
    super(`exit code ${code}`);
    this.code = code;
  }
}
