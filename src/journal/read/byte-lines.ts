import { lineFeed } from '../ascii.js';
import { bytesOf } from '../byte-text.js';
import { longestLine } from './size-limits.js';

/** Bytes per read; a longer line grows the memory. */
const usualSize = 512 * 1024;

/**
 * Extra bytes: one for the sentinel line end that stops the search, and some so that a line of the expected
 * length leaves space.
 */
const spareBytes = 4;

/** Bytes per read, initial capacity, and maximum length of a line. */
export interface LineMemory {
  readonly size?: number;
  readonly first?: number;
  readonly longest?: number;
}

/**
 * Splits the bytes of a file into lines, once and in order, without parsing them. The bytes of a line that is
 * too long are dropped as they arrive: it counts as a line, and `isTooLong` is set.
 */
export class ByteLines {
  readonly #size: number;
  readonly #first: number;
  /** Maximum length of a line. */
  readonly longest: number;
  bytes: Uint8Array;
  /** Offset of the memory in the file. */
  #base = 0;
  /** Unread bytes are in `#unread` to `#filled`; there is no line end before `#searched`. */
  #unread = 0;
  #filled = 0;
  #searched = 0;
  /** The line is `bytes` from `start` to `end`, without its LF. */
  start = 0;
  end = 0;
  /** Dropped bytes of the incomplete line, and of the last line. */
  #passed = 0;
  #passedBefore = 0;
  /** Bytes of the incomplete line for which there is room. */
  #expected = 0;

  /**
   * `size`: bytes per read. With a smaller `first`, the memory grows while it is repeatedly filled, and
   * shrinks when everything has been read.
   */
  constructor({ size = usualSize, first = size, longest = longestLine }: LineMemory = {}) {
    this.#size = size;
    this.#first = first;
    this.longest = longest;
    this.bytes = createMemory(first);
  }

  /** Starts at an offset of a file; `passed` bytes of the first line were dropped before. */
  begin(offset: number, passed = 0): void {
    this.#base = offset + passed;
    this.#passed = passed;
    this.#passedBefore = 0;
    this.#expected = 0;
    this.#unread = 0;
    this.#filled = 0;
    this.#searched = 0;
    this.filled(0);
  }

  /** Free memory to read into; then call `filled` with the number of bytes read. */
  space(): Uint8Array {
    if (this.pending > this.longest) this.#dropLine();
    this.#makeSpace();
    return this.bytes.subarray(this.#filled, -1);
  }

  /** Whether an incomplete line is about to need more memory, and its length is unknown. */
  get isGrowing(): boolean {
    return this.#filled - this.#unread > Math.max(this.bytes.length / 2, this.#expected);
  }

  /** Allocates room for the rest of that line at once. Growing step by step would leave as much garbage. */
  expect(bytes: number): void {
    this.#expected = this.#filled - this.#unread + bytes;
    if (this.#expected >= this.bytes.length) this.#move(createMemory(this.#expected));
  }

  filled(count: number): void {
    this.#filled += count;
    // Sentinel: a line end after the last byte stops the search there; the next bytes overwrite it.
    this.bytes[this.#filled] = lineFeed;
  }

  /** Advances to the next complete line; its bytes stay in place until space is needed. */
  next(): boolean {
    const end = this.#searched < this.#filled ? this.bytes.indexOf(lineFeed, this.#searched) : this.#filled;
    if (end < 0 || end >= this.#filled) {
      this.#searched = this.#filled;
      if (this.#isLarge && !this.#isFull && this.#unread === this.#filled) this.#empty();
      return false;
    }
    this.#take(end, end + 1);
    return true;
  }

  /** Skips lines that were found in another way, to an offset in the memory. */
  skipTo(place: number): void {
    this.#unread = place;
    this.#searched = place;
    this.#expected = 0;
  }

  /** At the end of the file, advances to the rest: a line without its end. */
  last(): boolean {
    if (this.pending === 0) return false;
    this.#take(this.#filled, this.#filled);
    return true;
  }

  /**
   * Advances to a line that was found in another way, by the offsets of its first byte and its LF in the
   * memory.
   */
  goTo(start: number, end: number): void {
    this.#unread = start;
    this.#take(end, end + 1);
  }

  /** Drops the bytes of the incomplete line. */
  drop(): void {
    this.#unread = this.#filled;
    this.#searched = this.#filled;
    this.#passed = 0;
    this.#expected = 0;
  }

  /** Bytes of the incomplete line, dropped ones included. */
  get pending(): number {
    return this.#passed + this.#filled - this.#unread;
  }

  /** Whether the line is longer: its bytes are then missing, or incomplete. */
  get isTooLong(): boolean {
    return this.length > this.longest;
  }

  /** Length of the line, without its LF. */
  get length(): number {
    return this.#passedBefore + this.end - this.start;
  }

  /** End of the bytes read so far, where the sentinel is. */
  get filledTo(): number {
    return this.#filled;
  }

  /** Offsets of the line and of the next one in the file. */
  get offset(): number {
    return this.#base + this.start - this.#passedBefore;
  }

  get nextOffset(): number {
    return this.#base + this.#unread;
  }

  /** Offset in the memory of a line returned since the last call of `space`. */
  placeOf(offset: number): number {
    return offset - this.#base;
  }

  /** A copy of the bytes of the incomplete line. */
  unfinished(): Uint8Array {
    return this.bytes.slice(this.#unread, this.#filled);
  }

  #take(end: number, behind: number): void {
    this.#passedBefore = this.#passed;
    this.#passed = 0;
    this.#expected = 0;
    this.start = this.#unread;
    this.end = end;
    this.#unread = behind;
    this.#searched = behind;
  }

  /** Keeps only the length of the incomplete line, and frees its memory. */
  #dropLine(): void {
    this.#passed += this.#filled - this.#unread;
    this.#unread = this.#filled;
    this.#expected = 0;
    if (this.bytes.length > this.#size + spareBytes) this.#empty();
  }

  /** Everything is read or dropped: shrinks the memory. */
  #empty(): void {
    this.#rewind();
    this.bytes = createMemory(this.#first);
    this.filled(0);
  }

  /** Everything is read or dropped: the next bytes go to the front. */
  #rewind(): void {
    this.#base += this.#filled;
    this.#unread = 0;
    this.#filled = 0;
    this.#searched = 0;
  }

  get #isLarge(): boolean {
    return this.bytes.length > this.#first + spareBytes;
  }

  /** Whether the last read filled the memory, so that there is probably more. */
  get #isFull(): boolean {
    return this.#filled === this.bytes.length - 1;
  }

  #makeSpace(): void {
    if (this.#unread === this.#filled && !this.#isFull) return this.#rewind();
    const bytes = this.bytes;
    const isTooSmall = this.isGrowing || (this.#isFull && bytes.length < this.#size);
    this.#move(isTooSmall ? createMemory(bytes.length * 2) : this.bytes);
  }

  /** Moves unread bytes to the front of a memory, this one or a larger one. */
  #move(memory: Uint8Array): void {
    const unread = this.bytes.subarray(this.#unread, this.#filled);
    memory.set(unread);
    this.bytes = memory;
    this.#base += this.#unread;
    this.#searched -= this.#unread;
    this.#filled = unread.length;
    this.#unread = 0;
  }
}

function createMemory(size: number): Uint8Array {
  return bytesOf(new ArrayBuffer(size + spareBytes));
}
