import type { Dialect } from '../../interface/dialect/dialects.js';
import { lineFeed } from '../../journal/ascii.js';
import type { StoredMessage } from '../fleet-message.js';
import type { JournalFile } from './journal-file.js';

/** Longer runs are split. */
const maxRunBytes = 256 * 1024;

/** Consecutive whole lines of a journal, checked together, which is faster than one by one. */
export class LineRun {
  readonly file: JournalFile;
  readonly dialect: Dialect;
  readonly messages: StoredMessage[];
  readonly pieces: Uint8Array[];
  next: number;
  #bytes: number;

  private constructor(file: JournalFile, first: StoredMessage) {
    this.file = file;
    this.dialect = first.dialect;
    this.messages = [first];
    this.pieces = [first.payload];
    this.#bytes = first.payload.length;
    this.next = first.offset + this.#bytes;
  }

  /** Undefined if the message is not a single whole line at the expected offset. */
  static from(file: JournalFile, message: StoredMessage): LineRun | undefined {
    const isExpected = file.isPlain && message.offset === file.next;
    return isExpected && isWholeLine(message) ? new LineRun(file, message) : undefined;
  }

  get offset(): number {
    return this.file.next;
  }

  /** Adds a message if it continues the run; returns whether it does. */
  add(message: StoredMessage): boolean {
    const { payload } = message;
    if (message.offset !== this.next || this.#bytes + payload.length > maxRunBytes) return false;
    if (!this.#isOfFile(message) || message.dialect !== this.dialect || !isWholeLine(message)) return false;
    this.messages.push(message);
    this.pieces.push(payload);
    this.#bytes += payload.length;
    this.next += payload.length;
    return true;
  }

  /** Whether the message is already in the run or was checked before it. */
  covers(message: StoredMessage): boolean {
    return message.offset + message.payload.length <= this.next && this.#isOfFile(message);
  }

  #isOfFile({ type, file, copy }: StoredMessage): boolean {
    return type === 'line' && copy === this.file.copy && file === this.file.name;
  }
}

function isWholeLine({ payload, more, start }: StoredMessage): boolean {
  return payload[payload.length - 1] === lineFeed && payload.length <= maxRunBytes && !more && !start;
}
