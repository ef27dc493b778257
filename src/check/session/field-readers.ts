/**
 * Members of events as values to reason with. Whatever is not what it should be is nothing: another rule tells it, and no
 * conclusion is drawn from it.
 */

import type { StarPosition } from '../../game/star-system.js';
import type { Members } from '../../interface/object-rule.js';
import { isObject } from '../../journal/journal-event.js';

/** A name as long as no name is in the game tells nothing. */
const longestName = 200;

export function nameFrom(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longestName ? value : undefined;
}

/** The digits of an id of at most 64 bits: the same id may come as a number or a bigint. */
export function idFrom(value: unknown): string | undefined {
  if (typeof value === 'bigint') return value >= 0n && value < 2n ** 64n ? String(value) : undefined;
  return Number.isSafeInteger(value) && (value as number) >= 0 ? String(value) : undefined;
}

/** As an id, or a negative number of as many bits: no system has one, but whoever writes it means an address. */
export function addressFrom(value: unknown): string | undefined {
  if (typeof value === 'bigint' && value < 0n) return value >= -(2n ** 63n) ? String(value) : undefined;
  return Number.isSafeInteger(value) ? String(value) : idFrom(value);
}

export function numberFrom(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function positionFrom(value: unknown): StarPosition | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  const [x, y, z] = [numberFrom(value[0]), numberFrom(value[1]), numberFrom(value[2])];
  return x === undefined || y === undefined || z === undefined ? undefined : [x, y, z];
}

export function objectFrom(value: unknown): Members | undefined {
  return isObject(value) ? (value as Members) : undefined;
}

/** The first objects of an array, more than the game ever writes; an element that is no object keeps its place. */
export function objectsFrom(value: unknown): (Members | undefined)[] {
  if (!Array.isArray(value)) return [];
  return (value.length > mostElements ? value.slice(0, mostElements) : value).map(objectFrom);
}

const mostElements = 10_000;

/** Seconds from one moment to a later one; negative if it is earlier, nothing if either is no moment in UTC. */
export function secondsBetween(earlier: unknown, later: unknown): number | undefined {
  const seconds = (parseUtc(later) - parseUtc(earlier)) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}

function parseUtc(value: unknown): number {
  const isUtc = typeof value === 'string' && (value.endsWith('Z') || value.endsWith('+00:00'));
  return isUtc && value.charAt(10) === 'T' ? Date.parse(value) : Number.NaN;
}
