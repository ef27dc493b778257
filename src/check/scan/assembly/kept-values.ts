/**
 * Lists and objects as they were accepted. The game writes long ones over and over: what has the same bytes
 * need not be walked over again. In simulated journals that is more than half of all bytes.
 */
import * as layout from '../scanner-memory-table';
import { Bytes, sameBytes } from './bytes';
import { NameHash } from './name-hash';

/** Where the next one is kept. */
let head: i32 = layout.keptSize;

/**
 * Whether to look up and keep a value of this form: after many values without a repetition, only a sample is.
 */
export function isWorthKeeping(form: i32): bool {
  const misses = load<i32>(form, layout.formMisses);
  store<i32>(form, misses + 1, layout.formMisses);
  return misses < layout.mostMisses || (misses & layout.triedAgain) === 0;
}

/** The place behind a value if one with the same bytes was accepted for this form; else -1. */
export function keptEnd(p: i32, form: i32): i32 {
  const position = Bytes.four(slotOf(p, form));
  if (position < head - layout.keptSize || position === 0) return -1;
  const entry = layout.kept + (position & (layout.keptSize - 1));
  if (load<i32>(entry, layout.keptForm) !== form) return -1;
  const length = load<i32>(entry);
  if (!sameBytes(p, entry + layout.keptText, length)) return -1;
  store<i32>(layout.count, load<i32>(entry, 4));
  store<i32>(form, 0, layout.formMisses);
  return p + length;
}

/** Keeps a value that was accepted for a form. */
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
  store<i32>(entry, form, layout.keptForm);
  for (let at = 0; at < length; at += 16) v128.store(entry + layout.keptText + at, v128.load(p + at));
  store<i32>(slotOf(p, form), position);
  head = position + size;
}

/** Hashes the form and the first bytes of a value. */
function slotOf(p: i32, form: i32): i32 {
  let hash: u64 = form;
  for (let at = 0; at < layout.shortestKept; at += 8) hash = NameHash.mix(hash, load<u64>(p + at));
  return layout.keptSlots + (<i32>hash & (layout.keptSlotCount - 1)) * 4;
}
