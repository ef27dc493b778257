import { ByteLines } from './byte-lines.js';
import { type Entry, type Position, startOf } from './journal-entry.js';
import type { LineMaker } from './line-maker.js';
import { entryMaker } from './make-entry.js';
import { tooLong } from './size-limits.js';

/** Splits the bytes of a file into lines and converts each, once and in order. */
export interface Cutter<Line> {
  /** Starts after this position, or `passed` bytes further within a line that need not be read again. */
  begin(position: Position, passed?: number): void;
  /** Start of the next line. */
  readonly position: Position;
  /** Bytes of the next line that need not be read again, since it is too long. */
  readonly passed: number;
  /** Maximum length of a line. */
  readonly longest: number;
  /** Free memory to read into; then call `filled` with the number of bytes read. */
  space(): Uint8Array;
  filled(count: number): void;
  /** The next complete line, if any. */
  next(): Line | undefined;
  /** At the end of the file: a line without its end, to be read again when reading resumes. */
  last(): Line | undefined;
  /** Reports once that the incomplete line is already too long. */
  tooLongSoFar(): Line | undefined;
}

/** Splits lines and passes each to a maker. */
export class MakingCutter<Line> implements Cutter<Line> {
  readonly #lines: ByteLines;
  readonly #maker: LineMaker<Line>;
  /** Start of the next line. */
  #position: Position = startOf('');
  /** Whether the incomplete line has been reported as too long. */
  #isReported = false;

  /** `first`: initial memory; defaults to the number of bytes per read. */
  constructor(maker: LineMaker<Line>, longest?: number, first?: number) {
    this.#lines = new ByteLines({ ...(longest !== undefined && { longest }), ...(first !== undefined && { first }) });
    this.#maker = maker;
  }

  begin(position: Position, passed = 0): void {
    this.#position = position;
    this.#isReported = passed > 0;
    this.#lines.begin(position.offset, passed);
  }

  get position(): Position {
    return this.#position;
  }

  get passed(): number {
    return this.#isReported ? this.#lines.pending : 0;
  }

  get longest(): number {
    return this.#lines.longest;
  }

  space(): Uint8Array {
    return this.#lines.space();
  }

  filled(count: number): void {
    this.#lines.filled(count);
  }

  next(): Line | undefined {
    while (this.#lines.next()) {
      const position = this.#position;
      const next = this.#goOn();
      const wasReported = this.#isReported;
      this.#isReported = false;
      const line = wasReported ? undefined : this.#make(position, next);
      if (line !== undefined) return line;
    }
    return undefined;
  }

  last(): Line | undefined {
    if (this.#isReported || !this.#lines.last()) return undefined;
    const position = this.#position;
    this.#goOn();
    return this.#make(position, position, true);
  }

  tooLongSoFar(): Line | undefined {
    const { pending, longest } = this.#lines;
    if (this.#isReported || pending <= longest) return undefined;
    this.#isReported = true;
    const position = this.#position;
    return this.#maker.problem(tooLong(pending, longest, ' so far'), position, position, true);
  }

  #goOn(): Position {
    const { file, line } = this.#position;
    this.#position = { file, line: line + 1, offset: this.#lines.nextOffset };
    return this.#position;
  }

  #make(position: Position, next: Position, unended?: true): Line | undefined {
    const lines = this.#lines;
    if (!lines.isTooLong) return this.#maker.line(lines, position, next, unended);
    return this.#maker.problem(tooLong(lines.length, lines.longest), position, next, unended);
  }
}

/** Parses each line to an event or a problem. With `kinds`, lines of other kinds are skipped. */
export class LineCutter extends MakingCutter<Entry> {
  constructor(longest?: number, kinds?: ReadonlySet<string>) {
    super(entryMaker(kinds), longest);
  }
}
