import { type FilePlace, FileSequence } from './file-sequence.js';
import type { StoredMessage } from './fleet-message.js';

/** Of what came too early, so many bytes may wait for what is missing. */
const mostWaiting = 64 * 1024 * 1024;

/** Bytes of a journal that are not in the stream. */
export interface Missing {
  readonly file: string;
  readonly from: number;
  readonly to: number;
}

/** What is published of a journal, in the order of its bytes, with nothing that waits for ever. */
export class JournalSequence extends FileSequence<StoredMessage> {
  readonly #missed: (from: number, to: number) => void;

  constructor(missed: (from: number, to: number) => void, place?: FilePlace) {
    super(place);
    this.#missed = missed;
  }

  override take(message: StoredMessage): readonly StoredMessage[] {
    const ready = super.take(message);
    // Whoever holds back the whole journal for one line runs out of memory.
    if (this.waiting.length === 0 || this.waitingBytes <= mostWaiting) return ready;
    return [...ready, ...(this.#goOn() ?? [])];
  }

  /** Everything that was published is known, up to the end of the journal if it has ended: what is missing never comes. */
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
