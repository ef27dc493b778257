import { isUtf8 } from 'node:buffer';
import type { JournalEvent } from '../event.js';
import { countMembers, isObject, parseLine } from '../parse/line.js';
import { type Entry, entryOf, type Position } from './entry.js';
import { colonsInTimestamp, countColons, countNames, longNumber, type Memory, memoryOf, notAscii } from './glance.js';
import { countersByKind } from './members.js';

const lineFeed = 0x0a;

/** How much is read at a time; a longer line makes the memory grow. */
const usualSize = 512 * 1024;

/** Takes the bytes of a file as they come, cuts them into lines and reads each line, once and in order. */
export class LineCutter {
  #memory: Memory;
  #file = '';
  #line = 1;
  /** Where in the file the memory begins. */
  #base = 0;
  /** The memory holds unread bytes from `#start` to `#end`; there is no line end before `#searched`. */
  #start = 0;
  #end = 0;
  #searched = 0;

  constructor(size = usualSize) {
    this.#memory = memoryOf(size);
  }

  /** The bytes to come are those behind this position. */
  begin({ file, line, offset }: Position): void {
    this.#file = file;
    this.#line = line;
    this.#base = offset;
    this.#start = 0;
    this.#end = 0;
    this.#searched = 0;
    this.filled(0);
  }

  /** Where the next line begins. */
  get position(): Position {
    return { file: this.#file, line: this.#line, offset: this.#base + this.#start };
  }

  /** Bytes that belong to a line which has not ended yet. */
  get pending(): number {
    return this.#end - this.#start;
  }

  /** Free memory to read into; tell `filled` how much of it was used. */
  space(): Buffer {
    this.#makeSpace();
    return this.#memory.bytes.subarray(this.#end, -1);
  }

  filled(count: number): void {
    this.#end += count;
    // A line end behind the last byte stops the search there, at no cost; the next bytes overwrite it.
    this.#memory.bytes[this.#end] = lineFeed;
  }

  /** The next whole line, if there is one. */
  next(): Entry | undefined {
    const { bytes } = this.#memory;
    const end = bytes.indexOf(lineFeed, this.#searched);
    if (end < 0 || end >= this.#end) {
      this.#searched = this.#end;
      return undefined;
    }
    return this.#take(end, end + 1);
  }

  /** What is left when no more bytes come: a line without its end. */
  last(): Entry | undefined {
    if (this.pending === 0) return undefined;
    return { ...this.#take(this.#end, this.#end), unended: true };
  }

  #take(end: number, behind: number): Entry {
    const position = this.position;
    const start = this.#start;
    this.#start = behind;
    this.#searched = behind;
    this.#line++;
    const event = this.#readPlain(start, end);
    if (event) return { event, position, next: this.position };
    return entryOf(parseLine(this.#memory.bytes.subarray(start, end)), position, this.position);
  }

  /** `JSON.parse` where it is known to lose nothing: nearly always. */
  #readPlain(start: number, end: number): JournalEvent | undefined {
    const { bytes } = this.#memory;
    const colons = countColons(this.#memory, start, end);
    if (colons === longNumber) return undefined;
    if (colons === notAscii && !isUtf8(bytes.subarray(start, end))) return undefined;
    try {
      const value: unknown = JSON.parse(bytes.toString(colons === notAscii ? 'utf8' : 'latin1', start, end));
      return isObject(value) && this.#hasEveryName(value, colons, start, end) ? (value as JournalEvent) : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Whether the object has as many members as the text has names, so that none stood twice. Colons are quick to count and
   * never fewer than names; only where they are more, names are counted by themselves.
   */
  #hasEveryName(value: object, colons: number, start: number, end: number): boolean {
    const { bytes } = this.#memory;
    const count = countersByKind.get((value as JournalEvent).event);
    if (count?.(value) === colons - colonsInTimestamp(bytes, start)) return true;
    return countMembers(value) === countNames(bytes, start, end);
  }

  /** Moves unread bytes to the front, into a larger memory if they fill this one. */
  #makeSpace(): void {
    const { bytes } = this.#memory;
    const unread = bytes.subarray(this.#start, this.#end);
    if (unread.length > bytes.length / 2) this.#memory = memoryOf(bytes.length * 2);
    this.#memory.bytes.set(unread);
    this.#base += this.#start;
    this.#searched -= this.#start;
    this.#end = unread.length;
    this.#start = 0;
  }
}
