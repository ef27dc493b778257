/** Reads fields of events as values of the expected type; undefined if they are not, which other rules report. */

import type { StarPosition } from '../../game/star-system.js';
import type { Members } from '../../interface/object-rule.js';
import { isObject } from '../../journal/journal-event.js';

/** No name in the game is longer; a longer text is not taken for a name. */
const longestName = 200;

export function nameFrom(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longestName ? value : undefined;
}

/** A time as it is written; one that is no text is not compared with anything, nor is one that is far too long. */
export function timeFrom(value: unknown): string | undefined {
  return nameFrom(value);
}

/** An id of at most 64 bits as digits, because the same id may be a number or a bigint. */
export function idFrom(value: unknown): string | undefined {
  if (typeof value === 'bigint') return value >= 0n && value < 2n ** 64n ? String(value) : undefined;
  return Number.isSafeInteger(value) && (value as number) >= 0 ? String(value) : undefined;
}

/**
 * The address of a system: a number where that is exact, otherwise its digits, so that the same address is always the same
 * value. A map finds a number faster than a text.
 */
export type SystemAddress = number | string;

/** An id, or a negative number of 64 bits: no system has one, but a program that writes it means an address. */
export function addressFrom(value: unknown): SystemAddress | undefined {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : undefined;
  if (typeof value !== 'bigint' || value < -(2n ** 63n) || value >= 2n ** 64n) return undefined;
  return addressOfText(String(value));
}

/** An address from its digits. */
export function addressOfText(text: string): SystemAddress {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

export function numberFrom(value: unknown): number | undefined {
  return typeof value === 'number' && value > -Infinity && value < Infinity ? value : undefined;
}

/** The array itself, which nobody changes. */
export function positionFrom(value: unknown): StarPosition | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  if (!Number.isFinite(value[0]) || !Number.isFinite(value[1]) || !Number.isFinite(value[2])) return undefined;
  return value as unknown as StarPosition;
}

export function objectFrom(value: unknown): Members | undefined {
  return isObject(value) ? (value as Members) : undefined;
}

/** The first objects of an array, more than the game ever writes; undefined for an element that is not an object. */
export function objectsFrom(value: unknown): (Members | undefined)[] {
  return elementsOf(value).map(objectFrom);
}

/** The first elements of an array, more than the game ever writes. */
export function elementsOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return noElements;
  return value.length > mostElements ? value.slice(0, mostElements) : (value as unknown[]);
}

const mostElements = 10_000;
const noElements: readonly unknown[] = [];

/** Seconds from one timestamp to a later one; negative if it is earlier, undefined if either is not in UTC. */
export function secondsBetween(earlier: unknown, later: unknown): number | undefined {
  const seconds = (parseUtc(later) - parseUtc(earlier)) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}

/** A timestamp in UTC as seconds; undefined if it is none. */
export function secondsFrom(value: unknown): number | undefined {
  const seconds = parseUtc(value) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}

function parseUtc(value: unknown): number {
  const isUtc = typeof value === 'string' && (value.endsWith('Z') || value.endsWith('+00:00'));
  return isUtc && value.charAt(10) === 'T' ? Date.parse(value) : Number.NaN;
}
