/**
 * Looks at bytes of the memory, sixteen at a time where it can. Each of these is put in where it is called:
 * calls would cost more than they do.
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

  /** The eight bytes from a place on as one number, the first of them lowest. */
  @inline
  static eight(p: i32): u64 {
    return load<u64>(p);
  }

  /**
   * The number of plain bytes, of 32, before the first quote, backslash, control character or non-ASCII byte.
   */
  @inline
  static plain(p: i32): i32 {
    // Two bytes become one: 0 if both are plain, and with its lowest bit set only if the first of them is
    // not.
    const pairs = i8x16.narrow_i16x8_s(Bytes.notPlain(v128.load(p)), Bytes.notPlain(v128.load(p, 16)));
    // The second half counts only if the first is all 0, which is 64 bits: without a branch, which would
    // often be guessed wrong.
    const first = ctz(i64x2.extract_lane(pairs, 0));
    const second = ctz(i64x2.extract_lane(pairs, 1));
    return <i32>((first + (second & -(first >>> 6))) >>> 2);
  }

  @inline
  private static notPlain(bytes: v128): v128 {
    // As signed numbers, bytes beyond ASCII are below all others.
    const notAsciiOrControl = i8x16.lt_s(bytes, i8x16.splat(0x20));
    const quote = i8x16.eq(bytes, i8x16.splat(0x22));
    const backslash = i8x16.eq(bytes, i8x16.splat(0x5c));
    return v128.or(notAsciiOrControl, v128.or(quote, backslash));
  }

  /** How many of eight bytes are digits before the first that is not. */
  @inline
  static digits(p: i32): i32 {
    return Bytes.digitsIn(Bytes.eight(p));
  }

  /** The same of eight bytes that are known. */
  @inline
  static digitsIn(eight: u64): i32 {
    const bytes = eight ^ 0x3030_3030_3030_3030;
    // Digits are now less than ten: all others have, or get, one of the upper bits.
    return <i32>(ctz((bytes | (bytes + 0x0606_0606_0606_0606)) & 0xf0f0_f0f0_f0f0_f0f0) >>> 3);
  }

  /** The number of bytes, of eight, before the first semicolon. */
  @inline
  static beforeSemicolon(p: i32): i32 {
    const bytes = Bytes.eight(p) ^ 0x3b3b_3b3b_3b3b_3b3b;
    // Of the bytes up to the first that is 0, only that one gets the highest bit without having had it.
    return <i32>(ctz((bytes - 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080) >>> 3);
  }

  /** Whether two ranges are equal; for short ranges of at least one byte. */
  @inline
  static same(one: i32, other: i32, length: i32): bool {
    const difference = Bytes.eight(one) ^ Bytes.eight(other);
    if (length < 8) return difference << (<u64>(64 - length * 8)) === 0;
    return (
      (difference | (Bytes.eight(one + length - 8) ^ Bytes.eight(other + length - 8))) === 0 &&
      (length <= 16 || sameMiddle(one, other, length))
    );
  }
}

/** Whether the bytes between the first and the last eight are the same. */
function sameMiddle(one: i32, other: i32, length: i32): bool {
  for (let at = 8; at < length - 8; at += 8) if (Bytes.eight(one + at) !== Bytes.eight(other + at)) return false;
  return true;
}

/** Whether two ranges are equal. */
export function sameBytes(one: i32, other: i32, length: i32): bool {
  let at = 0;
  for (; at + 16 <= length; at += 16) {
    if (v128.any_true(v128.xor(v128.load(one + at), v128.load(other + at)))) return false;
  }
  return at === length || Bytes.same(one + at, other + at, length - at);
}
