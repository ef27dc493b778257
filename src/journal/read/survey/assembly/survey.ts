/**
 * Looks over many lines at once, sixteen bytes at a time. Each line ends with LF, and behind the last one there is room for sixteen
 * bytes, whatever they are. What is found of a line stands in a table, two numbers for each.
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

/** Sixteen bytes side by side; of those for which something is so, all bits are set. */
class Sixteen {
  @inline
  static same(bytes: v128, mark: i8): v128 {
    return i8x16.eq(bytes, i8x16.splat(mark));
  }

  /** From each quote up to the next one: what every byte and all before it add up to. */
  @inline
  static between(quotes: v128): v128 {
    const none = i8x16.splat(0);
    quotes = v128.xor(
      quotes,
      i8x16.shuffle(none, quotes, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30),
    );
    quotes = v128.xor(
      quotes,
      i8x16.shuffle(none, quotes, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29),
    );
    quotes = v128.xor(
      quotes,
      i8x16.shuffle(none, quotes, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27),
    );
    return v128.xor(quotes, i8x16.shuffle(none, quotes, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23));
  }

  /** The last byte, sixteen times. */
  @inline
  static last(bytes: v128): v128 {
    return i8x16.shuffle(bytes, bytes, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15);
  }

  /** The first so many bytes, and zeros behind them. */
  @inline
  static first(bytes: v128, length: i32): v128 {
    const places = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    return v128.and(bytes, i8x16.lt_u(places, i8x16.splat(<i8>length)));
  }

  /** The sum of sixteen numbers from -128 to 127. */
  @inline
  static sum(numbers: v128): i32 {
    const sums = i32x4.extadd_pairwise_i16x8_s(i16x8.extadd_pairwise_i8x16_s(numbers));
    return (
      i32x4.extract_lane(sums, 0) +
      i32x4.extract_lane(sums, 1) +
      i32x4.extract_lane(sums, 2) +
      i32x4.extract_lane(sums, 3)
    );
  }
}

/** After so many steps of sixteen bytes the sums are taken, before one of them can be full. */
const mostSteps: i32 = 127;

/**
 * For each line where it ends, and twice the number of its names, and one more if it is not all ASCII. They are told of a line that
 * begins with a brace, has no escapes, all its texts ended, and as many brackets closed as opened; of others -1. Stops when the
 * table is full; gives the number of lines.
 */
export function namesOfLines(from: i32, to: i32, table: i32, most: i32): i32 {
  let line = from;
  let count = 0;
  for (; line < to && count < most; count++) {
    let p = line;
    /** All ones if the text before goes on. */
    let text = i8x16.splat(0);
    /** Has a high bit where one of the bytes is not ASCII. */
    let seen = i8x16.splat(0);
    let escapes = i8x16.splat(0);
    let names = 0;
    let open = 0;
    for (let isEnded = false; !isEnded; ) {
      let someNames = i8x16.splat(0);
      let someOpen = i8x16.splat(0);
      for (const stop = p + 16 * mostSteps; p < stop && !isEnded; p += 16) {
        let bytes = v128.load(p);
        const end = Sixteen.same(bytes, 0x0a);
        if (v128.any_true(end)) {
          const length = ctz(i8x16.bitmask(end));
          bytes = Sixteen.first(bytes, length);
          p += length - 16;
          isEnded = true;
        }
        seen = v128.or(seen, bytes);
        escapes = v128.or(escapes, Sixteen.same(bytes, 0x5c));
        const texts = v128.xor(Sixteen.between(Sixteen.same(bytes, 0x22)), text);
        text = Sixteen.last(texts);
        // What is so counts as -1.
        someNames = i8x16.sub(someNames, v128.andnot(Sixteen.same(bytes, 0x3a), texts));
        // In small letters `[` is `{`, and `]` is `}`.
        const small = v128.or(bytes, i8x16.splat(0x20));
        const closed = i8x16.sub(Sixteen.same(small, 0x7d), Sixteen.same(small, 0x7b));
        someOpen = i8x16.add(someOpen, v128.andnot(closed, texts));
      }
      names += Sixteen.sum(someNames);
      open += Sixteen.sum(someOpen);
    }
    const isPlain = !v128.any_true(v128.or(escapes, text)) && open === 0 && load<u8>(line) === 0x7b;
    const isAscii = !i8x16.bitmask(seen);
    store<i32>(table + (count << 3), p);
    store<i32>(table + (count << 3), isPlain ? (names << 1) | (isAscii ? 0 : 1) : -1, 4);
    line = p + 1;
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
  let end = Sixteen.same(v128.load(p), 0x0a);
  while (!v128.any_true(end)) end = Sixteen.same(v128.load((p += 16)), 0x0a);
  return p + ctz(i8x16.bitmask(end));
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
