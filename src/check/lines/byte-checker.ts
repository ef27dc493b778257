import { lineFeed } from '../../journal/ascii.js';
import { ByteLines } from '../../journal/read/byte-lines.js';
import { lineLimit } from '../../journal/read/size-limits.js';
import { LineChecker, type LineCheckerOptions } from './line-checker.js';

/** How much is read and scanned at a time: it stays in the cache of the processor. */
const readSize = 128 * 1024;

/** Splits the bytes of a file into lines, as they come, and has them checked. */
export class ByteChecker {
  readonly lines: ByteLines;
  readonly lineChecker: LineChecker;
  /** Whether the bytes up to the next line end are skipped. */
  isSkipping = false;

  constructor(options: LineCheckerOptions) {
    this.lines = new ByteLines({ size: readSize, longest: lineLimit(options.maxLineBytes) });
    this.lineChecker = new LineChecker(options);
  }

  /**
   * The next bytes are those from this offset on; with `inLine`, the first line is skipped because it began
   * earlier.
   */
  begin(offset: number, inLine = false): void {
    this.lines.begin(offset);
    this.isSkipping = inLine;
  }

  /** Free memory to read into; then call `lines.filled` with the number of bytes read. */
  space(): Uint8Array {
    if (this.lines.pending > this.lines.longest && !this.isSkipping) {
      this.lineChecker.reportTooLong(this.lines);
      this.isSkipping = true;
    }
    if (this.isSkipping) this.lines.drop();
    return this.lines.space();
  }

  /** A copy of the bytes of a line that is not complete yet; none of one that is skipped. */
  unfinished(): Uint8Array {
    return this.isSkipping ? new Uint8Array() : this.lines.unfinished();
  }

  /**
   * Checks the complete lines that begin before an offset, until `isEnough`; returns whether more bytes are
   * needed.
   */
  drain(to = Infinity, isEnough: () => boolean = () => this.lineChecker.isFull): boolean {
    const { lineChecker } = this;
    const lines = this.lines;
    // Only when there is a complete line: a long one comes in many parts, which need not be loaded one by
    // one.
    if (!this.#nextLine()) return true;
    if (lines.offset >= to) return false;
    lineChecker.begin(lines, this.#endOfLines(to));
    while (lineChecker.toNextLine()) {
      lines.goTo(lineChecker.lineStart, lineChecker.lineEnd);
      if (lines.isTooLong) lineChecker.reportTooLong(lines);
      else lineChecker.checkFound(lines);
      if (isEnough()) return false;
    }
    lines.skipTo(lineChecker.lineStart);
    return !lines.next();
  }

  /** Goes on to the next line that is not skipped. */
  #nextLine(): boolean {
    const lines = this.lines;
    const hasLine = lines.next();
    if (!hasLine || !this.isSkipping) return hasLine;
    this.isSkipping = false;
    return lines.next();
  }

  /** The place behind all lines in the memory that begin before an offset, or behind all bytes. */
  #endOfLines(to: number): number {
    const { bytes, start, filledTo } = this.lines;
    const place = this.lines.placeOf(to) - 1;
    return place >= filledTo ? filledTo : Math.min(filledTo, bytes.indexOf(lineFeed, Math.max(start, place)) + 1);
  }

  /** Checks what is left after the last byte: a line without a line end. */
  end(to = Infinity): void {
    const lines = this.lines;
    if (this.isSkipping || lines.nextOffset >= to || !lines.last()) return;
    if (lines.isTooLong) return this.lineChecker.reportTooLong(lines);
    this.lineChecker.checkLastLine(lines);
  }
}
