/** What a verb needs of the world around it; tests bring their own. */
export interface Shell {
  /** Results. Who prints much waits for the promise, given when the reader lags behind; an interruption settles it too. */
  readonly print: (text: string) => void | Promise<void>;
  /** Progress, hints and complaints. */
  readonly warn: (text: string) => void;
  /** The exit code as it stands so far: a reader that closes the pipe ends the process before the verb has given its own. */
  readonly setExitCode?: ((code: number) => void) | undefined;
  readonly terminal: boolean;
  /** Draws over what stands on the terminal of the complaints; nothing where that is no terminal. */
  readonly draw?: ((text: string) => void) | undefined;
  /** How wide the terminal is. */
  readonly columns: () => number;
  /** The standard input, asked for only by who reads it. */
  readonly input: () => AsyncIterable<Uint8Array | string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  readonly platform: NodeJS.Platform;
  readonly home: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted when the user has had enough. */
  readonly signal: AbortSignal;
}

/** The user has had enough: exit code 130, and not a word. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** All has been told, and it was not good: only the exit code is left to give. */
export class ExitWithCode extends Error {
  override readonly name = 'ExitWithCode';
  readonly code: number;

  constructor(code: number) {
    super(`exit code ${code}`);
    this.code = code;
  }
}

/** Something the user can put right: told in a sentence, exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
