import { isUtf8 } from 'node:buffer';
import { isObject, type JournalEvent } from '../event.js';
import { parseLine } from '../parse/line.js';
import { countMembers, countNames } from '../parse/trust.js';
import { ByteLines } from './byte-lines.js';
import { type Entry, entryOf, type Position, startOf } from './entry.js';
import { colonsInTimestamp, countColons, type Memory, notAscii } from './glance.js';

/** Takes the bytes of a file as they come, cuts them into lines and reads each line, once and in order. */
export class LineCutter {
  readonly #lines: ByteLines;
  /** Where the next line begins. */
  #position: Position = startOf('');

  constructor(size?: number) {
    this.#lines = new ByteLines(size);
  }

  /** The bytes to come are those behind this position. */
  begin(position: Position): void {
    this.#position = position;
    this.#lines.begin(position.offset);
  }

  /** Where the next line begins. */
  get position(): Position {
    return this.#position;
  }

  /** Bytes that belong to a line which has not ended yet. */
  get pending(): number {
    return this.#lines.pending;
  }

  /** Free memory to read into; tell `filled` how much of it was used. */
  space(): Buffer {
    return this.#lines.space();
  }

  filled(count: number): void {
    this.#lines.filled(count);
  }

  /** The next whole line, if there is one. */
  next(): Entry | undefined {
    return this.#lines.next() ? this.#read() : undefined;
  }

  /** What is left when no more bytes come: a line without its end, to be read again by whoever resumes. */
  last(): Entry | undefined {
    if (!this.#lines.last()) return undefined;
    const entry = this.#read();
    return { ...entry, next: entry.position, unended: true };
  }

  #read(): Entry {
    const { memory, start, end, nextOffset } = this.#lines;
    const position = this.#position;
    const next = { file: position.file, line: position.line + 1, offset: nextOffset };
    this.#position = next;
    const event = readPlain(memory, start, end);
    return event ? { event, position, next } : entryOf(parseLine(memory.bytes.subarray(start, end)), position, next);
  }
}

/** `JSON.parse` where it is known to lose nothing: nearly always. */
function readPlain(memory: Memory, start: number, end: number): JournalEvent | undefined {
  const { bytes } = memory;
  const colons = countColons(memory, start, end);
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
