/** What a number is worth that was found to be one, as far as its field wants to know. */
import { Bytes } from './bytes';
import { numberHolds } from './outside';

/** Whether a number that stands between two places is within two integers; in doubt it asks outside. */
export function within(start: i32, end: i32, min: i32, max: i32, field: i32): bool {
  let p = start;
  if (Bytes.at(p) === 0x20) p += 1;
  const negative = Bytes.at(p) === 0x2d;
  if (negative) p += 1;
  const first = p;
  let whole = 0;
  while (Bytes.at(p) >= 0x30 && Bytes.at(p) <= 0x39) {
    whole = whole * 10 + Bytes.at(p) - 0x30;
    p += 1;
  }
  if (p - first > 9 || (negative && whole === 0)) return numberHolds(field, start, end) !== 0;
  if (negative) whole = -whole;
  // With decimals behind it, it lies between this integer and the next one away from 0.
  const fits =
    p === end ? whole >= min && whole <= max : negative ? whole > min && whole <= max : whole >= min && whole < max;
  return fits || numberHolds(field, start, end) !== 0;
}

/** The value of an integer of few digits that stands between two places; -1 for any other number. */
export function small(p: i32, end: i32): i32 {
  if (Bytes.at(p) === 0x20) p += 1;
  if (end - p > 9) return -1;
  let whole = 0;
  while (p < end) {
    if (Bytes.at(p) < 0x30 || Bytes.at(p) > 0x39) return -1;
    whole = whole * 10 + Bytes.at(p) - 0x30;
    p += 1;
  }
  return whole;
}

export class Short {
  /** The value of a number of few digits; none that is equal to itself if it has more, or an exponent, or is a zero below zero. */
  static number(p: i32, end: i32): f64 {
    const negative = Bytes.at(p) === 0x2d;
    if (negative) p += 1;
    const length = end - p;
    if (length > 16) return NaN;
    let digits: i64 = 0;
    let ten: f64 = 0;
    for (; p < end; p += 1) {
      const byte = Bytes.at(p);
      if (byte === 0x2e) ten = 1;
      else if (byte < 0x30 || byte > 0x39) return NaN;
      else {
        digits = digits * 10 + byte - 0x30;
        ten *= 10;
      }
    }
    // A floating-point number holds 15 digits for certain.
    if (length > 15 && ten === 0) return NaN;
    // Both are exact, so that their quotient is rounded once, as a parser rounds.
    const value = ten > 1 ? <f64>digits / ten : <f64>digits;
    if (!negative) return value;
    return digits === 0 ? NaN : -value;
  }
}
