import { setImmediate } from 'node:timers/promises';

/**
 * Lets partitions that have much to check take turns, one in each round of the event loop. Otherwise heartbeats and answers
 * would wait until all have had theirs, and the process would be taken for dead.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn. */
  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}
