/** How many requests came within a time. */
export class RequestRate {
  readonly #milliseconds: number;
  readonly #most: number;
  #times: number[] = [];

  constructor({ requests, milliseconds }: { readonly requests: number; readonly milliseconds: number }) {
    this.#milliseconds = milliseconds;
    this.#most = requests;
  }

  /** Adds a request, and returns how many there were within the time, this one included. */
  add(at: number): number {
    this.#times = this.#times.filter((time) => time > at - this.#milliseconds && time <= at);
    this.#times.push(at);
    return this.#times.length;
  }

  /** How many more are allowed now. */
  remaining(at: number): number {
    return Math.max(0, this.#most - this.#times.filter((time) => time > at - this.#milliseconds).length);
  }
}
