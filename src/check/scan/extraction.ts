import { valueAt } from './scanned-value.js';

/** What stands instead of a name in a note that ends an object or an array. */
export const endOfPart = -1;

/**
 * Puts the values that were noted into an event, in the order in which they were met. A note is three numbers: name,
 * start, end. One that starts nowhere opens an object if it ends at 0, else an array.
 */
export function extractInto(
  event: Record<string, unknown>,
  names: readonly string[],
  bytes: Uint8Array,
  notes: Int32Array,
  from: number,
  to: number,
): void {
  const open: (Record<string, unknown> | unknown[])[] = [];
  let holder: Record<string, unknown> | unknown[] = event;
  for (let at = from; at < to; at += 3) {
    const name = notes[at] as number;
    if (name === endOfPart) {
      holder = open.pop() as typeof holder;
      continue;
    }
    const start = notes[at + 1] as number;
    const end = notes[at + 2] as number;
    const value = start > 0 ? valueAt(bytes, start, end) : end === 0 ? {} : [];
    if (Array.isArray(holder)) holder.push(value);
    else holder[names[name] as string] = value;
    if (start > 0) continue;
    open.push(holder);
    holder = value as typeof holder;
  }
}
