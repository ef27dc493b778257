import { setImmediate } from 'node:timers/promises';

/**
 * Lets busy partitions take turns, one per iteration of the event loop, so that heartbeats and replies are
 * handled in between and the process is not considered dead.
 */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.#last = this.#last.then(() => setImmediate());
    return this.#last;
  }
}
