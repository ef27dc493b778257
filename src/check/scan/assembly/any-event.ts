/** Events of unknown kinds: valid JSON without duplicate names in an object. */
import * as layout from '../scanner-memory-table';
import { Bytes } from './bytes';
import { blank, boolean, number, Usual } from './json-tokens';
import { addName, newObject } from './member-names';
import { NameHash } from './name-hash';

/** Hashes of the two names every event begins with: `timestam` `p` and `event`. */
const hashOfTimestamp = <i32>NameHash.mix(NameHash.mix(9, 0x6d61_7473_656d_6974), 0x70);
const hashOfEvent = <i32>NameHash.mix(5, 0x74_6e65_7665);

/**
 * Walks over the rest of an event, from behind its time and name to behind its closing brace; -1 if it is not
 * sound.
 */
export function restOfAnyEvent(p: i32): i32 {
  return restOfObject(p, newEvent());
}

/** The number of the object that is an event: its time and name were met. */
export function newEvent(): i32 {
  const object = newObject();
  addName(object, hashOfTimestamp);
  addName(object, hashOfEvent);
  return object;
}

/**
 * Walks over the rest of an object to behind its end, and over all within it. One function: it would spend
 * most of its time on calls.
 */
function restOfObject(p: i32, object: i32): i32 {
  let depth = 0;
  let isFirst = false;
  while (true) {
    if (isFirst) isFirst = false;
    else if ((Bytes.four(p) & 0xffffff) === 0x22202c) p += 2;
    else {
      p = blank(p);
      if (Bytes.at(p) === 0x2c) p = blank(p + 1);
      else {
        if (Bytes.at(p) !== (object ? 0x7d : 0x5d)) return -1;
        p += 1;
        if (depth === 0) return p;
        depth -= 1;
        object = Bytes.four(layout.open + depth * 4);
        continue;
      }
    }
    if (object) {
      if (Bytes.at(p) !== 0x22) return -1;
      const end = Usual.text(p);
      if (end < 0) return -1;
      if (!addName(object, NameHash.of(p + 1, end - p - 2))) return -1;
      p = end;
      if (Bytes.at(p) !== 0x3a) p = blank(p);
      if (Bytes.at(p) !== 0x3a) return -1;
      p += 1;
    }
    let c = Bytes.at(p);
    if (c === 0x20 || c === 0x09) {
      p = blank(p);
      c = Bytes.at(p);
    }
    if (c === 0x7b || c === 0x5b) {
      p = blank(p + 1);
      if (Bytes.at(p) === c + 2) p += 1;
      else {
        if (depth === layout.deepest) return -1;
        store<i32>(layout.open + depth * 4, object);
        depth += 1;
        object = c === 0x7b ? newObject() : 0;
        isFirst = true;
      }
    } else {
      const end = AnyScalar.at(p, c);
      if (end < 0) return -1;
      p = end;
    }
  }
}

export class AnyScalar {
  /** A text, a number, a truth or null, whose first byte is known. */
  @inline
  static at(p: i32, c: i32): i32 {
    if (c === 0x22) return Usual.text(p);
    if (c < 0x3a) return number(p);
    if (c === 0x6e) return Bytes.four(p) === 0x6c6c756e ? p + 4 : -1; // null
    return boolean(p);
  }
}
