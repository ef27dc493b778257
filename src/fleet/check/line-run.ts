import type { Dialect } from '../../interface/dialect/dialects.js';
import { lineFeed } from '../../journal/ascii.js';
import type { StoredMessage } from '../fleet-message.js';
import type { JournalFile } from './journal-file.js';
import { mostRunBytes } from './run-checker.js';

/** Whole lines of a journal that follow each other, to be checked at once, which is faster than one by one. */
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

  /** A run that begins with a message; nothing if there is more to it than a line that is expected. */
  static from(file: JournalFile, message: StoredMessage): LineRun | undefined {
    const isExpected = file.isPlain && message.offset === file.next;
    return isExpected && isWholeLine(message) ? new LineRun(file, message) : undefined;
  }

  get offset(): number {
    return this.file.next;
  }

  /** Adds a message that goes on with the run; returns whether it does. */
  add(message: StoredMessage): boolean {
    const { payload } = message;
    if (message.offset !== this.next || this.#bytes + payload.length > mostRunBytes) return false;
    if (!this.#isOfFile(message) || message.dialect !== this.dialect || !isWholeLine(message)) return false;
    this.messages.push(message);
    this.pieces.push(payload);
    this.#bytes += payload.length;
    this.next += payload.length;
    return true;
  }

  /** Whether the run, or what was checked before it, contains the message already. */
  covers(message: StoredMessage): boolean {
    return message.offset + message.payload.length <= this.next && this.#isOfFile(message);
  }

  #isOfFile({ type, file, copy }: StoredMessage): boolean {
    return type === 'line' && copy === this.file.copy && file === this.file.name;
  }
}

function isWholeLine({ payload, more, start }: StoredMessage): boolean {
  return payload[payload.length - 1] === lineFeed && payload.length <= mostRunBytes && !more && !start;
}
