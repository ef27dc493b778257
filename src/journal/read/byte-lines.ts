import { lineFeed } from '../ascii.js';
import { bytesOf } from '../byte-text.js';
import { longestLine } from './size-limits.js';

/** How much is read at a time; a longer line makes the memory grow. */
const usualSize = 512 * 1024;

/** More bytes than are asked for: one for the line end that stops the search, and some so that a line as long as expected leaves space. */
const spareBytes = 4;

/** How many bytes are read at a time, how many there is room for to begin with, and how many a line may have. */
export interface LineMemory {
  readonly size?: number;
  readonly first?: number;
  readonly longest?: number;
}

/**
 * Takes the bytes of a file as they come and cuts them into lines, once and in order, without looking into them. The bytes
 * of a line that is too long are dropped as they come: it counts as a line, and `isTooLong` is set.
 */
export class ByteLines {
  readonly #size: number;
  readonly #first: number;
  readonly #longest: number;
  #memory: Uint8Array;
  /** Where in the file the memory begins. */
  #base = 0;
  /** The memory holds unread bytes from `#unread` to `#filled`; there is no line end before `#searched`. */
  #unread = 0;
  #filled = 0;
  #searched = 0;
  #start = 0;
  #end = 0;
  /** How many bytes were let go: of the line that has not ended, and of the one that was cut off last. */
  #passed = 0;
  #passedBefore = 0;
  /** How many bytes of the line that has not ended are known to have room. */
  #expected = 0;

  /**
   * So many bytes are read at a time. With less than that to begin with, the memory grows while it is filled again and again, and
   * is small again when all of it is read.
   */
  constructor({ size = usualSize, first = size, longest = longestLine }: LineMemory = {}) {
    this.#size = size;
    this.#first = first;
    this.#longest = longest;
    this.#memory = createMemory(first);
  }

  /** The bytes to come are those of a file from this offset on; of the first line, so many were let go before. */
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

  /** Free memory to read into; `filled` then says how much of it was used. */
  space(): Uint8Array {
    if (this.pending > this.#longest) this.#letGo();
    this.#makeSpace();
    return this.#memory.subarray(this.#filled, -1);
  }

  /** Whether a line that has not ended is about to take more memory, and nobody has said yet how much. */
  get isGrowing(): boolean {
    return this.#filled - this.#unread > Math.max(this.#memory.length / 2, this.#expected);
  }

  /** So many bytes of that line are to come: room for them is made at once. What grows bit by bit leaves as much behind. */
  expect(bytes: number): void {
    this.#expected = this.#filled - this.#unread + bytes;
    if (this.#expected >= this.#memory.length) this.#move(createMemory(this.#expected));
  }

  filled(count: number): void {
    this.#filled += count;
    // A line end behind the last byte stops the search there, at no cost; the next bytes overwrite it.
    this.#memory[this.#filled] = lineFeed;
  }

  /** Goes on to the next whole line; its bytes stay where they are until there is need for space. */
  next(): boolean {
    const end = this.#searched < this.#filled ? this.#memory.indexOf(lineFeed, this.#searched) : this.#filled;
    if (end < 0 || end >= this.#filled) {
      this.#searched = this.#filled;
      if (this.#isLarge && !this.#isFull && this.#unread === this.#filled) this.#empty();
      return false;
    }
    this.#take(end, end + 1);
    return true;
  }

  /** Goes on behind lines that were found in another way, to a place in the memory. */
  skipTo(place: number): void {
    this.#unread = place;
    this.#searched = place;
    this.#expected = 0;
  }

  /** Goes on to what is left when no more bytes come: a line without its end. */
  last(): boolean {
    if (this.pending === 0) return false;
    this.#take(this.#filled, this.#filled);
    return true;
  }

  /** Goes on to a line that was found in another way, by the places of its first byte and its LF in the memory. */
  goTo(start: number, end: number): void {
    this.#unread = start;
    this.#take(end, end + 1);
  }

  /** Forgets the bytes of a line that has not ended yet. */
  drop(): void {
    this.#unread = this.#filled;
    this.#searched = this.#filled;
    this.#passed = 0;
    this.#expected = 0;
  }

  /** How many bytes belong to a line which has not ended yet, be they in memory or not. */
  get pending(): number {
    return this.#passed + this.#filled - this.#unread;
  }

  /** How many bytes a line may have. */
  get longest(): number {
    return this.#longest;
  }

  /** Whether the line is longer than that: then its bytes are not there, or not all of them. */
  get isTooLong(): boolean {
    return this.length > this.#longest;
  }

  /** How many bytes the line has, its LF left out. */
  get length(): number {
    return this.#passedBefore + this.#end - this.#start;
  }

  /** Where the bytes end that were read so far; a line end stands there. */
  get filledTo(): number {
    return this.#filled;
  }

  get bytes(): Uint8Array {
    return this.#memory;
  }

  /** The line is `bytes` from `start` to `end`; its LF is not part of it. */
  get start(): number {
    return this.#start;
  }

  get end(): number {
    return this.#end;
  }

  /** Where in the file the line begins, and where the one after it does. */
  get offset(): number {
    return this.#base + this.#start - this.#passedBefore;
  }

  /** Where in the file the memory begins. */
  get bytesOffset(): number {
    return this.#base;
  }

  get nextOffset(): number {
    return this.#base + this.#unread;
  }

  /** Where in the memory a line stands that was cut off since `space` was called last. */
  placeOf(offset: number): number {
    return offset - this.#base;
  }

  /** A copy of the bytes in memory of a line that has not ended yet. */
  unfinished(): Uint8Array {
    return this.#memory.slice(this.#unread, this.#filled);
  }

  #take(end: number, behind: number): void {
    this.#passedBefore = this.#passed;
    this.#passed = 0;
    this.#expected = 0;
    this.#start = this.#unread;
    this.#end = end;
    this.#unread = behind;
    this.#searched = behind;
  }

  /** Keeps nothing of the line that has not ended but how long it is, nor the memory it has taken. */
  #letGo(): void {
    this.#passed += this.#filled - this.#unread;
    this.#unread = this.#filled;
    this.#expected = 0;
    if (this.#memory.length > this.#size + spareBytes) this.#empty();
  }

  /** All bytes are read or let go: the memory is made small again. */
  #empty(): void {
    this.#rewind();
    this.#memory = createMemory(this.#first);
    this.filled(0);
  }

  /** All bytes are read or let go: the next ones come to the front. */
  #rewind(): void {
    this.#base += this.#filled;
    this.#unread = 0;
    this.#filled = 0;
    this.#searched = 0;
  }

  get #isLarge(): boolean {
    return this.#memory.length > this.#first + spareBytes;
  }

  /** Whether the last bytes have filled the memory, so that there are probably more. */
  get #isFull(): boolean {
    return this.#filled === this.#memory.length - 1;
  }

  #makeSpace(): void {
    if (this.#unread === this.#filled && !this.#isFull) return this.#rewind();
    const bytes = this.#memory;
    const isTooSmall = this.isGrowing || (this.#isFull && bytes.length < this.#size);
    this.#move(isTooSmall ? createMemory(bytes.length * 2) : this.#memory);
  }

  /** Moves unread bytes to the front of a memory, this one or a larger one. */
  #move(memory: Uint8Array): void {
    const unread = this.#memory.subarray(this.#unread, this.#filled);
    memory.set(unread);
    this.#memory = memory;
    this.#base += this.#unread;
    this.#searched -= this.#unread;
    this.#filled = unread.length;
    this.#unread = 0;
  }
}

function createMemory(size: number): Uint8Array {
  return bytesOf(new ArrayBuffer(size + spareBytes));
}
