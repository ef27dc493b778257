/** Events of kinds that the table does not know: they need only be sound JSON in which no name stands twice in an object. */
import * as layout from '../scanner-memory';
import { Bytes } from './bytes';
import { blank, boolean, number, Usual } from './json-tokens';
import { addName, newObject } from './member-names';
import { NameHash } from './name-hash';

/** The names that stand before the rest of every event: `timestam` `p` and `event`. */
const hashOfTimestamp = <i32>NameHash.mix(NameHash.mix(9, 0x6d61_7473_656d_6974), 0x70);
const hashOfEvent = <i32>NameHash.mix(5, 0x74_6e65_7665);

/** Where the last walk over parts had to stop: the first place of what it could not read; -1 if something else was wrong. */
export class Stopped {
  static at: i32 = -1;
}

/** Walks over the rest of an event, from behind its time and name to behind its closing brace; -1 if it is not sound. */
export function restOfAnyEvent(p: i32): i32 {
  const object = newObject();
  addName(object, hashOfTimestamp);
  addName(object, hashOfEvent);
  return restOfParts(p, object, false);
}

/** Walks over a value of any type; -1 if it is not sound. */
export function soundValue(p: i32): i32 {
  p = blank(p);
  const c = Bytes.at(p);
  if (c !== 0x7b && c !== 0x5b) return Scalar.at(p, c);
  p = blank(p + 1);
  if (Bytes.at(p) === c + 2) return p + 1;
  return restOfParts(p, c === 0x7b ? newObject() : 0, true);
}

/**
 * Walks over the rest of an object, or of a list if it is 0, to behind its end. It is one function, because calls are what it
 * would spend most of its time on.
 */
function restOfParts(p: i32, object: i32, isFirst: bool): i32 {
  let depth = 0;
  Stopped.at = -1;
  while (true) {
    if (isFirst) isFirst = false;
    else if ((Bytes.four(p) & 0xffffff) === 0x22202c) p += 2;
    else {
      p = blank(p);
      if (Bytes.at(p) === 0x2c) p = blank(p + 1);
      else {
        if (Bytes.at(p) !== (object ? 0x7d : 0x5d)) return stopBetween(p);
        p += 1;
        if (depth === 0) return p;
        depth -= 1;
        object = Bytes.four(layout.open + depth * 4);
        continue;
      }
    }
    if (object) {
      if (Bytes.at(p) !== 0x22) return stop(p);
      const end = Usual.text(p);
      if (end < 0) return stop(p);
      if (!addName(object, NameHash.of(p + 1, end - p - 2))) return -1;
      p = end;
      if (Bytes.at(p) !== 0x3a) p = blank(p);
      if (Bytes.at(p) !== 0x3a) return stopBetween(p);
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
      const end = Scalar.at(p, c);
      if (end < 0) return stop(p);
      p = end;
    }
  }
}

function stop(p: i32): i32 {
  Stopped.at = p;
  return -1;
}

/** The same where no text may begin: one that does is wrong by itself, whether it ends or not. */
function stopBetween(p: i32): i32 {
  return Bytes.at(p) === 0x22 ? -1 : stop(p);
}

class Scalar {
  /** A text, a number, a truth or null, whose first byte is known. */
  @inline
  static at(p: i32, c: i32): i32 {
    if (c === 0x22) return Usual.text(p);
    if (c < 0x3a) return number(p);
    if (c === 0x6e) return Bytes.four(p) === 0x6c6c756e ? p + 4 : -1; // null
    return boolean(p);
  }
}
