import { ByteLines } from './byte-lines.js';
import { type Entry, type Position, startOf } from './journal-entry.js';
import type { LineMaker } from './line-maker.js';
import { entryMaker } from './make-entry.js';
import { tooLong } from './size-limits.js';

/** Takes the bytes of a file as they come, cuts them into lines and makes something of each line, once and in order. */
export interface Cutter<Line> {
  /** The bytes to come are those behind this position, or behind so many more of a line that need not be read again. */
  begin(position: Position, passed?: number): void;
  /** Where the next line begins. */
  readonly position: Position;
  /** How many bytes of the next line need not be read again, since it is too long. */
  readonly passed: number;
  /** How many bytes a line may have. */
  readonly longest: number;
  /** Free memory to read into; `filled` then says how much of it was used. */
  space(): Uint8Array;
  filled(count: number): void;
  /** The next whole line, if there is one. */
  next(): Line | undefined;
  /** What is left when no more bytes come: a line without its end, to be read again when reading resumes. */
  last(): Line | undefined;
  /** What there is to say about a line that is already too long although it has not ended yet; said once. */
  tooLongSoFar(): Line | undefined;
}

/** Cuts lines and has something made of each. */
export class MakingCutter<Line> implements Cutter<Line> {
  readonly #lines: ByteLines;
  readonly #maker: LineMaker<Line>;
  /** Where the next line begins. */
  #position: Position = startOf('');
  /** Whether the line that has not ended yet has been reported as too long. */
  #isTold = false;

  /** `first` is how much memory it takes to begin with; as much as is ever read at a time if left out. */
  constructor(maker: LineMaker<Line>, longest?: number, first?: number) {
    this.#lines = new ByteLines({ ...(longest !== undefined && { longest }), ...(first !== undefined && { first }) });
    this.#maker = maker;
  }

  begin(position: Position, passed = 0): void {
    this.#position = position;
    this.#isTold = passed > 0;
    this.#lines.begin(position.offset, passed);
  }

  get position(): Position {
    return this.#position;
  }

  get passed(): number {
    return this.#isTold ? this.#lines.pending : 0;
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
      const wasTold = this.#isTold;
      this.#isTold = false;
      const line = wasTold ? undefined : this.#make(position, next);
      if (line !== undefined) return line;
    }
    return undefined;
  }

  last(): Line | undefined {
    if (this.#isTold || !this.#lines.last()) return undefined;
    const position = this.#position;
    this.#goOn();
    return this.#make(position, position, true);
  }

  tooLongSoFar(): Line | undefined {
    const { pending, longest } = this.#lines;
    if (this.#isTold || pending <= longest) return undefined;
    this.#isTold = true;
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

/** Reads each line: its event, or its problem. With `kinds`, lines of other kinds are left out. */
export class LineCutter extends MakingCutter<Entry> {
  constructor(longest?: number, kinds?: ReadonlySet<string>) {
    super(entryMaker(kinds), longest);
  }
}
