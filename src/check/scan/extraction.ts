import { valueAt } from './scanned-value.js';

/** What stands instead of a name in a note that ends an object or an array. */
export const endOfPart = -1;

/** A note is three numbers: name, start, end. One that starts nowhere opens an object if it ends at 0, else an array. */
const noteSize = 3;

/** Makes values of the notes on a line, in the order in which its members were met. */
export class NotedMembers {
  /** The names of the members, by their numbers. */
  readonly #names: readonly string[];
  readonly #columns = new Map<readonly string[], readonly number[]>();
  readonly #bytes: Uint8Array;
  readonly #notes: Int32Array;
  #at = 0;

  constructor(names: readonly string[], bytes: Uint8Array, notes: Int32Array) {
    this.#names = names;
    this.#bytes = bytes;
    this.#notes = notes;
  }

  /** Puts the members into an object. */
  into(object: Record<string, unknown>, from: number, to: number): void {
    for (this.#at = from; this.#at < to; ) {
      const name = this.#names[this.#notes[this.#at] as number] as string;
      object[name] = this.#value();
    }
  }

  /** Adds the members with these names to a list, in the order of the names; undefined for one that is not there. */
  row(names: readonly string[], list: unknown[], from: number, to: number): void {
    const columns = this.#columnsOf(names);
    const first = list.length;
    for (let count = names.length; count > 0; count--) list.push(undefined);
    for (this.#at = from; this.#at < to; ) {
      const column = columns[this.#notes[this.#at] as number] as number;
      list[first + column] = this.#value();
    }
  }

  /** The place of each name in a list of them, by its number. */
  #columnsOf(names: readonly string[]): readonly number[] {
    const known = this.#columns.get(names);
    if (known) return known;
    const columns: number[] = [];
    for (const [column, name] of names.entries()) columns[this.#names.indexOf(name)] = column;
    this.#columns.set(names, columns);
    return columns;
  }

  #value(): unknown {
    const start = this.#notes[this.#at + 1] as number;
    const end = this.#notes[this.#at + 2] as number;
    this.#at += noteSize;
    if (start > 0) return valueAt(this.#bytes, start, end);
    return end === 0 ? this.#object() : this.#list();
  }

  #object(): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (let name = this.#notes[this.#at] as number; name !== endOfPart; name = this.#notes[this.#at] as number) {
      object[this.#names[name] as string] = this.#value();
    }
    this.#at += noteSize;
    return object;
  }

  #list(): unknown[] {
    const list: unknown[] = [];
    while (this.#notes[this.#at] !== endOfPart) list.push(this.#value());
    this.#at += noteSize;
    return list;
  }
}
