/**
 * Sets of quoted words. A word is looked up by eight of its bytes, from the offset at which most words of the
 * set differ, before its end is known; then all of it is compared.
 */
import * as layout from '../scanner-memory-table';
import { Bytes } from './bytes';

export class WordSet {
  /** The word of a set at a location, or 0. Words shorter than the offset of the set are not found. */
  @inline
  static find(set: i32, start: i32): i32 {
    return Bytes.four(slotAt(set, start, keyAt(start + load<i32>(set, layout.setLooksAt))));
  }
}

/** Whether a word of `length` bytes is in a set. */
export function isInSet(set: i32, start: i32, length: i32): bool {
  return Bytes.four(slotOf(set, start, length)) !== 0;
}

/** Puts a word into a set. */
export function addWord(set: i32, place: i32): void {
  store<i32>(slotOf(set, place + layout.wordText, Bytes.four(place)), place);
}

/** The slot of a word of `length` bytes; words too short for a key share one. */
function slotOf(set: i32, start: i32, length: i32): i32 {
  const at = load<i32>(set, layout.setLooksAt);
  return slotAt(set, start, at < length ? keyAt(start + at) : 0);
}

/**
 * Eight bytes, or those before the next quote and a part of that: where a word ends, nothing behind it
 * counts.
 */
function keyAt(p: i32): u64 {
  const bytes = Bytes.eight(p);
  const quotes = bytes ^ 0x2222_2222_2222_2222;
  // Of the bytes up to the first that is 0, only that one gets the highest bit without having had it.
  const ends = (quotes - 0x0101_0101_0101_0101) & ~quotes & 0x8080_8080_8080_8080;
  return bytes & (ends - 1) & ~ends;
}

/** The slot of the word at a location, by its key, or the next empty one. There is always an empty one. */
function slotAt(set: i32, start: i32, key: u64): i32 {
  const mask = Bytes.four(set);
  let index = <i32>((key * 0x9e37_79b9_7f4a_7c15) >>> 40) & mask;
  while (true) {
    const slot = set + layout.setSlots + index * 4;
    const known = Bytes.four(slot);
    if (known === 0 || Bytes.same(known + layout.wordText, start, Bytes.four(known))) return slot;
    index = (index + 1) & mask;
  }
}
