import { ArgumentError } from '../../words/argument-error.js';
import type { EventToWrite } from '../journal-event.js';
import { tabledKind, writeLine } from './format-line.js';
import { type TableMember, tableMembers } from './table-writer.js';
import { lineEnd } from './write-by-table.js';
import { copyBytes, createSink, type Sink, writeAscii, writeReady } from './write-values.js';

/**
 * Lines of one kind, each much like the one before, as those of Status are. What they have in common is copied, so that a line
 * takes a third of the time. A list or object that is the very one of the line before is taken to be unchanged.
 */
export class SimilarLines {
  readonly #kind: string;
  readonly #table: readonly TableMember[];
  readonly #sink: Sink = createSink(4096);
  #length = 0;
  /** The members of the last event in its own order, and their values. */
  #names: readonly string[] = [];
  #values: unknown[] = [];
  /** The same in the order of its line: where each of them is in the event, and where it ends in the line. */
  #members: readonly TableMember[] = [];
  #order = new Int32Array(0);
  #ends = new Int32Array(0);
  /** Where the last line begins, and its length; 0 if it cannot be copied. */
  #begins = 0;
  #lineLength = 0;
  /** Room for the values of the next line. */
  #next: unknown[] = [];

  constructor(kindName: string) {
    const kind = tabledKind(kindName);
    if (!kind) throw new ArgumentError(`${kindName} has no table`);
    this.#kind = kind.name;
    this.#table = tableMembers(kind.shape);
  }

  /** Adds an event as one line, exactly as the game writes it. */
  append(event: EventToWrite): void {
    const begins = this.#length;
    const isSimilar = this.#takeValues(event) || this.#beginAnew(event);
    const end = isSimilar ? this.#writeSimilar(begins) : undefined;
    this.#lineLength = end === undefined ? 0 : end - begins;
    this.#length = end ?? writeLine(this.#sink, begins, event);
    this.#begins = begins;
    [this.#values, this.#next] = [this.#next, this.#values];
  }

  /** What it holds; good until the next `append` or `clear`. */
  bytes(): Uint8Array {
    return this.#sink.bytes.subarray(0, this.#length);
  }

  clear(): void {
    this.#length = 0;
    // The next line may be written over the last one.
    this.#lineLength = 0;
  }

  /**
   * Takes the values of an event that has the very members of the last one, in the same order: all in the one loop in which V8
   * knows where they are, whatever the event is made of.
   */
  #takeValues(event: EventToWrite): boolean {
    const names = this.#names;
    const next = this.#next;
    let count = 0;
    for (const name in event) {
      const value = (event as Readonly<Record<string, unknown>>)[name];
      if (name !== names[count] || value === undefined) return false;
      next[count] = value;
      count += 1;
    }
    return count === names.length && this.#lineLength > 0;
  }

  /** There is no line to copy, or one with other members: false if those of the event are not as the table has them. */
  #beginAnew(event: EventToWrite): boolean {
    this.#names = Object.keys(event);
    this.#next = Object.values(event);
    this.#members = this.#table.filter(({ name }) => Object.hasOwn(event, name));
    this.#order = Int32Array.from(this.#members, ({ name }) => this.#names.indexOf(name));
    this.#ends = new Int32Array(this.#members.length);
    this.#lineLength = 0;
    const isWhole = this.#members.length === this.#names.length && !this.#next.includes(undefined);
    return isWhole && this.#members[0] === this.#table[0] && event.event === this.#kind;
  }

  /** Gives the place behind the line; nothing if it cannot be written, which the usual way tells in words. */
  #writeSimilar(begins: number): number | undefined {
    try {
      return this.#lineLength > 0 ? this.#writeNews(begins) : this.#writeAll(begins);
    } catch {
      return undefined;
    }
  }

  #writeAll(begins: number): number {
    let at = begins;
    for (const [place, { key, length, write }] of this.#members.entries()) {
      writeReady(this.#sink, at, key);
      at = write(this.#sink, at + length, this.#next[this.#order[place] as number]);
      this.#ends[place] = at - begins;
    }
    return writeAscii(this.#sink, at, ` }${lineEnd}`);
  }

  /** Copies the last line up to a member that differs, writes that one, and so on to the end. */
  #writeNews(begins: number): number {
    const members = this.#members;
    const sink = this.#sink;
    const last = this.#values;
    const next = this.#next;
    const order = this.#order;
    const ends = this.#ends;
    let at = begins;
    // In the last line: where that begins which was not copied yet, and where the member ends that was looked at last.
    let rest = 0;
    let end = 0;
    for (let place = 0; place < members.length; place++) {
      const own = order[place] as number;
      const value = next[own];
      const before = end;
      end = ends[place] as number;
      // A zero has a sign.
      if (value === last[own] && (value !== 0 || Object.is(value, last[own]))) {
        ends[place] = at - begins + end - rest;
        continue;
      }
      const { key, length, write } = members[place] as TableMember;
      at = copyBytes(sink, at, this.#begins + rest, before - rest);
      writeReady(sink, at, key);
      at = write(sink, at + length, value);
      ends[place] = at - begins;
      rest = end;
    }
    return copyBytes(sink, at, this.#begins + rest, this.#lineLength - rest);
  }
}
