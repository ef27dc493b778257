/** Says when something is due that must not be done too often. */
export class Seldom {
  readonly #every: number;
  readonly #now: () => number;
  #last: number;

  /** At most once in so many milliseconds. */
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
