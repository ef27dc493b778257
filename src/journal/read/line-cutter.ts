import { isUtf8 } from 'node:buffer';
import { lineFeed } from '../ascii.js';
import { isObject, type JournalEvent } from '../event.js';
import { parseLine } from '../parse/line.js';
import { countMembers, countNames } from '../parse/trust.js';
import { type Entry, entryOf, type Position, startOf } from './entry.js';
import { colonsInTimestamp, countColons, type Memory, memoryOf, notAscii } from './glance.js';

/** How much is read at a time; a longer line makes the memory grow. */
const usualSize = 512 * 1024;

/** Takes the bytes of a file as they come, cuts them into lines and reads each line, once and in order. */
export class LineCutter {
  #memory: Memory;
  /** Where the next line begins. */
  #position: Position = startOf('');
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
  begin(position: Position): void {
    this.#position = position;
    this.#base = position.offset;
    this.#start = 0;
    this.#end = 0;
    this.#searched = 0;
    this.filled(0);
  }

  /** Where the next line begins. */
  get position(): Position {
    return this.#position;
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

  /** What is left when no more bytes come: a line without its end, to be read again by whoever resumes. */
  last(): Entry | undefined {
    if (this.pending === 0) return undefined;
    const entry = this.#take(this.#end, this.#end);
    return { ...entry, next: entry.position, unended: true };
  }

  #take(end: number, behind: number): Entry {
    const position = this.#position;
    const next = { file: position.file, line: position.line + 1, offset: this.#base + behind };
    const start = this.#start;
    this.#position = next;
    this.#start = behind;
    this.#searched = behind;
    const event = this.#readPlain(start, end);
    return event
      ? { event, position, next }
      : entryOf(parseLine(this.#memory.bytes.subarray(start, end)), position, next);
  }

  /** `JSON.parse` where it is known to lose nothing: nearly always. */
  #readPlain(start: number, end: number): JournalEvent | undefined {
    const { bytes } = this.#memory;
    const colons = countColons(this.#memory, start, end);
    if (colons === notAscii && !isUtf8(bytes.subarray(start, end))) return undefined;
    try {
      const text = bytes.toString(colons === notAscii ? 'utf8' : 'latin1', start, end);
      const value: unknown = JSON.parse(text);
      if (!isObject(value)) return undefined;
      // Colons are quicker to count than names, and never fewer; only where they are more, the names are counted.
      const members = countMembers(value);
      const sound = members === colons - colonsInTimestamp(bytes, start) || members === countNames(bytes, start, end);
      return sound ? (value as JournalEvent) : undefined;
    } catch {
      return undefined;
    }
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
