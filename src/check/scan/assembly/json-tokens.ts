/**
 * The smallest pieces of a line. Each function takes the place where a piece should begin and gives the place
 * behind it, or -1 if there is anything else, or if the game would write it differently. After every line
 * there is a byte that ends all pieces, so that no function checks for the end of the line.
 */
import { Bytes } from './bytes';

/** A text in quotes, without escapes. */
export function text(p: i32): i32 {
  if (Bytes.at(p) !== 0x22) {
    if (Bytes.at(p) !== 0x20 || Bytes.at(p + 1) !== 0x22) return -1;
    p += 1;
  }
  p += 1;
  while (true) {
    const n = Bytes.plain(p);
    p += n;
    if (n === 32) continue;
    const c = Bytes.at(p);
    if (c === 0x22) return p + 1;
    if (c < 0x80) return -1;
    p = sequence(p);
    if (p < 0) return -1;
  }
}

/** One character of several bytes in UTF-8, neither longer than needed nor half of a surrogate pair. */
export function sequence(p: i32): i32 {
  const first = Bytes.at(p);
  const second = Bytes.at(p + 1);
  if (first < 0xc2 || first > 0xf4 || (second & 0xc0) !== 0x80) return -1;
  if (first < 0xe0) return p + 2;
  if ((Bytes.at(p + 2) & 0xc0) !== 0x80) return -1;
  if (first < 0xf0) return (first === 0xe0 && second < 0xa0) || (first === 0xed && second > 0x9f) ? -1 : p + 3;
  if ((Bytes.at(p + 3) & 0xc0) !== 0x80) return -1;
  return (first === 0xf0 && second < 0x90) || (first === 0xf4 && second > 0x8f) ? -1 : p + 4;
}

/** An integer, written as one. */
export function integer(p: i32): i32 {
  const end = wholePart(p);
  if (end < 0) return -1;
  const c = Bytes.at(end);
  return c === 0x2e || (c | 0x20) === 0x65 ? -1 : end;
}

/** A number, with or without decimals, without an exponent. */
export function number(p: i32): i32 {
  p = decimal(p);
  return p < 0 || (Bytes.at(p) | 0x20) === 0x65 ? -1 : p;
}

/**
 * A number that may have an exponent, of two digits at most: no number of theirs could be taken for infinity.
 */
export function scientific(p: i32): i32 {
  p = decimal(p);
  if (p < 0 || (Bytes.at(p) | 0x20) !== 0x65) return p;
  p += 1;
  if (Bytes.at(p) === 0x2b || Bytes.at(p) === 0x2d) p += 1;
  const digits = Bytes.digits(p);
  return digits === 0 || digits > 2 ? -1 : p + digits;
}

function decimal(p: i32): i32 {
  const end = wholePart(p);
  if (end < 0 || Bytes.at(end) !== 0x2e) return end;
  const behind = digits(end + 1);
  return behind === end + 1 ? -1 : behind;
}

/** Numbers with more digits, which might overflow to infinity, are left to the parser. */
const mostDigits = 200;

function wholePart(p: i32): i32 {
  let first = p;
  if (Bytes.at(first) === 0x20) first += 1;
  if (Bytes.at(first) === 0x2d) first += 1;
  const count = digits(first) - first;
  return count === 0 || (count > 1 && Bytes.at(first) === 0x30) || count > mostDigits ? -1 : first + count;
}

/** The place behind as many digits as there are. */
function digits(p: i32): i32 {
  while (true) {
    const count = Bytes.digits(p);
    p += count;
    if (count < 8) return p;
  }
}

export function boolean(p: i32): i32 {
  if (Bytes.at(p) === 0x20) p += 1;
  if (Bytes.four(p) === 0x65757274) return p + 4; // true
  return Bytes.four(p) === 0x736c6166 && Bytes.at(p + 4) === 0x65 ? p + 5 : -1; // false
}

/**
 * The same pieces, put in where they are called, as they usually are: short, and without a blank before them.
 * What follows a number is ignored: nothing that follows could change its meaning.
 */
export class Usual {
  @inline
  static text(p: i32): i32 {
    if (Bytes.at(p) === 0x22) {
      const end = p + 1 + Bytes.plain(p + 1);
      if (Bytes.at(end) === 0x22) return end + 1;
    }
    return text(p);
  }

  @inline
  static integer(p: i32): i32 {
    const bytes = Bytes.eight(p);
    let count = Bytes.digitsIn(bytes);
    if (count === 8) count += Bytes.digits(p + 8);
    return Usual.begins(bytes, count, 15) ? p + count : integer(p);
  }

  @inline
  static number(p: i32): i32 {
    const isNegative = i32((<i32>Bytes.eight(p) & 0xff) === 0x2d);
    const bytes = Bytes.eight(p) >>> <u64>(isNegative << 3);
    const whole = Bytes.digitsIn(bytes);
    let end = p + isNegative + whole;
    let isUsual = Usual.begins(bytes, whole, 6);
    if ((<i32>(bytes >>> <u64>(whole << 3)) & 0xff) === 0x2e) {
      const decimals = Bytes.digits(end + 1);
      isUsual = isUsual & (<u32>(decimals - 1) < 7);
      end += 1 + decimals;
    }
    return isUsual ? end : number(p);
  }

  /** Whether a number begins with `count` digits, `most` at the most, and has no zero before others. */
  @inline
  private static begins(bytes: u64, count: i32, most: u32): bool {
    return (<u32>(count - 1) < most) & ((<i32>bytes & 0xff) + i32(count === 1) > 0x30);
  }

  @inline
  static boolean(p: i32): i32 {
    const bytes = Bytes.eight(p);
    const isTrue = <u32>bytes === 0x6575_7274; // true
    const isFalse = (bytes & 0xff_ffff_ffff) === 0x65_736c_6166; // false
    return isTrue | isFalse ? p + 4 + i32(isFalse) : boolean(p);
  }
}

/** The place behind spaces and tabs. */
export function blank(p: i32): i32 {
  while (Bytes.at(p) === 0x20 || Bytes.at(p) === 0x09) p += 1;
  return p;
}
