import { quote } from '../ascii.js';
import { latin1At, utf8Bytes } from '../byte-text.js';
import { parseLine } from '../parse/parse-line.js';

/** How every line of the game begins; the time has no quote in it. */
const opening = utf8Bytes('{ "timestamp":"');
const timeLength = '2026-11-14T20:41:00Z'.length;
const beforeName = utf8Bytes('", "event":"');
const nameStart = opening.length + timeLength + beforeName.length;
const longestName = 100;

/**
 * The kind that a line names, be the rest of the line sound or not; empty if it names none. A line of the game tells it in
 * its first bytes, so that most lines need not be parsed.
 */
export function kindOfLine(line: Uint8Array): string {
  if (isAt(line, opening, 0) && isAt(line, beforeName, opening.length + timeLength)) {
    const end = line.subarray(0, nameStart + longestName).indexOf(quote, nameStart);
    const name = end < 0 ? '' : latin1At(line, nameStart, end);
    if (isPlain.test(name)) return name;
  }
  const kind: unknown = parseLine(line).event?.event;
  return typeof kind === 'string' ? kind : '';
}

const isPlain = /^\w+$/;

function isAt(line: Uint8Array, bytes: Uint8Array, at: number): boolean {
  for (let index = 0; index < bytes.length; index++) if (line[at + index] !== bytes[index]) return false;
  return true;
}
