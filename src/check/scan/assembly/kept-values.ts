/**
 * Lists and objects as they were accepted last. The game writes long ones over and over, as they were: what has the same bytes need
 * not be walked over again. In simulated journals that is half of all bytes.
 */
import * as layout from '../scanner-memory';
import { Bytes, sameBytes } from './bytes';

/** Where the next one is kept. */
let head: i32 = layout.keptSize;

/** The place behind a value if it is the one that was accepted last for this form; else -1. */
export function keptEnd(p: i32, form: i32): i32 {
  const position = load<i32>(form, layout.formKept);
  if (position < head - layout.keptSize || position === 0) return -1;
  const entry = layout.kept + (position & (layout.keptSize - 1));
  const length = load<i32>(entry);
  if (!sameBytes(p, entry + layout.keptText, length)) return -1;
  store<i32>(layout.count, load<i32>(entry, 4));
  return p + length;
}

/** Keeps a value that was accepted for a form and has no remarks. */
export function keep(p: i32, end: i32, form: i32): void {
  const length = end - p;
  if (length < layout.shortestKept || length > layout.longestKept) return;
  const size = (layout.keptText + length + 15) & ~15;
  let position = head;
  const left = layout.keptSize - (position & (layout.keptSize - 1));
  if (size > left) position += left;
  if (position > layout.lastPosition) return;
  const entry = layout.kept + (position & (layout.keptSize - 1));
  store<i32>(entry, length);
  store<i32>(entry, Bytes.four(layout.count), 4);
  for (let at = 0; at < length; at += 16) v128.store(entry + layout.keptText + at, v128.load(p + at));
  store<i32>(form, position, layout.formKept);
  head = position + size;
}
