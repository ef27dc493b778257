/** What a number is worth that was found to be one, as far as its field wants to know. */
import { Bytes } from './bytes';
import { numberHolds } from './outside';

/** Whether a number is within two integers; in doubt `numberHolds` decides. */
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
  // With decimals, it is between this integer and the next one away from 0.
  const fits =
    p === end ? whole >= min && whole <= max : negative ? whole > min && whole <= max : whole >= min && whole < max;
  return fits || numberHolds(field, start, end) !== 0;
}

/** The value of a short integer; -1 for any other number. */
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
