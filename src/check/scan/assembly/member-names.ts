/**
 * The names that were met in the objects of a line, by their hashes: two that have the same one in the same
 * object are taken for a duplicate. A slot belongs to the object whose number it has, and is free if that
 * number is from an earlier line. Lines of one kind use the same slots, so that these stay at hand.
 */
import * as layout from '../scanner-memory-table';
import { Bytes } from './bytes';

/** Forgets the names of the line before. */
export function beginNames(): void {
  if (Bytes.four(layout.objects) > 0x40000000) {
    for (let at = layout.nameSlots; at < layout.nameSlotsEnd; at += 4) store<i32>(at, 0);
    store<i32>(layout.objects, 0);
  }
  if (Bytes.four(layout.objects) === 0) store<i32>(layout.objects, 1);
  store<i32>(layout.firstObject, Bytes.four(layout.objects));
  store<i32>(layout.names, 0);
  store<i32>(layout.detours, 0);
}

/** The number of one more object of the line; it is never 0. */
export function newObject(): i32 {
  const object = Bytes.four(layout.objects);
  store<i32>(layout.objects, object + 1);
  return object;
}

/**
 * Whether a name is new to its object. A line with very many names, or with names made to get into each
 * other's way, is left to the parser.
 */
export function addName(object: i32, hash: i32): bool {
  const first = Bytes.four(layout.firstObject);
  const count = Bytes.four(layout.names) + 1;
  store<i32>(layout.names, count);
  if (count > layout.nameSlotCount / 2) return false;
  const mixed = (hash ^ ((object - first) * 0x6c8e9cf5)) * 0x5bd1e995;
  let slot = layout.nameSlots + ((mixed >>> 18) & (2 * layout.nameSlotCount - 2)) * 4;
  while (true) {
    const owner = Bytes.four(slot);
    if (owner < first) break;
    if (owner === object && Bytes.four(slot + 4) === hash) return false;
    const detours = Bytes.four(layout.detours) + 1;
    store<i32>(layout.detours, detours);
    if (detours > 4 * layout.nameSlotCount) return false;
    slot += 8;
    if (slot === layout.nameSlotsEnd) slot = layout.nameSlots;
  }
  store<i32>(slot, object);
  store<i32>(slot + 4, hash);
  return true;
}
