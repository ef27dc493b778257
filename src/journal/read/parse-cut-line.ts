import { isUtf8 } from 'node:buffer';
import { closeBrace, space } from '../ascii.js';
import { latin1At, utf8At } from '../byte-text.js';
import { isObject, type JournalEvent } from '../journal-event.js';
import { countMembers, countNames } from '../parse/lossless-json.js';
import { type Parsed, parseLineExactly } from '../parse/parse-line.js';
import type { ByteLines } from './byte-lines.js';
import { colonsInTimestamp, countColons, createWordBuffer, notAscii, type WordBuffer } from './count-colons.js';

/** Parses a line that was cut off, where it stands: its event, its problem, or both. */
export function parseCutLine({ memory, start, end }: ByteLines): Parsed {
  return parseIn(memory, start, end);
}

/** The same for a line that was kept as a text with a character for each byte. */
export function parseKeptLine(latin1: string): Parsed {
  const memory =
    latin1.length > usualLength ? createWordBuffer(latin1.length) : (desk ??= createWordBuffer(usualLength));
  (memory.bytes as Buffer).write(latin1, 'latin1');
  return parseIn(memory, 0, latin1.length, latin1);
}

/** Where the bytes of a kept line are laid out to be looked at: nearly all lines fit. */
let desk: WordBuffer | undefined;
const usualLength = 64 * 1024;

function parseIn(memory: WordBuffer, start: number, end: number, latin1?: string): Parsed {
  const event = parseIfLossless(memory, start, end, latin1);
  return event ? { event } : parseLineExactly(memory.bytes.subarray(start, end));
}

/** `JSON.parse` where it is known to lose nothing: nearly always. */
function parseIfLossless(
  memory: WordBuffer,
  start: number,
  end: number,
  latin1: string | undefined,
): JournalEvent | undefined {
  const { bytes } = memory;
  if (!endsWithBrace(bytes, start, end)) return undefined;
  const colons = countColons(memory, start, end);
  if (colons === notAscii && !isUtf8(bytes.subarray(start, end))) return undefined;
  try {
    const text = colons === notAscii ? utf8At(bytes, start, end) : (latin1 ?? latin1At(bytes, start, end));
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return undefined;
    // Colons are quicker to count than names, and never fewer; only where they are more, the names are counted.
    const members = countMembers(value);
    const sound = members === colons - colonsInTimestamp(bytes, start) || members === countNames(bytes, start, end);
    return sound ? (value as JournalEvent) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a line is not cut: the error that `JSON.parse` would make of it takes longer than to parse a whole one. */
function endsWithBrace(bytes: Uint8Array, start: number, end: number): boolean {
  let at = end;
  while (at > start && (bytes[at - 1] as number) <= space) at--;
  return at > start && bytes[at - 1] === closeBrace;
}
