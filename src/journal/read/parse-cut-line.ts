import { isAscii, isUtf8 } from 'node:buffer';
import { latin1At, utf8At } from '../byte-text.js';
import { isObject, type JournalEvent } from '../journal-event.js';
import { countMembers, countNames } from '../parse/lossless-json.js';
import { type Parsed, parseLine } from '../parse/parse-line.js';
import type { ByteLines } from './byte-lines.js';
import { colonsInTimestamp, countColons, notAscii } from './count-colons.js';

/** Parses a line that was cut off, where it stands: its event, its problem, or both. */
export function parseCutLine({ memory, start, end }: ByteLines): Parsed {
  const { bytes } = memory;
  const colons = countColons(memory, start, end);
  if (colons !== notAscii || isUtf8(bytes.subarray(start, end))) {
    const text = (colons === notAscii ? utf8At : latin1At)(bytes, start, end);
    // Colons are quicker to count than names, and never fewer; only where they are more, the names are counted.
    const event = parseIfLossless(
      text,
      (members) => members === colons - colonsInTimestamp(bytes, start) || members === countNames(bytes, start, end),
    );
    if (event) return { event };
  }
  return parseLine(bytes.subarray(start, end));
}

/** The same for a line that was kept as a text with a character for each byte. */
export function parseKeptLine(latin1: string): Parsed {
  const bytes = Buffer.from(latin1, 'latin1');
  const event = isAscii(bytes) ? parseIfLossless(latin1, (members) => members === countNames(bytes)) : undefined;
  return event ? { event } : parseLine(bytes);
}

/** `JSON.parse` where it is known to lose nothing, nearly always: `isAll` says whether so many members are all of them. */
function parseIfLossless(text: string, isAll: (members: number) => boolean): JournalEvent | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && isAll(countMembers(value)) ? (value as JournalEvent) : undefined;
  } catch {
    return undefined;
  }
}
