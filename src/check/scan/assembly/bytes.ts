/** Looks at bytes of the memory. Each of these is put in where it is called: calls would cost more than they do. */
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

  /** How many of eight bytes stand before the first that is no plain part of a text: quote, backslash, control or not ASCII. */
  @inline
  static plain(p: i32): i32 {
    const bytes = load<u64>(p);
    const notAsciiOrControl = bytes | (bytes - 0x2020202020202020);
    const quote = (bytes ^ 0x2222222222222222) - 0x0101010101010101;
    const backslash = (bytes ^ 0x5c5c5c5c5c5c5c5c) - 0x0101010101010101;
    return Bytes.beforeMark(notAsciiOrControl | quote | backslash);
  }

  /** How many of eight bytes stand before the first that is no digit. */
  @inline
  static digits(p: i32): i32 {
    const bytes = load<u64>(p) ^ 0x3030303030303030;
    return Bytes.beforeMark(bytes | (bytes + 0x7676767676767676));
  }

  /** The bytes before the first that is marked in its highest bit. A mark may be wrong, but never the first one. */
  @inline
  private static beforeMark(marks: u64): i32 {
    return <i32>(ctz(marks & 0x8080808080808080) >>> 3);
  }

  /** Whether the same bytes stand at two places. */
  static same(one: i32, other: i32, length: i32): bool {
    let at = 0;
    while (at + 4 <= length && Bytes.four(one + at) === Bytes.four(other + at)) at += 4;
    while (at < length && Bytes.at(one + at) === Bytes.at(other + at)) at += 1;
    return at >= length;
  }
}
