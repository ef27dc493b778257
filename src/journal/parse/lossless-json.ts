/**
 * When `JSON.parse` can be trusted to have lost nothing. It forgets a member whose name stands twice, rounds an integer
 * beyond 2^53, makes infinity of a number that is too large, and nests without end: an object that has as many members as
 * its text has names, and that `countMembers` could count, is free of all that.
 */
import { colon, quote, space } from '../ascii.js';

/** Deeper than any event, and shallow enough for every stack. */
export const maxDepth = 200;

/** A literal beyond it gives a number beyond it too, however it is rounded. */
const maxSafe = Number.MAX_SAFE_INTEGER;

/**
 * How many members an object and all below it have; `NaN` if it is too deep or holds a number that may be rounded. Values are
 * looked at in both loops, not in a function of their own: that takes two thirds of the time.
 */
export function countMembers(value: object, depth = 0): number {
  if (depth > maxDepth) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const inner: unknown = value[index];
      if (typeof inner === 'object') {
        if (inner !== null) count += countMembers(inner, depth + 1);
      } else if (typeof inner === 'number' && !(inner <= maxSafe && inner >= -maxSafe)) return Number.NaN;
    }
    return count;
  }
  // An object that JSON.parse made inherits nothing that this loop would see, and no other way is as fast.
  // oxlint-disable-next-line guard-for-in
  for (const name in value) {
    count++;
    const inner = (value as Record<string, unknown>)[name];
    if (typeof inner === 'string') continue;
    if (typeof inner === 'object') {
      if (inner !== null) count += countMembers(inner, depth + 1);
    } else if (typeof inner === 'number' && !(inner <= maxSafe && inner >= -maxSafe)) return Number.NaN;
  }
  return count;
}

/**
 * How many names the JSON between two places has at the most. A colon behind a name follows a quote or a blank, so all
 * others stand inside texts; one in a text that does so too sends a sound line the slow way, and does no harm.
 */
export function countNames(bytes: Uint8Array, start: number, end: number): number {
  let count = 0;
  for (let at = start + 1; at < end; at++) {
    if (bytes[at] !== colon) continue;
    const before = bytes[at - 1] as number;
    if (before === quote || before <= space) count++;
  }
  return count;
}
