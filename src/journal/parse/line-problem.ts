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

/** A problem of a line, and where it is. */
export interface Problem {
  readonly code: ProblemCode;
  /** Column in characters, from 1. */
  readonly column: number;
  /** The line as read, without its line ending. */
  readonly raw: string;
  readonly message: string;
}

/**
 * Carries a problem up through the parser and never leaves it. Not an Error: capturing the unused stack takes
 * a fifth of the time of parsing a broken line.
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

  /** The same failure, `characters` further on. */
  shiftedBy(characters: number): ParseFailure {
    return characters === 0 ? this : new ParseFailure(this.code, this.column - 1 + characters, this.message);
  }

  toProblem(raw: string): Problem {
    return { code: this.code, column: this.column, raw, message: `${this.message}, at column ${this.column}` };
  }
}

/** The line of `length` characters was cut off. */
export function cutLine(length: number): ParseFailure {
  return new ParseFailure('cut-line', length, 'the line ends in the middle of an object');
}

/** Another object starts after the first. */
export function secondObject(index: number): ParseFailure {
  return new ParseFailure('several-objects', index, 'a second object begins on the same line');
}

/** `count` NUL bytes around the event, the first at `index`; or no event at all. */
export function nulBytes(count: number, index: number, isAll = false): ParseFailure {
  return new ParseFailure(
    'nul-bytes',
    index,
    `NUL bytes (${count}) ${isAll ? 'are all there is' : 'are around the event'}`,
  );
}
