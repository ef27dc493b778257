import type { TimedWrite } from '../../simulate/session-output.js';

/** Counts what happens in a session. */
export class SessionTally {
  readonly #events = new Map<string, number>();
  readonly #companions = new Map<string, number>();
  #lines = 0;
  #last: number | undefined;

  count({ at, event, companion }: TimedWrite): void {
    this.#last = at;
    if (event) {
      increment(this.#events, event.event);
      this.#lines += 1;
    } else {
      increment(this.#companions, companion.event);
    }
  }

  /** How many lines there are of each kind. */
  get events(): ReadonlyMap<string, number> {
    return this.#events;
  }

  /** How many lines there are in all. */
  get lines(): number {
    return this.#lines;
  }

  /** How often each file beside the journal had something new to tell, by the kind it holds. */
  get companions(): ReadonlyMap<string, number> {
    return this.#companions;
  }

  /** When the latest moment was, in milliseconds since 1970. */
  get last(): number | undefined {
    return this.#last;
  }
}

/** Counts one more of a name. */
export function increment(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
