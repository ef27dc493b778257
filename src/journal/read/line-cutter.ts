import { isUtf8 } from 'node:buffer';
import { latin1At, utf8At } from '../byte-text.js';
import { isObject, type JournalEvent } from '../journal-event.js';
import { countMembers, countNames } from '../parse/lossless-json.js';
import { parseLine } from '../parse/parse-line.js';
import { ByteLines } from './byte-lines.js';
import { colonsInTimestamp, countColons, notAscii, type WordBuffer } from './count-colons.js';
import { type Entry, entryOf, type Position, startOf } from './journal-entry.js';
import { tooLong } from './size-limits.js';

/** Takes the bytes of a file as they come, cuts them into lines and makes something of each line, once and in order. */
export interface Cutter<Line> {
  /** The bytes to come are those behind this position, or behind so many more of a line that need not be read again. */
  begin(position: Position, passed?: number): void;
  /** Where the next line begins. */
  readonly position: Position;
  /** How many bytes of the next line need not be read again, since it is too long. */
  readonly passed: number;
  /** How many bytes a line may have. */
  readonly longest: number;
  /** Free memory to read into; `filled` then says how much of it was used. */
  space(): Uint8Array;
  filled(count: number): void;
  /** The next whole line, if there is one. */
  next(): Line | undefined;
  /** What is left when no more bytes come: a line without its end, to be read again when reading resumes. */
  last(): Line | undefined;
  /** What there is to say about a line that is already too long although it has not ended yet; said once. */
  tooLongSoFar(): Line | undefined;
}

/** Reads each line: its event, or its problem. */
export class LineCutter implements Cutter<Entry> {
  readonly #lines: ByteLines;
  /** Where the next line begins. */
  #position: Position = startOf('');
  /** Whether the line that has not ended yet has been reported as too long. */
  #isTold = false;

  /** `first` is how much memory it takes to begin with; as much as is ever read at a time if left out. */
  constructor(longest?: number, first?: number) {
    this.#lines = new ByteLines({ ...(longest !== undefined && { longest }), ...(first !== undefined && { first }) });
  }

  begin(position: Position, passed = 0): void {
    this.#position = position;
    this.#isTold = passed > 0;
    this.#lines.begin(position.offset, passed);
  }

  get position(): Position {
    return this.#position;
  }

  get passed(): number {
    return this.#isTold ? this.#lines.pending : 0;
  }

  get longest(): number {
    return this.#lines.longest;
  }

  space(): Uint8Array {
    return this.#lines.space();
  }

  filled(count: number): void {
    this.#lines.filled(count);
  }

  next(): Entry | undefined {
    while (this.#lines.next()) {
      const wasReported = this.#isTold;
      this.#isTold = false;
      const entry = this.#read();
      if (!wasReported) return entry;
    }
    return undefined;
  }

  last(): Entry | undefined {
    if (this.#isTold || !this.#lines.last()) return undefined;
    const entry = this.#read();
    return { ...entry, next: entry.position, unended: true };
  }

  tooLongSoFar(): Entry | undefined {
    const { pending, longest } = this.#lines;
    if (this.#isTold || pending <= longest) return undefined;
    this.#isTold = true;
    const position = this.#position;
    return { problem: tooLong(pending, longest, ' so far'), position, next: position, unended: true };
  }

  #read(): Entry {
    const { memory, start, end, nextOffset, isTooLong, length, longest } = this.#lines;
    const position = this.#position;
    const next = { file: position.file, line: position.line + 1, offset: nextOffset };
    this.#position = next;
    if (isTooLong) return { problem: tooLong(length, longest), position, next };
    const event = parseIfLossless(memory, start, end);
    return event ? { event, position, next } : entryOf(parseLine(memory.bytes.subarray(start, end)), position, next);
  }
}

/** `JSON.parse` where it is known to lose nothing: nearly always. */
function parseIfLossless(memory: WordBuffer, start: number, end: number): JournalEvent | undefined {
  const { bytes } = memory;
  const colons = countColons(memory, start, end);
  if (colons === notAscii && !isUtf8(bytes.subarray(start, end))) return undefined;
  try {
    const text = (colons === notAscii ? utf8At : latin1At)(bytes, start, end);
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
