import type { Members } from '../../interface/object-rule.js';
import { momentText, noDay } from './moment-text.js';

/**
 * An event of one kind as the rules see it: a view that is put onto line after line, so that no object is made for any of
 * them. Nobody may keep it.
 */
export class SessionEvent {
  [member: string]: unknown;
  readonly event: string;
  readonly #members: readonly string[];
  #day = noDay;
  #time = 0;
  #timestamp: unknown;

  /** `members` names the values of a line of this kind, in their order. */
  constructor(kind: string, members: readonly string[]) {
    this.event = kind;
    this.#members = members;
    for (const name of members) this[name] = undefined;
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
    const members = this.#members;
    for (let index = 0; index < members.length; index++) this[members[index] as string] = values[first + index];
    this.#day = day;
    this.#time = time;
    if (day === noDay) this.#timestamp = values[first - 1];
    return this;
  }
}
