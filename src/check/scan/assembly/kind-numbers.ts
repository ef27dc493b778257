/** Numbers for the names of other kinds, in the order in which they are met. */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { NameHash } from './name-hash';

/** The number of the name between two places, the same for each of its lines; -1 if there are too many, or it is too long. */
export function kindNumber(start: i32, end: i32): i32 {
  const length = end - start;
  if (length > layout.longestKind) return -1;
  let slot = layout.kindSlots + (hashOf(start, length) & (layout.kindSlotCount - 1)) * 12;
  while (true) {
    const known = Bytes.four(slot);
    if (known === 0) return newKind(slot, start, length);
    if (Bytes.four(slot + 4) === length && isSame(known, start, length)) return Bytes.four(slot + 8);
    slot += 12;
    if (slot === layout.kindSlotsEnd) slot = layout.kindSlots;
  }
}

function hashOf(start: i32, length: i32): i32 {
  let hash = length;
  for (let at = 0; at < length; at += 4) {
    const bytes = Bytes.four(start + at);
    hash = NameHash.mix(hash, length - at < 4 ? bytes & ((1 << ((length - at) * 8)) - 1) : bytes);
  }
  return hash;
}

function isSame(known: i32, start: i32, length: i32): bool {
  let at = 0;
  while (at + 4 <= length && Bytes.four(known + at) === Bytes.four(start + at)) at += 4;
  while (at < length && Bytes.at(known + at) === Bytes.at(start + at)) at += 1;
  return at >= length;
}

function newKind(slot: i32, start: i32, length: i32): i32 {
  const number = Bytes.four(layout.kindsKnown);
  const used = Bytes.four(layout.kindTextsLength);
  const place = layout.kindTexts + used;
  if (number >= layout.mostKinds || place + 2 * layout.longestKind > layout.kindTextsEnd) return -1;
  for (let at = 0; at < length; at += 4) store<i32>(place + at, Bytes.four(start + at));
  store<i32>(slot, place);
  store<i32>(slot + 4, length);
  store<i32>(slot + 8, number);
  store<i32>(layout.kindsKnown, number + 1);
  store<i32>(layout.kindTextsLength, used + length);
  return number;
}
