import { ByteLines } from '../../journal/read/byte-lines.js';
import { lineLimit } from '../../journal/read/size-limits.js';
import { LineChecker, type LineCheckerOptions } from './line-checker.js';

/** Takes the bytes of a file as they come, and has its lines checked. */
export class ByteChecker {
  readonly #lines: ByteLines;
  readonly lineChecker: LineChecker;
  /** In the midst of a line that is passed over. */
  #passing = false;

  constructor(options: LineCheckerOptions) {
    this.#lines = new ByteLines({ longest: lineLimit(options.maxLineBytes) });
    this.lineChecker = new LineChecker(options);
  }

  /** The bytes to come are those from this offset on; they may begin in the midst of a line that is another's. */
  begin(offset: number, inLine = false): void {
    this.#lines.begin(offset);
    this.#passing = inLine;
  }

  /** Free memory to read into; tell `filled` how much of it was used. */
  space(): Buffer {
    if (this.#lines.pending > this.#lines.longest && !this.#passing) {
      this.lineChecker.reportTooLong(this.#lines);
      this.#passing = true;
    }
    if (this.#passing) this.#lines.drop();
    return this.#lines.space();
  }

  filled(count: number): void {
    this.#lines.filled(count);
  }

  /** How many bytes so far belong to a line that has not ended. */
  get pending(): number {
    return this.#lines.pending;
  }

  /** Where the next line begins. */
  get nextOffset(): number {
    return this.#lines.nextOffset;
  }

  /** Whether they end in the midst of a line that is another's. */
  get isSkipping(): boolean {
    return this.#passing;
  }

  /** Checks the whole lines that begin before an offset, until it is enough; tells whether more bytes are needed. */
  drain(to = Infinity, isEnough: () => boolean = () => this.lineChecker.isFull): boolean {
    const lines = this.#lines;
    let isLoaded = false;
    while (lines.next()) {
      if (this.#passing) {
        this.#passing = false;
        continue;
      }
      // Not before there is a whole line: a long one comes in many parts, and none of them is of use by itself.
      if (!isLoaded) this.lineChecker.load(lines);
      isLoaded = true;
      if (lines.offset >= to) return false;
      if (lines.isTooLong) this.lineChecker.reportTooLong(lines);
      else this.lineChecker.checkLine(lines);
      if (isEnough()) return false;
    }
    return true;
  }

  /** No more bytes come: what is left is a line without its end. */
  end(to = Infinity): void {
    const lines = this.#lines;
    if (this.#passing || lines.nextOffset >= to || !lines.last()) return;
    if (lines.isTooLong) return this.lineChecker.reportTooLong(lines);
    // The bytes have moved since the others were told of.
    this.lineChecker.load(lines);
    this.lineChecker.checkLastLine(lines);
  }
}
