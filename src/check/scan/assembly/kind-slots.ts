/** The names of kinds that were met, and where their tables are. */
import * as layout from '../scanner-memory-table';
import { Bytes } from './bytes';
import { NameHash } from './name-hash';
import { kindTable } from './outside';

/**
 * The slot of the name between two places, the same for each of its lines; 0 if there are too many, or it is
 * too long.
 */
export function kindSlot(start: i32, end: i32): i32 {
  const length = end - start;
  if (length > layout.longestKind) return 0;
  let slot = layout.kindSlots + (NameHash.ofEnds(start, length) & (layout.kindSlotCount - 1)) * layout.kindSlotSize;
  while (true) {
    const known = Bytes.four(slot);
    if (known === 0) return newKind(slot, start, length);
    if (Bytes.four(slot + 4) === length && Bytes.same(known, start, length)) return slot;
    slot += layout.kindSlotSize;
    if (slot === layout.kindSlotsEnd) slot = layout.kindSlots;
  }
}

function newKind(slot: i32, start: i32, length: i32): i32 {
  const count = Bytes.four(layout.kindsKnown);
  const used = Bytes.four(layout.kindTextsLength);
  const place = layout.kindTexts + used;
  if (count >= layout.mostKinds || place + 2 * layout.longestKind > layout.kindTextsEnd) return 0;
  for (let at = 0; at < length; at += 4) store<i32>(place + at, Bytes.four(start + at));
  store<i32>(slot, place);
  store<i32>(slot + 4, length);
  store<i32>(slot + 8, kindTable(start, start + length));
  store<i32>(layout.kindsKnown, count + 1);
  store<i32>(layout.kindTextsLength, used + length);
  return slot;
}
