import { carriageReturn, colon, lineFeed, quote, space } from '../../journal/ascii.js';
import { latin1At, utf8Bytes } from '../../journal/byte-text.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { comma, openBrace, tab } from './json-bytes.js';

/** What the beginning of an event tells. */
export interface EventHead {
  readonly kind: string;
  readonly time: string;
}

const timestampKey = utf8Bytes('"timestamp"');
const eventKey = utf8Bytes('"event"');
const plainWord = /^\w+$/;

/** The kind and the time of an event; of a line that does not begin with them, as it says anywhere. Nothing of what is no event. */
export function eventHead(bytes: Uint8Array, start: number, end: number): EventHead | undefined {
  return headAt(bytes, start, end) ?? parsedHead(bytes.subarray(start, end));
}

/** As the game writes it, or as others do who leave out the blanks. */
function headAt(bytes: Uint8Array, start: number, end: number): EventHead | undefined {
  let at = behind(bytes, start, openBrace);
  const time = valueAt(timestampKey);
  if (time === undefined) return undefined;
  at = behind(bytes, at, comma);
  const kind = valueAt(eventKey);
  return kind !== undefined && plainWord.test(kind) ? { kind, time } : undefined;

  /** The text behind a name; nothing if another name or value stands there. */
  function valueAt(key: Uint8Array): string | undefined {
    at = skipBlanks(bytes, at);
    for (let index = 0; index < key.length; index++) if (bytes[at + index] !== key[index]) return undefined;
    at = skipBlanks(bytes, behind(bytes, at + key.length, colon));
    if (bytes[at] !== quote) return undefined;
    const from = at + 1;
    for (at = from; at < end && bytes[at] !== quote; at++);
    return latin1At(bytes, from, at++);
  }
}

/** The place behind a byte that should stand here, blanks left out; where it does not, nothing that follows will fit. */
function behind(bytes: Uint8Array, at: number, wanted: number): number {
  const place = skipBlanks(bytes, at);
  return bytes[place] === wanted ? place + 1 : place;
}

function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  for (;;) {
    const byte = bytes[at];
    if (byte !== space && byte !== tab && byte !== lineFeed && byte !== carriageReturn) return at;
    at++;
  }
}

function parsedHead(line: Uint8Array): EventHead | undefined {
  const event: Readonly<Record<string, unknown>> | undefined = parseLine(line).event;
  if (!event) return undefined;
  const { event: kind, timestamp } = event;
  return { kind: typeof kind === 'string' ? kind : '', time: typeof timestamp === 'string' ? timestamp : '' };
}
