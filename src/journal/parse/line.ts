import { isAscii, isUtf8 } from 'node:buffer';
import type { JournalEvent } from '../event.js';
import { deepest, parseExactly } from './exact.js';
import { type Problem, Stumble } from './problem.js';

/** What a line holds: an event, or a problem; both where an event could be saved from behind some dirt. */
export type Parsed =
  | { readonly event: JournalEvent; readonly problem?: Problem }
  | { readonly event?: undefined; readonly problem: Problem };

/** Reads one line of a journal, with or without its end. It never throws. */
export function parseLine(line: string | Uint8Array): Parsed {
  if (typeof line === 'string') return parseText(withoutEnd(line));
  const bytes = Buffer.from(line.buffer, line.byteOffset, line.byteLength);
  const text = withoutEnd(bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8'));
  return isUtf8(bytes) ? parseText(text) : { problem: notUtf8(text) };
}

function parseText(raw: string): Parsed {
  const text = withoutDirt(raw);
  const dirt = text.length === raw.length ? undefined : dirtBefore(raw, text);
  if (text === '') return { problem: dirt ?? new Stumble('empty-line', 0, 'the line is empty').on(raw) };
  try {
    const event = quickly(text) ?? exactly(text);
    return dirt ? { event, problem: dirt } : { event };
  } catch (error) {
    if (error instanceof Stumble) return { problem: shifted(error, raw.length - text.length).on(raw) };
    throw error;
  }
}

/** `JSON.parse`, wherever it can be trusted to have lost nothing. */
function quickly(text: string): JournalEvent | undefined {
  if (hasLongNumber(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && countMembers(value) === countNames(text) ? (value as JournalEvent) : undefined;
  } catch {
    return undefined;
  }
}

function exactly(text: string): JournalEvent {
  const value = parseExactly(text);
  if (!isObject(value)) throw new Stumble('not-an-object', 0, 'the line holds something other than an object');
  return value as JournalEvent;
}

/** Whether there are so many digits in a row that a number might lose some. */
function hasLongNumber(text: string): boolean {
  return /\d{16}/.test(text);
}

/** How many members an object and all below it have; less than the text has names if one stands twice. */
export function countMembers(value: object, depth = 0): number {
  if (depth > deepest) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) count += countInside(value[index], depth);
    return count;
  }
  // An object that JSON.parse made inherits nothing that this loop would see, and no other way is as fast.
  // oxlint-disable-next-line guard-for-in
  for (const name in value) count += 1 + countInside((value as Record<string, unknown>)[name], depth);
  return count;
}

function countInside(value: unknown, depth: number): number {
  return typeof value === 'object' && value !== null ? countMembers(value, depth + 1) : 0;
}

/**
 * How many names a JSON text has: quotes followed by a colon. A text that begins with a colon counts too, which only
 * sends a sound line the slow way.
 */
function countNames(text: string): number {
  let count = 0;
  for (let at = text.indexOf('":'); at >= 0; at = text.indexOf('":', at + 2)) count++;
  return count;
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutEnd(line: string): string {
  return line.replace(/\r?\n?$/, '');
}

function withoutDirt(raw: string): string {
  return raw.replace(/^[\0\uFEFF]+/, '');
}

function dirtBefore(raw: string, text: string): Problem {
  const skipped = raw.length - text.length;
  const stumble = raw.startsWith('\0')
    ? new Stumble('nul-bytes', 0, `${skipped} NUL bytes stand before the event`)
    : new Stumble('byte-order-mark', 0, 'a byte order mark stands before the event');
  return stumble.on(raw);
}

function shifted(stumble: Stumble, by: number): Stumble {
  return by === 0 ? stumble : new Stumble(stumble.code, stumble.column - 1 + by, stumble.message);
}

function notUtf8(raw: string): Problem {
  return new Stumble('invalid-utf8', Math.max(0, raw.indexOf('\uFFFD')), 'a byte is no UTF-8').on(raw);
}
