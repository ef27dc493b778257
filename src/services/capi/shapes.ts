import { timestampOf } from '../../simulate/session-time.js';

/** The irregular shapes of the Companion API: it cannot tell an empty object from an empty list. */

/** A list if the ids are 0, 1, 2 …, otherwise an object by id. */
export function listOrObject(entries: readonly (readonly [id: number, value: unknown])[]): unknown {
  const ordered = entries.toSorted(([a], [b]) => a - b);
  return ordered.every(([id], index) => id === index) ? ordered.map(([, value]) => value) : Object.fromEntries(ordered);
}

/** An object, or `[]` where it has no members. */
export function objectOrEmptyList(entries: readonly (readonly [name: string | number, value: unknown])[]): unknown {
  return entries.length === 0 ? [] : Object.fromEntries(entries);
}

/** The bytes of a text in hexadecimal digits, as names of carriers are sent. */
export function hexOf(text: string): string {
  return Buffer.from(text, 'utf8').toString('hex').toUpperCase();
}

/** `int_cargorack_size2_class1` as `Int_Cargorack_Size2_Class1`. */
export function capitalised(name: string): string {
  return name.replaceAll(/(^|_)[a-z]/g, (start) => start.toUpperCase());
}

/** A time in seconds since 1970 as `2026-11-14 20:41:00`. */
export function timeText(seconds: number): string {
  return timestampOf(seconds).replace('T', ' ').replace('Z', '');
}
