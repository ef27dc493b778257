/** What can be wrong with a line. */
export type ProblemCode =
  | 'empty-line'
  | 'cut-line'
  | 'broken-json'
  | 'not-a-number'
  | 'duplicate-key'
  | 'several-objects'
  | 'not-an-object'
  | 'too-deep'
  | 'too-long'
  | 'invalid-utf8'
  | 'nul-bytes'
  | 'byte-order-mark'
  | 'unreadable-file'
  | 'truncated-file'
  | 'replaced-file';

/** What is wrong with a line, and where. */
export interface Problem {
  readonly code: ProblemCode;
  /** The column in the line, in characters, counted from 1. */
  readonly column: number;
  /** The line as it was read, without its line ending. */
  readonly raw: string;
  readonly message: string;
}

/**
 * Carries a problem up through the parser; it never leaves the parser. It is no Error: nobody looks at its stack, and to note
 * one takes as long as a fifth of parsing a broken line.
 */
export class ParseFailure {
  readonly code: ProblemCode;
  readonly column: number;
  readonly message: string;

  constructor(code: ProblemCode, index: number, message: string) {
    this.code = code;
    this.column = index + 1;
    this.message = message;
  }

  /** The same, behind so many more characters. */
  shiftedBy(characters: number): ParseFailure {
    return characters === 0 ? this : new ParseFailure(this.code, this.column - 1 + characters, this.message);
  }

  toProblem(raw: string): Problem {
    return { code: this.code, column: this.column, raw, message: `${this.message}, at column ${this.column}` };
  }
}
