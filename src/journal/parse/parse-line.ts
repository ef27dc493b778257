import { wrongArgument } from '../../words/argument-error.js';
import { closeBrace, space } from '../ascii.js';
import { isUtf8, utf8At } from '../byte-text.js';
import { isObject, type JournalEvent } from '../journal-event.js';
import { parseExactly } from './exact-json.js';
import { nulBytes, ParseFailure, type Problem } from './line-problem.js';
import { countMembers, countNames } from './lossless-json.js';

/**
 * The result of parsing a line: an event, a problem, or both if the event could be recovered from stray bytes
 * around it.
 */
export type Parsed =
  | { readonly event: JournalEvent; readonly problem?: Problem }
  | { readonly event?: undefined; readonly problem: Problem };

/**
 * Parses one line of a journal, with or without its line ending. It never throws, whatever the line contains.
 */
export function parseLine(line: string | Uint8Array): Parsed {
  if (typeof line === 'string') return parseText(withoutEnd(line));
  // Not by class: bytes of another realm, such as a test environment's, are accepted.
  if (!ArrayBuffer.isView(line)) throw wrongArgument('parseLine takes a line, as a string or as bytes', line);
  return parseLineAt(line, 0, line.length);
}

/** Like `parseLine`, for a range of bytes. */
export function parseLineAt(bytes: Uint8Array, start: number, end: number): Parsed {
  const text = textAt(bytes, start, end);
  // A line beyond the maximum string length is no event.
  if (text === undefined) {
    const failure = new ParseFailure('too-long', 0, `the line is ${end - start} bytes long, which is too long`);
    return { problem: failure.toProblem('') };
  }
  const line = withoutEnd(text);
  if (text.includes(replacement) && !isUtf8(bytes.subarray(start, end))) return { problem: notUtf8(line) };
  return parseText(line);
}

/** What invalid UTF-8 is decoded to. */
const replacement = '\uFFFD';

function textAt(bytes: Uint8Array, start: number, end: number): string | undefined {
  try {
    return utf8At(bytes, start, end);
  } catch {
    return undefined;
  }
}

const onlyBlanks = /^[ \t\r\n]*$/;

function parseText(raw: string): Parsed {
  const event = parseIfLossless(raw);
  return event ? { event } : parseSlowly(raw);
}

/** `JSON.parse`, if it loses nothing: the result has as many members as the text has names. */
function parseIfLossless(text: string): JournalEvent | undefined {
  // A cut line is not tried: the error of `JSON.parse` costs more than parsing a whole line.
  if (!endsWithBrace(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const isSound = isObject(value) && countMembers(value) === countNames(text);
    return isSound ? (value as JournalEvent) : undefined;
  } catch {
    return undefined;
  }
}

/** Removes stray bytes and parses strictly. */
function parseSlowly(raw: string): Parsed {
  const { text, before, strayBytes } = withoutStrayBytes(raw);
  if (onlyBlanks.test(text))
    return { problem: strayBytes ?? new ParseFailure('empty-line', 0, 'the line is empty').toProblem(raw) };
  try {
    const event = (strayBytes && parseIfLossless(text)) ?? asEvent(parseExactly(text));
    return strayBytes ? { event, problem: strayBytes } : { event };
  } catch (error) {
    if (error instanceof ParseFailure) return { problem: error.shiftedBy(before).toProblem(raw) };
    throw error;
  }
}

function endsWithBrace(text: string): boolean {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= space) end--;
  return text.charCodeAt(end - 1) === closeBrace;
}

/** Missing fields, even the first two, are left to the checker. */
function asEvent(value: unknown): JournalEvent {
  if (!isObject(value)) throw new ParseFailure('not-an-object', 0, 'the line contains something other than an object');
  return value as JournalEvent;
}

function withoutEnd(line: string): string {
  const end = line.endsWith('\n') ? line.length - 1 : line.length;
  return line.slice(0, line[end - 1] === '\r' ? end - 1 : end);
}

const byteOrderMark = 0xfeff;

/**
 * The line without surrounding NULs or byte order mark, the number of characters before it, and the problem
 * to report.
 */
function withoutStrayBytes(raw: string): { text: string; before: number; strayBytes?: Problem } {
  // A crash may leave megabytes of NULs: this is linear.
  let nuls = 0;
  let before = 0;
  for (let code = raw.charCodeAt(0); code === 0 || code === byteOrderMark; code = raw.charCodeAt(++before)) {
    if (code === 0) nuls++;
  }
  let end = raw.length;
  while (end > before && raw.charCodeAt(end - 1) === 0) end--;
  const at = nuls > 0 || end === before ? 0 : end;
  nuls += raw.length - end;
  const text = raw.slice(before, end);
  if (nuls > 0) return { text, before, strayBytes: nulBytes(nuls, at, onlyBlanks.test(text)).toProblem(raw) };
  if (before === 0) return { text, before };
  return {
    text,
    before,
    strayBytes: new ParseFailure('byte-order-mark', 0, 'there is a byte order mark before the event').toProblem(raw),
  };
}

function notUtf8(raw: string): Problem {
  return new ParseFailure('invalid-utf8', Math.max(0, raw.indexOf(replacement)), 'a byte is not valid UTF-8').toProblem(
    raw,
  );
}
