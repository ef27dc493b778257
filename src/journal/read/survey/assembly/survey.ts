/**
 * Looks over many lines at once, 64 bytes at a time: a bit for each byte. Each line ends with LF, and behind the last one there
 * is room for 64 bytes, whatever they are. What is found of a line stands in a table, two numbers for each.
 */

/** So many bytes behind the beginning of its line stands the kind: `{ "timestamp":"2026-11-14T20:41:00Z", "event":"`. */
const kindPlace: i32 = 47;

/** As in `line-front.ts`. */
const longestKind: i32 = 100;

class Letter {
  /** Letters, digits and underscores. */
  @inline
  static isInName(byte: i32): bool {
    const small = byte | 0x20;
    return (small >= 0x61 && small <= 0x7a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x5f;
  }
}

/** 64 bytes as bits: those that are the same as a mark. */
class Block {
  @inline
  static same(a: v128, b: v128, c: v128, d: v128, mark: i8): u64 {
    const marks = i8x16.splat(mark);
    return Block.bits(i8x16.eq(a, marks), i8x16.eq(b, marks), i8x16.eq(c, marks), i8x16.eq(d, marks));
  }

  /** Those that are not ASCII, or a backslash. */
  @inline
  static strange(a: v128, b: v128, c: v128, d: v128): u64 {
    const mark = i8x16.splat(0x5c);
    return Block.bits(
      v128.or(a, i8x16.eq(a, mark)),
      v128.or(b, i8x16.eq(b, mark)),
      v128.or(c, i8x16.eq(c, mark)),
      v128.or(d, i8x16.eq(d, mark)),
    );
  }

  /** The highest bit of each byte. */
  @inline
  static bits(a: v128, b: v128, c: v128, d: v128): u64 {
    return (
      <u64>i8x16.bitmask(a) |
      ((<u64>i8x16.bitmask(b)) << 16) |
      ((<u64>i8x16.bitmask(c)) << 32) |
      ((<u64>i8x16.bitmask(d)) << 48)
    );
  }

  /** From each quote up to the next one. */
  @inline
  static between(quotes: u64): u64 {
    quotes ^= quotes << 1;
    quotes ^= quotes << 2;
    quotes ^= quotes << 4;
    quotes ^= quotes << 8;
    quotes ^= quotes << 16;
    return quotes ^ (quotes << 32);
  }
}

/**
 * For each line where it ends, and how many names it has. They are told of a line that is all ASCII, begins with a brace, has no
 * escapes, all its texts ended, and as many brackets closed as opened; of others -1. Stops when the table is full; gives the
 * number of lines.
 */
export function namesOfLines(from: i32, to: i32, table: i32, most: i32): i32 {
  let line = from;
  let count = 0;
  for (; line < to && count < most; count++) {
    let p = line;
    let end: u64 = 0;
    /** All ones if the text before goes on. */
    let text: u64 = 0;
    let strange: u64 = 0;
    let names = 0;
    let opened = 0;
    let closed = 0;
    for (; ; p += 64) {
      const a = v128.load(p);
      const b = v128.load(p, 16);
      const c = v128.load(p, 32);
      const d = v128.load(p, 48);
      end = Block.same(a, b, c, d, 0x0a);
      const here: u64 = end ? (end & -end) - 1 : -1;
      strange |= Block.strange(a, b, c, d) & here;
      const texts = Block.between(Block.same(a, b, c, d, 0x22) & here) ^ text;
      text = <u64>(<i64>texts >> 63);
      const outside = here & ~texts;
      names += <i32>popcnt(Block.same(a, b, c, d, 0x3a) & outside);
      // In small letters `[` is `{`, and `]` is `}`.
      const small = i8x16.splat(0x20);
      const aSmall = v128.or(a, small);
      const bSmall = v128.or(b, small);
      const cSmall = v128.or(c, small);
      const dSmall = v128.or(d, small);
      opened += <i32>popcnt(Block.same(aSmall, bSmall, cSmall, dSmall, 0x7b) & outside);
      closed += <i32>popcnt(Block.same(aSmall, bSmall, cSmall, dSmall, 0x7d) & outside);
      if (end) break;
    }
    const lineEnd = p + <i32>ctz(end);
    const isPlain = !strange && !text && opened === closed && load<u8>(line) === 0x7b;
    store<i32>(table + (count << 3), lineEnd);
    store<i32>(table + (count << 3), isPlain ? names : -1, 4);
    line = lineEnd + 1;
  }
  return count;
}

/**
 * For each line where it ends, and where the name of its kind does; -1 where the line does not begin to the byte as the game
 * writes it. Stops when the table is full; gives the number of lines.
 */
export function kindsOfLines(from: i32, to: i32, table: i32, most: i32): i32 {
  let line = from;
  let count = 0;
  for (; line < to && count < most; count++) {
    const lineEnd = endOfLine(line);
    store<i32>(table + (count << 3), lineEnd);
    store<i32>(table + (count << 3), endOfKind(line, lineEnd), 4);
    line = lineEnd + 1;
  }
  return count;
}

function endOfLine(p: i32): i32 {
  let end: u64 = 0;
  for (; !end; p += 64) end = Block.same(v128.load(p), v128.load(p, 16), v128.load(p, 32), v128.load(p, 48), 0x0a);
  return p - 64 + <i32>ctz(end);
}

function endOfKind(line: i32, lineEnd: i32): i32 {
  if (lineEnd - line <= kindPlace) return -1;
  // { "timestamp":"
  if (load<u64>(line) !== 0x7365_6d69_7422_207b || load<u64>(line, 7) !== 0x223a_2270_6d61_7473) return -1;
  // Sixteen bytes of the time, as far as the minute, then :00Z
  const time = v128.load(line, 15);
  const isTime = i8x16.all_true(
    v128.and(
      i8x16.gt_s(time, i8x16.splat(0x22)),
      v128.and(i8x16.ne(time, i8x16.splat(0x5c)), i8x16.lt_s(time, i8x16.splat(0x7f))),
    ),
  );
  if (!isTime || (load<u32>(line, 31) & 0xfff0_f0ff) !== 0x5a30_303a) return -1;
  // ", "event":"
  if (load<u64>(line, 35) !== 0x6e65_7665_2220_2c22 || load<u32>(line, 43) !== 0x223a_2274) return -1;
  const kind = line + kindPlace;
  let p = kind;
  while (Letter.isInName(load<u8>(p))) p++;
  return p > kind && p < lineEnd && p - kind <= longestKind && load<u8>(p) === 0x22 ? p : -1;
}
