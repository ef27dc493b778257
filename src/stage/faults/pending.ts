import type { Clock } from '../time/wall-clock.js';

interface Held {
  readonly finish: () => void;
  readonly stop: AbortController;
}

/** What is not yet as it should be, by file: it is brought to its end when its time has come, or sooner if need be. */
export class Pending {
  readonly #clock: Clock;
  readonly #held = new Map<string, Held>();
  #trouble: { readonly error: unknown } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Lets something wait for so many milliseconds; what waited for the same file before is ended first. */
  hold(file: string, milliseconds: number, finish: () => void): void {
    this.end(file);
    const held = { finish, stop: new AbortController() };
    this.#held.set(file, held);
    void this.#wait(file, held, milliseconds);
  }

  end(file: string): void {
    const held = this.#held.get(file);
    if (!held) return;
    this.#held.delete(file);
    held.stop.abort();
    held.finish();
  }

  endAll(): void {
    for (const file of this.#held.keys()) this.end(file);
  }

  /** Throws what went wrong while nobody was there to hear of it. */
  check(): void {
    const trouble = this.#trouble;
    this.#trouble = undefined;
    if (trouble) throw trouble.error;
  }

  async #wait(file: string, held: Held, milliseconds: number): Promise<void> {
    try {
      await this.#clock.sleep(milliseconds, held.stop.signal);
      if (this.#held.get(file) === held) this.end(file);
    } catch (error) {
      this.#trouble = { error };
    }
  }
}
