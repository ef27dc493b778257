/** Rate limit for progress messages. */
export class RateLimit {
  readonly #every: number;
  readonly #now: () => number;
  #last: number;

  /** `every`: minimum interval in milliseconds. */
  constructor(every: number, now = () => performance.now()) {
    this.#every = every;
    this.#now = now;
    this.#last = now();
  }

  isDue(): boolean {
    const now = this.#now();
    if (now - this.#last < this.#every) return false;
    this.#last = now;
    return true;
  }
}
