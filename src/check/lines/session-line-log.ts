import type { JournalEvent } from '../../journal/journal-event.js';
import { RowWriter } from '../scan/row-writer.js';
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

const unreadable = -1;

/** Collects the lines that the session rules need. */
export class SessionLineLog {
  readonly #scanner: Scanner;
  readonly #kinds: ReadonlyMap<string, SessionKind>;
  readonly #names: readonly string[];
  readonly #rows = new RowWriter();
  #texts = new Map<number, string>();

  /** `members` has the kinds, and the names of the members that are read of each; `names` those of the kinds that the scanner knows by a number. */
  constructor(scanner: Scanner, members: ReadonlyMap<string, readonly string[]>, names: readonly string[]) {
    this.#scanner = scanner;
    const numbers = new Map(names.map((name, number) => [name, number]));
    for (const name of members.keys()) if (!numbers.has(name)) numbers.set(name, numbers.size);
    this.#names = [...numbers.keys()];
    this.#kinds = new Map(
      Array.from(members, ([name, each]): [string, SessionKind] => [
        name,
        { name, members: each, number: numbers.get(name) as number },
      ]),
    );
  }

  /** What the rules want of a kind; nothing if they do not need it. */
  kind(name: string): SessionKind | undefined {
    return this.#kinds.get(name);
  }

  get count(): number {
    return this.#rows.count + this.#scanner.rows.count;
  }

  /** Lets the scanner add lines by itself, from the one after this on; the bytes that it goes over are those of a file from an offset on. */
  expect(line: number, offset: number): void {
    this.#scanner.rows.writeTo(this.#rows);
    this.#scanner.expectRows(line, offset);
  }

  /** Adds the line that was scanned last, a clean one; false if it has to be parsed, because the scanner has no room for it. */
  addScanned({ number }: SessionKind, line: number, offset: number, length: number): boolean {
    const { rows } = this.#scanner;
    rows.writeTo(this.#rows);
    if (rows.add(number, line, length, offset)) return true;
    this.#takeScanned();
    rows.writeTo(this.#rows);
    return rows.add(number, line, length, offset);
  }

  addEvent({ number, members }: SessionKind, event: JournalEvent, line: number, offset: number, length: number): void {
    this.#takeScanned();
    const timestamp: unknown = event.timestamp;
    const moment = momentOf(timestamp);
    const [day, time] = moment === undefined ? [noDay, 0] : [dayOf(moment), timeOf(moment)];
    const isUsual = day !== noDay && momentText(day, time) === timestamp;
    const values = members.map((name) => event[name]);
    this.#rows.add(
      { kind: number, line, length, offset, day: isUsual ? day : noDay, time },
      isUsual ? values : [...values, timestamp],
    );
  }

  /** Adds a line that cannot be parsed. */
  addUnreadable(line: number, offset: number, length: number): void {
    const head = { kind: unreadable, line, length, offset, day: noDay, time: 0 };
    // Rows are in the order of the lines, so those of the scanner come first: where it has room, they stay there.
    this.#scanner.rows.writeTo(this.#rows);
    if (this.#scanner.rows.addHead(head)) return;
    this.#takeScanned();
    this.#rows.add(head, []);
  }

  /** Keeps the text of a line that was added. */
  addText(line: number, text: string): void {
    this.#texts.set(line, text);
  }

  /** All lines since the last time. */
  flush(): SessionLines {
    this.#takeScanned();
    const texts = this.#texts;
    this.#texts = new Map();
    return { kinds: this.#names, rows: this.#rows.flush(), ...(texts.size > 0 && { texts }) };
  }

  #takeScanned(): void {
    this.#scanner.rows.writeTo(this.#rows);
    this.#scanner.rows.take();
  }
}
