import type { JournalEvent } from '../../journal/journal-event.js';
import type { Scanner } from '../scan/scanner.js';
import { momentText, noDay } from '../session/moment-text.js';
import type { SessionLines } from './line-report.js';
import { dayOf, momentOf, timeOf } from './time-order.js';

/** A kind that the session rules need, and the names of the members that they read. */
export interface SessionKind {
  readonly name: string;
  readonly members: readonly string[];
  readonly number: number;
}

/** How many numbers there are for each line. */
export const placeSize = 6;

const unreadable = -1;

/** Collects the lines that the session rules need. */
export class SessionLineLog {
  readonly #kinds: ReadonlyMap<string, SessionKind>;
  readonly #names: readonly string[];
  #places: number[] = [];
  #values: unknown[] = [];
  #texts: string[] = [];

  /** `members` has the kinds, and the names of the members that are read of each. */
  constructor(members: ReadonlyMap<string, readonly string[]>) {
    this.#names = [...members.keys()];
    this.#kinds = new Map(
      Array.from(members, ([name, each], number): [string, SessionKind] => [name, { name, members: each, number }]),
    );
  }

  /** What the rules want of a kind; nothing if they do not need it. */
  kind(name: string): SessionKind | undefined {
    return this.#kinds.get(name);
  }

  get count(): number {
    return this.#places.length / placeSize;
  }

  /** Adds the line that was scanned last, a clean one. */
  addScanned({ number, members }: SessionKind, scanner: Scanner, line: number, offset: number, length: number): void {
    this.#places.push(number, line, offset, length, scanner.day, scanner.time);
    if (members.length > 0) scanner.extractRow(members, this.#values);
  }

  addEvent({ number, members }: SessionKind, event: JournalEvent, line: number, offset: number, length: number): void {
    const timestamp: unknown = event.timestamp;
    const moment = momentOf(timestamp);
    const [day, time] = moment === undefined ? [noDay, 0] : [dayOf(moment), timeOf(moment)];
    const isUsual = day !== noDay && momentText(day, time) === timestamp;
    this.#places.push(number, line, offset, length, isUsual ? day : noDay, time);
    if (!isUsual) this.#values.push(timestamp);
    for (const name of members) this.#values.push(event[name]);
  }

  /** Adds a line that cannot be parsed. */
  addUnreadable(line: number, offset: number, length: number): void {
    this.#places.push(unreadable, line, offset, length, noDay, 0);
  }

  /** Keeps the text of the line that was added last. */
  addText(text: string): void {
    this.#texts.push(text);
  }

  /** All lines since the last time. */
  flush(): SessionLines {
    const [places, values, texts] = [this.#places, this.#values, this.#texts];
    this.#places = [];
    this.#values = [];
    this.#texts = [];
    return { kinds: this.#names, places, values, ...(texts.length > 0 && { texts }) };
  }
}
