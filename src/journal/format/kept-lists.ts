import type { Field } from '../../interface/field.js';
import { makeRoom, type Sink } from './write-values.js';

/** How a list was written: by which table, and as which bytes. */
interface Written {
  readonly element: Field;
  readonly bytes: Uint8Array;
}

/** The lists that nobody changes; nothing as long as they were not written. */
const kept = new WeakMap<readonly unknown[], Written | undefined>();

/** Below that, to write a list takes no longer than to look for it. */
const fewest = 8;

/** Promises that nobody changes a list or what is in it: then it is written once, and its bytes are copied from then on. */
export function neverChanged<List extends readonly unknown[]>(list: List): List {
  if (list.length >= fewest) kept.set(list, undefined);
  return list;
}

/** Writes a list as it was written before, and gives the place behind it; nothing if it was not, or may have changed since. */
export function writeKept(sink: Sink, at: number, list: readonly unknown[], element: Field): number | undefined {
  const written = list.length < fewest ? undefined : kept.get(list);
  if (written?.element !== element) return undefined;
  makeRoom(sink, at, written.bytes.length);
  sink.bytes.set(written.bytes, at);
  return at + written.bytes.length;
}

/** Keeps the bytes of a list that has just been written, if nobody changes it. */
export function keepWritten({ bytes }: Sink, from: number, to: number, list: readonly unknown[], element: Field): void {
  if (list.length >= fewest && kept.has(list)) kept.set(list, { element, bytes: bytes.slice(from, to) });
}
