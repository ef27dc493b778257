/** Fields of parsed events as values of the expected type; undefined where they are not. */
import type { StarPosition } from '../game/star-system.js';
import type { Members } from '../interface/object-rule.js';
import { isObject } from '../journal/journal-event.js';

/** Longer than any name in the game: a longer text is not taken for a name. */
const longestName = 200;

export function nameFrom(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' && value.length <= longestName ? value : undefined;
}

/** A timestamp as written. */
export function timeFrom(value: unknown): string | undefined {
  return nameFrom(value);
}

/** The key of a record: an internal name in lower case, without the frame of `$gold_name;`. */
export function keyFrom(value: unknown): string | undefined {
  const key = nameFrom(value)?.toLowerCase();
  // Assigning to that member would change the prototype of the record.
  if (key === undefined || key === '__proto__') return undefined;
  return key.startsWith('$') ? key.slice(1).replace(/(?:_name)?;$/, '') : key;
}

/** An id of at most 64 bits as digits, because the same id may be a number or a bigint. */
export function idFrom(value: unknown): string | undefined {
  if (typeof value === 'bigint') return value >= 0n && value < 2n ** 64n ? String(value) : undefined;
  return Number.isSafeInteger(value) && (value as number) >= 0 ? String(value) : undefined;
}

/** The address of a system: a number where that is exact, otherwise its digits. Equal addresses are `===`. */
export type SystemAddress = number | string;

/** No system has a negative address, but a program that writes one of 64 bits means an address. */
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

/** The array of the event itself, not a copy. */
export function positionFrom(value: unknown): StarPosition | undefined {
  if (!Array.isArray(value) || value.length !== 3) return undefined;
  if (!Number.isFinite(value[0]) || !Number.isFinite(value[1]) || !Number.isFinite(value[2])) return undefined;
  return value as unknown as StarPosition;
}

export function objectFrom(value: unknown): Members | undefined {
  return isObject(value) ? (value as Members) : undefined;
}

/** The elements of an array; undefined for one that is not an object. */
export function objectsFrom(value: unknown): (Members | undefined)[] {
  return elementsOf(value).map(objectFrom);
}

/** The game never writes lists as long as this. */
const mostElements = 10_000;
const noElements: readonly unknown[] = [];

/** The elements of an array, up to a bound; none if it is no array. */
export function elementsOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) return noElements;
  return value.length > mostElements ? value.slice(0, mostElements) : (value as unknown[]);
}

/** The sum of a member over a list; undefined if it is no list, or an element lacks the number. */
export function sumOfMember(list: unknown, name: string): number | undefined {
  if (!Array.isArray(list)) return undefined;
  let sum = 0;
  for (const element of elementsOf(list)) {
    const number = numberFrom(objectFrom(element)?.[name]);
    if (number === undefined) return undefined;
    sum += number;
  }
  return sum;
}

/** The numbers among the members of an object, by name. */
export function numbersIn(members: Members): Record<string, number> {
  return Object.fromEntries(
    Object.entries(members).filter((entry): entry is [string, number] => numberFrom(entry[1]) !== undefined),
  );
}

/** A timestamp in UTC as seconds since 1970. */
export function secondsFrom(value: unknown): number | undefined {
  const seconds = parseUtc(timeFrom(value)) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}

/** Seconds from `earlier` to `later`, negative if swapped; undefined if either is not in UTC. */
export function secondsBetween(earlier: unknown, later: unknown): number | undefined {
  const seconds = (parseUtc(later) - parseUtc(earlier)) / 1000;
  return Number.isNaN(seconds) ? undefined : seconds;
}

function parseUtc(value: unknown): number {
  const isUtc = typeof value === 'string' && (value.endsWith('Z') || value.endsWith('+00:00'));
  return isUtc && value.charAt(10) === 'T' ? Date.parse(value) : Number.NaN;
}
