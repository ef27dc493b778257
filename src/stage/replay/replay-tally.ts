import { increment } from '../record/session-tally.js';
import type { Replayed } from './replay-journal.js';

/** Counts what is replayed. */
export class ReplayTally {
  readonly #events = new Map<string, number>();
  readonly #companions = new Map<string, number>();
  #lines = 0;
  #bad = 0;
  #last: number;

  constructor(start: number) {
    this.#last = start;
  }

  count(item: Replayed): void {
    this.#last = item.at;
    if (item.what === 'companion') increment(this.#companions, item.file);
    if (item.what !== 'line') return;
    this.#lines += 1;
    if (item.kind === undefined) this.#bad += 1;
    else increment(this.#events, item.kind);
  }

  /** How many lines there are of each kind. */
  get events(): ReadonlyMap<string, number> {
    return this.#events;
  }

  /** How often each companion was written. */
  get companions(): ReadonlyMap<string, number> {
    return this.#companions;
  }

  get lines(): number {
    return this.#lines;
  }

  /** The number of lines that cannot be parsed. */
  get bad(): number {
    return this.#bad;
  }

  /** The time of the latest item, in milliseconds since 1970. */
  get last(): number {
    return this.#last;
  }
}
