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

/** Carries a problem up through the parser; it never leaves the parser. */
export class ParseFailure extends Error {
  override readonly name = 'ParseFailure';
  readonly code: ProblemCode;
  readonly column: number;

  constructor(code: ProblemCode, index: number, message: string) {
    super(message);
    this.code = code;
    this.column = index + 1;
  }

  /** The same, behind so many more characters. */
  shiftedBy(characters: number): ParseFailure {
    return characters === 0 ? this : new ParseFailure(this.code, this.column - 1 + characters, this.message);
  }

  toProblem(raw: string): Problem {
    return { code: this.code, column: this.column, raw, message: `${this.message}, at column ${this.column}` };
  }
}
