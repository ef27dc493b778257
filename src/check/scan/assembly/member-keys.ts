/** Which member of an object comes next, by the key that stands before its value. */
import * as layout from '../scanner-memory';
import { Bytes, sameBytes } from './bytes';

/** The place of the next name, in any spacing that may be; 0 if there is none, -1 if there is none behind an opening brace. */
export function nextName(p: i32, next: u64): i32 {
  // Only a brace was changed.
  const opens = Bytes.at(p) !== <i32>(next & 0xff);
  if (!opens && Bytes.at(p) !== 0x2c) return 0;
  if (Bytes.at(p + 1) === 0x22) return p + 2;
  if (Bytes.at(p + 1) === 0x20 && Bytes.at(p + 2) === 0x22) return p + 3;
  return -i32(opens);
}

/** The field whose name stands at `n`, looked for in the game's order from behind one of them on, or from the first; 0 if it is none of the shape. */
export function fieldAt(n: i32, shape: i32, before: i32): i32 {
  const first = shape + layout.shapeFields;
  const end = first + Bytes.four(shape) * layout.fieldSize;
  const head = (Bytes.eight(n) << 24) | 0x22202c;
  let field = before < first ? end : before;
  for (let left = Bytes.four(shape); left > 0; left -= 1) {
    field += layout.fieldSize;
    if (field >= end) field = first;
    if (Bytes.eight(field) === head && Key.nameStands(n, field)) return field;
  }
  for (field = first; field < end; field += layout.fieldSize) if (Key.shortStands(n, field)) return field;
  return 0;
}

/** Whether a long key stands at a place, of which the first sixteen bytes and the last eight do. */
function restOfMiddleStands(p: i32, key: i32, length: i32): bool {
  for (let at = 16; at < length - 8; at += 8) if (Bytes.eight(p + at) !== Bytes.eight(key + at)) return false;
  return true;
}

function sameName(n: i32, field: i32, length: i32): bool {
  return sameBytes(n, load<i32>(field, layout.fieldKey) + layout.keyName, length - layout.keyName);
}

/** A key is what stands before the value of a member, from the comma to the colon, in the spacing of the game. */
export class Key {
  /** The length of a key, which stands in its field with the type. */
  @inline
  static lengthIn(word: i32): i32 {
    return word >>> layout.lengthShift;
  }

  /** Whether the key of a field stands between two places, the first eight bytes of which are known. */
  @inline
  static stands(p: i32, end: i32, next: u64, field: i32): bool {
    return Bytes.eight(field) === next && Key.restStands(p, end, field);
  }

  /** Whether what is behind its first eight bytes does, too: its last eight, and all between. */
  @inline
  static restStands(p: i32, end: i32, field: i32): bool {
    return (
      Bytes.eight(end - 8) === load<u64>(field, layout.keyTail) &&
      (end - p <= 16 || Key.middleStands(p, load<i32>(field, layout.fieldKey), end - p))
    );
  }

  /** Whether what is between its first and its last eight bytes does. */
  @inline
  private static middleStands(p: i32, key: i32, length: i32): bool {
    return load<u64>(p, 8) === load<u64>(key, 8) && (length <= 24 || restOfMiddleStands(p, key, length));
  }

  /** The same of a name at `n`, before which there may be something else than a comma and a blank. */
  @inline
  static nameStands(n: i32, field: i32): bool {
    const length = Key.lengthIn(load<i32>(field, layout.fieldForm));
    if (length < 8 + layout.keyName) return length >= 8 && sameName(n, field, length);
    return Key.restStands(n - layout.keyName, n - layout.keyName + length, field);
  }

  /** Whether a name of one or two bytes stands at `n`. */
  static shortStands(n: i32, field: i32): bool {
    const length = Key.lengthIn(load<i32>(field, layout.fieldForm));
    return length > layout.keyName && length < 8 && sameName(n, field, length);
  }
}
