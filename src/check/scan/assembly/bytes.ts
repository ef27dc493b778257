/**
 * Looks at bytes of the memory, sixteen at a time where it can. Each of these is put in where it is called: calls would cost
 * more than they do.
 */
export class Bytes {
  /** The byte at a place. */
  @inline
  static at(p: i32): i32 {
    return load<u8>(p);
  }

  /** The four bytes from a place on as one number, the first of them lowest. */
  @inline
  static four(p: i32): i32 {
    return load<i32>(p);
  }

  /** How many of sixteen bytes stand before the first that is no plain part of a text: quote, backslash, control or not ASCII. */
  @inline
  static plain(p: i32): i32 {
    const bytes = v128.load(p);
    // As numbers with a sign, those that are not ASCII are below all others.
    const notAsciiOrControl = i8x16.lt_s(bytes, i8x16.splat(0x20));
    const quote = i8x16.eq(bytes, i8x16.splat(0x22));
    const backslash = i8x16.eq(bytes, i8x16.splat(0x5c));
    return ctz(i8x16.bitmask(v128.or(notAsciiOrControl, v128.or(quote, backslash))) | 0x10000);
  }

  /** A bit for each of sixteen bytes that is no digit, the lowest for the first, and one more behind them. */
  @inline
  static notDigits(p: i32): i32 {
    const bytes = i8x16.sub(v128.load(p), i8x16.splat(0x30));
    return i8x16.bitmask(i8x16.ge_u(bytes, i8x16.splat(10))) | 0x10000;
  }

  /** How many of sixteen bytes are the same at two places before the first that is not. */
  @inline
  static alike(one: i32, other: i32): i32 {
    return ctz(~i8x16.bitmask(i8x16.eq(v128.load(one), v128.load(other))));
  }

  /** Whether the same bytes stand at two places, most often not many. */
  @inline
  static same(one: i32, other: i32, length: i32): bool {
    const alike = Bytes.alike(one, other);
    return alike >= length || (alike === 16 && sameBytes(one + 16, other + 16, length - 16));
  }
}

/** Whether the same bytes stand at two places. */
export function sameBytes(one: i32, other: i32, length: i32): bool {
  while (length > 16) {
    if (Bytes.alike(one, other) !== 16) return false;
    one += 16;
    other += 16;
    length -= 16;
  }
  return Bytes.alike(one, other) >= length;
}
