import type { Members } from '../../interface/object-rule.js';
import { momentText, noDay } from './moment-text.js';

/**
 * An event of one kind as the rules see it: a view that is put onto line after line, so that no object is made for any of
 * them. Nobody may keep it.
 */
export class SessionEvent {
  readonly event: string;
  #values: readonly unknown[] = [];
  #first = 0;
  #day = noDay;
  #time = 0;
  #timestamp: unknown;

  /** `members` names the values of a line of this kind, in their order. */
  constructor(kind: string, members: readonly string[]) {
    this.event = kind;
    for (const [index, name] of members.entries()) {
      Object.defineProperty(this, name, { get: () => this.#values[this.#first + index], enumerable: true });
    }
  }

  get timestamp(): unknown {
    if (this.#day !== noDay) {
      this.#timestamp = momentText(this.#day, this.#time);
      this.#day = noDay;
    }
    return this.#timestamp;
  }

  /** The event is now that of a line whose values begin at a place of a list; without a day, its time stands before them. */
  show(values: readonly unknown[], first: number, day: number, time: number): Members {
    this.#values = values;
    this.#first = first;
    this.#day = day;
    this.#time = time;
    if (day === noDay) this.#timestamp = values[first - 1];
    return this as unknown as Members;
  }
}
