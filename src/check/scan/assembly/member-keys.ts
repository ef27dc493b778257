/** Finds the next member of an object by its key. */
import * as layout from '../scanner-memory-table';
import { Bytes, sameBytes } from './bytes';

/**
 * The place of the next name, in any spacing that may be; 0 if there is none, -1 if there is none behind an
 * opening brace.
 */
export function nextName(p: i32, next: u64): i32 {
  // Only a brace was changed.
  const opens = Bytes.at(p) !== <i32>(next & 0xff);
  if (!opens && Bytes.at(p) !== 0x2c) return 0;
  if (Bytes.at(p + 1) === 0x22) return p + 2;
  if (Bytes.at(p + 1) === 0x20 && Bytes.at(p + 2) === 0x22) return p + 3;
  return -i32(opens);
}

/**
 * The field whose name is at `n`, searched in the game's order from `before` on, then from the first; 0 if
 * there is none.
 */
export function fieldAt(n: i32, shape: i32, before: i32): i32 {
  const first = shape + layout.shapeFields;
  const end = first + Bytes.four(shape) * layout.fieldSize;
  const head = (Bytes.eight(n) << 24) | 0x22202c;
  let field = before < first ? end : before;
  for (let left = Bytes.four(shape); left > 0; left -= 1) {
    field += layout.fieldSize;
    if (field >= end) field = first;
    if (Bytes.eight(field) === head && Key.nameMatches(n, field)) return field;
  }
  for (field = first; field < end; field += layout.fieldSize) if (Key.shortMatches(n, field)) return field;
  return 0;
}

/** Compares the middle of a long key, whose first sixteen and last eight bytes are known to match. */
function restOfMiddleMatches(p: i32, key: i32, length: i32): bool {
  for (let at = 16; at < length - 8; at += 8) if (Bytes.eight(p + at) !== Bytes.eight(key + at)) return false;
  return true;
}

function sameName(n: i32, field: i32, length: i32): bool {
  return sameBytes(n, load<i32>(field, layout.fieldKey) + layout.keyName, length - layout.keyName);
}

/** A key: the bytes before the value of a member, from the comma to the colon, in the game's spacing. */
export class Key {
  /** The length of a key, which is stored with the type of its field. */
  @inline
  static lengthIn(word: i32): i32 {
    return word >>> layout.lengthShift;
  }

  /** Whether a range is the key of a field; its first eight bytes are given. */
  @inline
  static matches(p: i32, end: i32, next: u64, field: i32): bool {
    return Bytes.eight(field) === next && Key.restMatches(p, end, field);
  }

  /** Compares all but the first eight bytes. */
  @inline
  static restMatches(p: i32, end: i32, field: i32): bool {
    return (
      Bytes.eight(end - 8) === load<u64>(field, layout.keyTail) &&
      (end - p <= 16 || Key.middleMatches(p, load<i32>(field, layout.fieldKey), end - p))
    );
  }

  /** Compares what is between the first and the last eight bytes. */
  @inline
  private static middleMatches(p: i32, key: i32, length: i32): bool {
    return load<u64>(p, 8) === load<u64>(key, 8) && (length <= 24 || restOfMiddleMatches(p, key, length));
  }

  /** Compares a name at `n`, in any spacing before it. */
  @inline
  static nameMatches(n: i32, field: i32): bool {
    const length = Key.lengthIn(load<i32>(field, layout.fieldForm));
    if (length < 8 + layout.keyName) return length >= 8 && sameName(n, field, length);
    return Key.restMatches(n - layout.keyName, n - layout.keyName + length, field);
  }

  /** Compares a name of one or two bytes at `n`. */
  static shortMatches(n: i32, field: i32): bool {
    const length = Key.lengthIn(load<i32>(field, layout.fieldForm));
    return length > layout.keyName && length < 8 && sameName(n, field, length);
  }
}
