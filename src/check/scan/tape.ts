import { valueAt } from './value.js';

/** What stands at the start of an entry that ends an object or an array. */
const end = -1;

const usualSize = 3 * 4096;

/** Where the values that are wanted of a line stand, in the order in which they were met. */
export class Tape {
  #entries = new Int32Array(usualSize);
  #length = 0;
  readonly #names: string[] = [];

  /** A number for a member's name, to be used instead of it. */
  numberOf(name: string): number {
    const known = this.#names.indexOf(name);
    return known < 0 ? this.#names.push(name) - 1 : known;
  }

  clear(): void {
    this.#length = 0;
    if (this.#entries.length > usualSize) this.#entries = new Int32Array(usualSize);
  }

  /** A member that stands between two places; as an element of an array, its name means nothing. */
  value(name: number, start: number, stop: number): void {
    if (this.#length === this.#entries.length) this.#grow();
    const entries = this.#entries;
    entries[this.#length++] = name;
    entries[this.#length++] = start;
    entries[this.#length++] = stop;
  }

  /** What is told until it is closed are members of it. */
  openObject(name: number): void {
    this.value(name, 0, 0);
  }

  /** What is told until it is closed are elements of it. */
  openArray(name: number): void {
    this.value(name, 0, 1);
  }

  close(): void {
    this.value(end, 0, 0);
  }

  /** Puts all of it into an object. */
  into(event: Record<string, unknown>, bytes: Buffer): void {
    const open: (Record<string, unknown> | unknown[])[] = [event];
    for (let at = 0; at < this.#length; at += 3) {
      const [name = end, start = 0, stop = 0] = this.#entries.subarray(at, at + 3);
      if (name === end) {
        open.pop();
        continue;
      }
      const value = start > 0 ? valueAt(bytes, start, stop) : stop === 0 ? {} : [];
      const holder = open.at(-1);
      if (Array.isArray(holder)) holder.push(value);
      else if (holder) holder[this.#names[name] as string] = value;
      if (start === 0) open.push(value as unknown[]);
    }
  }

  #grow(): void {
    const larger = new Int32Array(2 * this.#entries.length);
    larger.set(this.#entries);
    this.#entries = larger;
  }
}
