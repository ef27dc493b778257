/**
 * Detects when `JSON.parse` has lost nothing. It drops duplicate names, rounds integers beyond 2^53, turns
 * numbers that are too large into infinity, and nests without limit: if an object can be counted by
 * `countMembers` and has as many members as its text has names, none of that happened.
 */
import { quote, space } from '../ascii.js';

/** Deeper than any event, and shallow enough for any stack. */
export const maxDepth = 200;

/** A literal beyond it is parsed to a number beyond it, however it is rounded. */
const maxSafe = Number.MAX_SAFE_INTEGER;

/**
 * Number of members of an object and all below it; `NaN` if it is too deep or holds a number that may be
 * rounded. The check of values is inlined in both loops: a function would take three times as long.
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
 * Upper bound of the number of names in JSON. A colon after a name follows a quote or a blank, so all others
 * are inside texts; one in a text that does so, too, merely takes the slow path.
 */
export function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    const before = text.charCodeAt(at - 1);
    if (before === quote || before <= space) count++;
  }
  return count;
}
