import { valueAt } from './scanned-value.js';

/** What stands instead of a name in an entry that ends an object or an array. */
export const endOfPart = -1;

/** Where the values that are wanted of a line stand, in the order in which they were met, three numbers each. */
export class Extraction {
  readonly #names: string[] = [];

  /** A number for a member's name, to be used instead of it. */
  numberOf(name: string): number {
    const known = this.#names.indexOf(name);
    return known < 0 ? this.#names.push(name) - 1 : known;
  }

  /** Puts all that was noted into an object. An entry that starts nowhere opens an object if it stops at 0, else an array. */
  into(event: Record<string, unknown>, bytes: Buffer, entries: Int32Array, from: number, to: number): void {
    const open: (Record<string, unknown> | unknown[])[] = [];
    let holder: Record<string, unknown> | unknown[] = event;
    for (let at = from; at < to; at += 3) {
      const name = entries[at] as number;
      if (name === endOfPart) {
        holder = open.pop() as typeof holder;
        continue;
      }
      const start = entries[at + 1] as number;
      const stop = entries[at + 2] as number;
      const value = start > 0 ? valueAt(bytes, start, stop) : stop === 0 ? {} : [];
      if (Array.isArray(holder)) holder.push(value);
      else holder[this.#names[name] as string] = value;
      if (start > 0) continue;
      open.push(holder);
      holder = value as typeof holder;
    }
  }
}
