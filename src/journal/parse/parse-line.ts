import { wrongArgument } from '../../words/argument-error.js';
import { closeBrace, space } from '../ascii.js';
import { isObject, type JournalEvent } from '../journal-event.js';
import { parseExactly } from './exact-json.js';
import { nulBytes, ParseFailure, type Problem } from './line-problem.js';
import { countMembers, countNames } from './lossless-json.js';

/**
 * The result of parsing a line: an event, a problem, or both if the event could be recovered from stray bytes around
 * it.
 */
export type Parsed =
  | { readonly event: JournalEvent; readonly problem?: Problem }
  | { readonly event?: undefined; readonly problem: Problem };

/** Parses one line of a journal, with or without its line ending. It never throws, whatever the line contains. */
export function parseLine(line: string | Uint8Array): Parsed {
  if (typeof line === 'string') return parseText(withoutEnd(line), parseIfLossless);
  // Not by its class: bytes of another realm, such as a test environment's, are bytes as well.
  if (!ArrayBuffer.isView(line)) throw wrongArgument('parseLine takes a line, as a string or as bytes', line);
  return parseBytes(line, parseIfLossless);
}

/** The same for a line that `JSON.parse` is known to fail on, or to lose something of. */
export function parseLineExactly(line: Uint8Array): Parsed {
  return parseBytes(line, () => undefined);
}

/** Gives the value of a text if it can do so quickly. */
type QuickParse = (text: string) => unknown;

function parseBytes(line: Uint8Array, quickly: QuickParse): Parsed {
  const text = decoded(strictDecoder, line);
  if (text !== undefined) return parseText(withoutEnd(text), quickly);
  const lossy = decoded(lenientDecoder, line);
  if (lossy !== undefined) return { problem: notUtf8(withoutEnd(lossy)) };
  // A text can only be so long; a line beyond that is no event.
  return {
    problem: new ParseFailure('too-long', 0, `the line is ${line.length} bytes long, which is too long`).toProblem(''),
  };
}

// Both keep a byte order mark, which is to be reported. They exist in browsers, too, and are faster than Node's own.
const strictDecoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const lenientDecoder = new TextDecoder('utf-8', { ignoreBOM: true });

function decoded(decoder: typeof strictDecoder, bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}

const onlyBlanks = /^[ \t\r\n]*$/;

function parseText(raw: string, quickly: QuickParse): Parsed {
  const { text, before, strayBytes } = withoutStrayBytes(raw);
  if (onlyBlanks.test(text))
    return { problem: strayBytes ?? new ParseFailure('empty-line', 0, 'the line is empty').toProblem(raw) };
  try {
    const event = asEvent(quickly(text) ?? parseExactly(text));
    return strayBytes ? { event, problem: strayBytes } : { event };
  } catch (error) {
    if (error instanceof ParseFailure) return { problem: error.shiftedBy(before).toProblem(raw) };
    throw error;
  }
}

const encoder = new TextEncoder();

/** `JSON.parse`, wherever it can be trusted to have lost nothing. */
function parseIfLossless(text: string): unknown {
  // A line that was cut need not be tried: the error that nobody would see takes as long as the rest.
  if (!endsWithBrace(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && countMembers(value) === countNames(encoder.encode(text)) ? value : undefined;
  } catch {
    return undefined;
  }
}

function endsWithBrace(text: string): boolean {
  let end = text.length;
  while (end > 0 && text.charCodeAt(end - 1) <= space) end--;
  return text.charCodeAt(end - 1) === closeBrace;
}

/** Whether the fields are there, the first two included, is for the checker to say. */
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
 * The line without the NULs or the byte order mark around it, how many characters came before it, and the problem to
 * report.
 */
function withoutStrayBytes(raw: string): { text: string; before: number; strayBytes?: Problem } {
  // A crash leaves NULs by the megabyte: each is looked at once.
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
  return new ParseFailure('invalid-utf8', Math.max(0, raw.indexOf('\uFFFD')), 'a byte is not valid UTF-8').toProblem(
    raw,
  );
}
