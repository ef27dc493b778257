/**
 * Values of which the rows hold a number instead of their bytes. The same names, addresses and positions come again and again: each
 * is known by its bytes, so that whoever reads the rows makes a value of it once.
 */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { NameHash } from './name-hash';

/** The number that the rows have for a value between two places; -1 if there is no room for it. */
export function valueNumber(start: i32, end: i32): i32 {
  const length = end - start;
  if (length > layout.longestValue) return -1;
  let index = NameHash.of(start, length) & (layout.valueSlotCount - 1);
  while (true) {
    const slot = layout.valueSlots + index * 4;
    const entry = Bytes.four(slot);
    if (entry === 0) return newValue(slot, start, length);
    if (Bytes.four(entry) === length && Bytes.same(entry + layout.valueText, start, length)) return numberIn(entry);
    index = (index + 1) & (layout.valueSlotCount - 1);
  }
}

/** At most half of the slots are used. */
function newValue(slot: i32, start: i32, length: i32): i32 {
  const count = Bytes.four(layout.valuesKnown);
  const entry = Bytes.four(layout.valuesEnd);
  const end = entry + layout.valueText + ((length + 3) & ~3);
  if (count >= layout.mostValues || end > layout.valuesLimit - 16) return -1;
  store<i32>(entry, length);
  store<i32>(entry, 0, layout.valueRound);
  store<i32>(entry, count, layout.valueId);
  for (let at = 0; at < length; at += 16) v128.store(entry + layout.valueText + at, v128.load(start + at));
  store<i32>(layout.valuesKnown, count + 1);
  store<i32>(layout.valuesEnd, end);
  store<i32>(slot, entry);
  return numberIn(entry);
}

/** Values are counted anew after the rows were taken: their round is over. */
function numberIn(entry: i32): i32 {
  const round = Bytes.four(layout.rowRound);
  if (load<i32>(entry, layout.valueRound) === round) return load<i32>(entry, layout.valueNumber);
  const count = Bytes.four(layout.rowValueCount);
  if (count >= layout.mostValues) return -1;
  store<i32>(layout.rowValues + count * 4, entry);
  store<i32>(layout.rowValueCount, count + 1);
  store<i32>(entry, round, layout.valueRound);
  const number = Bytes.four(layout.firstRowValue) + count;
  store<i32>(entry, number, layout.valueNumber);
  return number;
}
