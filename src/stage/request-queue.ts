import type { Clock } from './time/wall-clock.js';

/** In milliseconds: a widely used file watcher misses a change within 50 ms of the previous one. */
const minSpacing = 150;

/** The requests to a stage, one after the other. */
export class RequestQueue {
  readonly #wall: Clock;
  readonly #stop: AbortSignal;
  #last: Promise<unknown> = Promise.resolve();
  /** Wall-clock time of the last requested write. */
  #writtenAt = -Infinity;

  constructor(wall: Clock, stop: AbortSignal) {
    this.#wall = wall;
    this.#stop = stop;
  }

  /** Runs after all earlier requests, whether or not they failed. */
  async inTurn<T>(request: () => Promise<T>): Promise<T> {
    const mine = this.#last.then(request);
    this.#last = mine.catch(() => {});
    return mine;
  }

  /** The same, spaced by `minSpacing` in real time, for requests that write. */
  async spaced<T>(request: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      const left = this.#writtenAt + minSpacing - this.#wall.now();
      if (left > 0) await this.#wall.sleep(left, this.#stop);
      try {
        return await request();
      } finally {
        this.#writtenAt = this.#wall.now();
      }
    });
  }
}
