import { ByteLines, type LineMemory } from './byte-lines.js';
import { type Entry, type Position, startOf } from './journal-entry.js';
import type { LineMaker } from './line-maker.js';
import { entryMaker } from './make-entry.js';
import { tooLong } from './size-limits.js';

/** Splits the bytes of a file into lines and converts each, once and in order. */
export abstract class Cutter<Line> {
  protected readonly lines: ByteLines;
  /** Start of the next line. */
  position: Position = startOf('');

  constructor(memory: LineMemory) {
    this.lines = new ByteLines(memory);
  }

  /** Starts after this position, or `passed` bytes further within a line that need not be read again. */
  begin(position: Position, passed = 0): void {
    this.position = position;
    this.lines.begin(position.offset, passed);
  }

  /** Bytes of the next line that need not be read again, since it is too long. */
  abstract get passed(): number;

  /** Maximum length of a line. */
  get longest(): number {
    return this.lines.longest;
  }

  /** Free memory to read into; then call `filled` with the number of bytes read. */
  space(): Uint8Array {
    return this.lines.space();
  }

  filled(count: number): void {
    this.lines.filled(count);
  }

  /** The next complete line, if any. */
  abstract next(): Line | undefined;
  /** At the end of the file: a line without its end, to be read again when reading resumes. */
  abstract last(): Line | undefined;
  /** Reports once that the incomplete line is already too long. */
  abstract tooLongSoFar(): Line | undefined;

  /** Goes on behind the current line. */
  protected goOn(): Position {
    const { file, line } = this.position;
    this.position = { file, line: line + 1, offset: this.lines.nextOffset };
    return this.position;
  }
}

/** Splits lines and passes each to a maker. */
export class MakingCutter<Line> extends Cutter<Line> {
  readonly #maker: LineMaker<Line>;
  /** Whether the incomplete line has been reported as too long. */
  #isReported = false;

  /** `first`: initial memory; defaults to the number of bytes per read. */
  constructor(maker: LineMaker<Line>, longest?: number, first?: number) {
    super({ ...(longest !== undefined && { longest }), ...(first !== undefined && { first }) });
    this.#maker = maker;
  }

  override begin(position: Position, passed = 0): void {
    super.begin(position, passed);
    this.#isReported = passed > 0;
  }

  get passed(): number {
    return this.#isReported ? this.lines.pending : 0;
  }

  next(): Line | undefined {
    while (this.lines.next()) {
      const position = this.position;
      const next = this.goOn();
      const wasReported = this.#isReported;
      this.#isReported = false;
      const line = wasReported ? undefined : this.#make(position, next);
      if (line !== undefined) return line;
    }
    return undefined;
  }

  last(): Line | undefined {
    if (this.#isReported || !this.lines.last()) return undefined;
    const position = this.position;
    this.goOn();
    return this.#make(position, position, true);
  }

  tooLongSoFar(): Line | undefined {
    const { pending, longest } = this.lines;
    if (this.#isReported || pending <= longest) return undefined;
    this.#isReported = true;
    const position = this.position;
    return this.#maker.problem(tooLong(pending, longest, ' so far'), position, position, true);
  }

  #make(position: Position, next: Position, unended?: true): Line | undefined {
    const lines = this.lines;
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
