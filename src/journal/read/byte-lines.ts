import { lineFeed } from '../ascii.js';
import { type Memory, memoryOf } from './glance.js';

/** How much is read at a time; a longer line makes the memory grow. */
const usualSize = 512 * 1024;

/** Takes the bytes of a file as they come and cuts them into lines, once and in order, without looking into them. */
export class ByteLines {
  #memory: Memory;
  /** Where in the file the memory begins. */
  #base = 0;
  /** The memory holds unread bytes from `#unread` to `#filled`; there is no line end before `#searched`. */
  #unread = 0;
  #filled = 0;
  #searched = 0;
  #start = 0;
  #end = 0;

  constructor(size = usualSize) {
    this.#memory = memoryOf(size);
  }

  /** The bytes to come are those of a file from this offset on. */
  begin(offset: number): void {
    this.#base = offset;
    this.#unread = 0;
    this.#filled = 0;
    this.#searched = 0;
    this.filled(0);
  }

  /** Free memory to read into; tell `filled` how much of it was used. */
  space(): Buffer {
    this.#makeSpace();
    return this.#memory.bytes.subarray(this.#filled, -1);
  }

  filled(count: number): void {
    this.#filled += count;
    // A line end behind the last byte stops the search there, at no cost; the next bytes overwrite it.
    this.#memory.bytes[this.#filled] = lineFeed;
  }

  /** Goes on to the next whole line; its bytes stay where they are until there is need for space. */
  next(): boolean {
    const end = this.#memory.bytes.indexOf(lineFeed, this.#searched);
    if (end < 0 || end >= this.#filled) {
      this.#searched = this.#filled;
      return false;
    }
    this.#take(end, end + 1);
    return true;
  }

  /** Goes on to what is left when no more bytes come: a line without its end. */
  last(): boolean {
    if (this.pending === 0) return false;
    this.#take(this.#filled, this.#filled);
    return true;
  }

  /** Forgets the bytes of a line that has not ended yet. */
  drop(): void {
    this.#unread = this.#filled;
    this.#searched = this.#filled;
  }

  /** Bytes that belong to a line which has not ended yet. */
  get pending(): number {
    return this.#filled - this.#unread;
  }

  /** Where the bytes end that were read so far; a line end stands there. */
  get filledTo(): number {
    return this.#filled;
  }

  get memory(): Memory {
    return this.#memory;
  }

  get bytes(): Buffer {
    return this.#memory.bytes;
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
    return this.#base + this.#start;
  }

  get nextOffset(): number {
    return this.#base + this.#unread;
  }

  #take(end: number, behind: number): void {
    this.#start = this.#unread;
    this.#end = end;
    this.#unread = behind;
    this.#searched = behind;
  }

  /** Moves unread bytes to the front, into a larger memory if they fill this one. */
  #makeSpace(): void {
    const { bytes } = this.#memory;
    const unread = bytes.subarray(this.#unread, this.#filled);
    if (unread.length > bytes.length / 2) this.#memory = memoryOf(bytes.length * 2);
    this.#memory.bytes.set(unread);
    this.#base += this.#unread;
    this.#searched -= this.#unread;
    this.#filled = unread.length;
    this.#unread = 0;
  }
}
