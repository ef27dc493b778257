import type { Position } from './journal-entry.js';
import { Cutter } from './line-cutter.js';

/** Thousands of directories may be followed, each with its own memory; it grows where much is to be read. */
const memory = { first: 4096, size: 64 * 1024 };

/** A line as it is in its file. */
export interface RawLine {
  /**
   * Including the line end, if any; a view that is valid until more is read. Undefined if the line is too
   * long to keep.
   */
  readonly bytes: Uint8Array | undefined;
  readonly length: number;
  readonly position: Position;
  /** Where to resume: the start of the next line, or of this line if it is incomplete. */
  readonly next: Position;
  /** The file ends before the line does. */
  readonly unended?: true;
}

/** Returns the bytes of each line, without parsing them. */
export class RawLineCutter extends Cutter<RawLine> {
  /** Bytes of lines longer than `longest` are not kept; callers that need them have to read them again. */
  constructor(longest: number) {
    super({ ...memory, longest });
  }

  get passed(): number {
    const { pending, longest } = this.lines;
    return pending > longest ? pending : 0;
  }

  next(): RawLine | undefined {
    return this.lines.next() ? this.#line() : undefined;
  }

  last(): RawLine | undefined {
    if (!this.lines.last()) return undefined;
    const line = this.#line();
    return { ...line, next: line.position, unended: true };
  }

  /** A line of any length is returned once it is complete. */
  tooLongSoFar(): undefined {
    return undefined;
  }

  #line(): RawLine {
    const { bytes, start, nextOffset, isTooLong } = this.lines;
    const { position } = this;
    const length = nextOffset - position.offset;
    const next = this.goOn();
    return { bytes: isTooLong ? undefined : bytes.subarray(start, start + length), length, position, next };
  }
}
