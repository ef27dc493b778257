import { ByteLines } from './byte-lines.js';
import { type Position, startOf } from './journal-entry.js';
import type { Cutter } from './line-cutter.js';

/** Directories are followed by the thousand, each with a memory of its own; it grows where much is to be read. */
const memory = { first: 4096, size: 64 * 1024 };

/** A line as it is in its file. */
export interface RawLine {
  /** With the line end, if there is one; a view that holds until more is read. None if the line is too long to be kept. */
  readonly bytes: Uint8Array | undefined;
  readonly length: number;
  readonly position: Position;
  /** Where to resume: the beginning of the next line, or of this line if it is not complete yet. */
  readonly next: Position;
  /** The file ends before the line does. */
  readonly unended?: true;
}

/** Gives the bytes of each line, without looking into them. */
export class RawLineCutter implements Cutter<RawLine> {
  readonly #lines: ByteLines;
  #position: Position = startOf('');

  /** The bytes of a line with more than `longest` are not kept: whoever needs them reads them again. */
  constructor(longest: number) {
    this.#lines = new ByteLines({ ...memory, longest });
  }

  begin(position: Position, passed = 0): void {
    this.#position = position;
    this.#lines.begin(position.offset, passed);
  }

  get position(): Position {
    return this.#position;
  }

  get passed(): number {
    const { pending, longest } = this.#lines;
    return pending > longest ? pending : 0;
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

  next(): RawLine | undefined {
    return this.#lines.next() ? this.#line() : undefined;
  }

  last(): RawLine | undefined {
    if (!this.#lines.last()) return undefined;
    const line = this.#line();
    return { ...line, next: line.position, unended: true };
  }

  /** A line of any length is given once it has ended. */
  tooLongSoFar(): undefined {
    return undefined;
  }

  #line(): RawLine {
    const { bytes, start, nextOffset, isTooLong } = this.#lines;
    const position = this.#position;
    const length = nextOffset - position.offset;
    const next = { file: position.file, line: position.line + 1, offset: nextOffset };
    this.#position = next;
    return { bytes: isTooLong ? undefined : bytes.subarray(start, start + length), length, position, next };
  }
}
