import { carriageReturn, lineFeed } from '../../journal/ascii.js';

/** Bytes inspected of a line. */
export const mostLookedAt = 1 << 20;

/**
 * Receives a line: its bytes from `start` to `end`, possibly truncated, and its position in the file, without
 * the line end.
 */
export type TakeLine = (bytes: Uint8Array, start: number, end: number, offset: number, length: number) => void;

/** Splits the bytes of one file into lines, without copying lines that arrive in one piece. */
export class CutLines {
  /** Offset of the incomplete line. */
  #offset = 0;
  /** Its first bytes, their number, its length so far, and its last byte. */
  #kept = new Uint8Array(0);
  #keptLength = 0;
  #length = 0;
  #lastByte = 0;

  /** Offset of the end of the bytes so far. */
  get end(): number {
    return this.#offset + this.#length;
  }

  add(bytes: Uint8Array, take: TakeLine): void {
    let start = 0;
    if (this.#length > 0) {
      const end = bytes.indexOf(lineFeed);
      this.#keep(end < 0 ? bytes : bytes.subarray(0, end));
      if (end < 0) return;
      this.#takeKept(take);
      this.#offset++;
      start = end + 1;
    }
    for (let end = bytes.indexOf(lineFeed, start); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      const last = end > start && bytes[end - 1] === carriageReturn ? end - 1 : end;
      take(bytes, start, Math.min(last, start + mostLookedAt), this.#offset, last - start);
      this.#offset += end + 1 - start;
      start = end + 1;
    }
    this.#keep(bytes.subarray(start));
  }

  /** End of file: the rest is a line without its end. */
  finish(take: TakeLine): void {
    if (this.#length > 0) this.#takeKept(take);
  }

  #takeKept(take: TakeLine): void {
    const length = this.#lastByte === carriageReturn ? this.#length - 1 : this.#length;
    take(this.#kept, 0, Math.min(this.#keptLength, length), this.#offset, length);
    this.#offset += this.#length;
    this.#length = 0;
    this.#keptLength = 0;
    this.#kept = new Uint8Array(0);
  }

  #keep(bytes: Uint8Array): void {
    if (bytes.length === 0) return;
    const kept = bytes.subarray(0, mostLookedAt - this.#keptLength);
    const length = this.#keptLength + kept.length;
    if (length > this.#kept.length) {
      const larger = new Uint8Array(Math.min(mostLookedAt, Math.max(length, this.#kept.length * 2)));
      larger.set(this.#kept.subarray(0, this.#keptLength));
      this.#kept = larger;
    }
    this.#kept.set(kept, this.#keptLength);
    this.#keptLength = length;
    this.#length += bytes.length;
    this.#lastByte = bytes[bytes.length - 1] as number;
  }
}
