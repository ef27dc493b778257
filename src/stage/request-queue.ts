import type { Clock } from './time/wall-clock.js';

/** Milliseconds: a widely used library for watching files overlooks a change within 50 of the one it noticed last. */
const minSpacing = 150;

/** Carries out requests one after the other, and keeps those that write something apart in real time. */
export class RequestQueue {
  readonly #wall: Clock;
  readonly #signal: AbortSignal;
  #last: Promise<unknown> = Promise.resolve();
  /** When on the wall clock something was last written on request. */
  #writtenAt = -Infinity;

  /** Aborting the signal ends every wait. */
  constructor(wall: Clock, signal: AbortSignal) {
    this.#wall = wall;
    this.#signal = signal;
  }

  /** Runs after the requests before it, whether they failed or not. */
  async run<T>(request: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(request);
    this.#last = mine.catch(() => {});
    return mine;
  }

  /** The same for a request that writes something; `settled` is awaited before the next one. */
  async runSpaced<T>(request: () => T, settled: () => Promise<void> | undefined): Promise<T> {
    return this.run(async () => {
      const left = this.#writtenAt + minSpacing - this.#wall.now();
      if (left > 0) await this.#wall.sleep(left, this.#signal);
      try {
        const result = request();
        await settled();
        return result;
      } finally {
        this.#writtenAt = this.#wall.now();
      }
    });
  }
}
