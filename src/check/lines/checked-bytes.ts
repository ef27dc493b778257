import { ByteLines } from '../../journal/read/byte-lines.js';
import { LineCheck, type LineCheckOptions } from './line-check.js';

/** A line that is longer is no event, and is not kept in memory. */
const longestLine = 128 * 1024 * 1024;

/** Takes the bytes of a file as they come, and has its lines checked. */
export class CheckedBytes {
  readonly #lines = new ByteLines();
  readonly check: LineCheck;
  /** In the midst of a line that is passed over. */
  #passing = false;

  constructor(options: LineCheckOptions) {
    this.check = new LineCheck(options);
  }

  /** The bytes to come are those from this offset on; they may begin in the midst of a line that is another's. */
  begin(offset: number, inLine = false): void {
    this.#lines.begin(offset);
    this.#passing = inLine;
  }

  /** Free memory to read into; tell `filled` how much of it was used. */
  space(): Buffer {
    if (this.#lines.pending > longestLine && !this.#passing) {
      this.check.tooLong(longestLine);
      this.#passing = true;
    }
    if (this.#passing) this.#lines.drop();
    return this.#lines.space();
  }

  filled(count: number): void {
    this.#lines.filled(count);
  }

  /** Whether the bytes so far end in the midst of a line. */
  get isPending(): boolean {
    return this.#lines.pending > 0;
  }

  /** Whether they end in the midst of a line that is another's. */
  get isPassing(): boolean {
    return this.#passing;
  }

  /** Checks the whole lines that begin before an offset; tells whether there may be more. */
  drain(to = Infinity, isEnough: () => boolean = () => false): boolean {
    const lines = this.#lines;
    while (lines.next()) {
      if (this.#passing) {
        this.#passing = false;
        continue;
      }
      if (lines.offset >= to) return false;
      this.check.line(lines);
      if (isEnough()) return false;
    }
    return true;
  }

  /** No more bytes come: what is left is a line without its end. */
  end(to = Infinity): void {
    const lines = this.#lines;
    if (!this.#passing && lines.nextOffset < to && lines.last()) this.check.lastLine(lines);
  }
}
