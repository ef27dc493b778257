import { type FilePosition, FileSequence } from './file-sequence.js';
import type { StoredMessage } from './fleet-message.js';

/** Limit for messages that arrived too early. Beyond it, missing bytes are given up, to bound memory. */
const maxWaiting = 64 * 1024 * 1024;

/** Bytes of a journal that are not in the stream. */
export interface Missing {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** A FileSequence in which nothing waits for ever. */
export class JournalSequence extends FileSequence<StoredMessage> {
  readonly #missed: (from: number, to: number) => void;

  constructor(missed: (from: number, to: number) => void, position?: FilePosition) {
    super(position);
    this.#missed = missed;
  }

  override take(message: StoredMessage): readonly StoredMessage[] {
    const ready = super.take(message);
    if (this.waiting.length === 0 || this.waitingBytes <= maxWaiting) return ready;
    return [...ready, ...(this.#goOn() ?? [])];
  }

  /**
   * Everything published is known, up to the end of the journal if it has ended: what is missing will never
   * arrive.
   */
  settle(end?: number): readonly StoredMessage[] {
    const all: StoredMessage[] = [];
    for (let ready = this.#goOn(end); ready; ready = this.#goOn(end)) all.push(...ready);
    return all;
  }

  #goOn(end?: number): readonly StoredMessage[] | undefined {
    const skipped = this.skip(end);
    if (skipped) this.#missed(skipped.from, skipped.to);
    return skipped?.ready;
  }
}
