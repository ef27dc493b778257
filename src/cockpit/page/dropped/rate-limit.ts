/** Times as long as a message took to make that must pass before the next one. */
const restFactor = 4;

/** Rate limit for progress messages. */
export class RateLimit {
  readonly #every: number;
  readonly #now: () => number;
  #begun: number;
  #next: number;

  /** `every`: minimum interval in milliseconds. */
  constructor(every: number, now = () => performance.now()) {
    this.#every = every;
    this.#now = now;
    this.#begun = now();
    this.#next = this.#begun + every;
  }

  isDue(): boolean {
    const now = this.#now();
    if (now < this.#next) return false;
    this.#begun = now;
    this.#next = now + this.#every;
    return true;
  }

  /** What was due has been sent; if that took long, the next one is due later. */
  done(): void {
    const now = this.#now();
    this.#next = Math.max(this.#next, now + restFactor * (now - this.#begun));
  }
}
