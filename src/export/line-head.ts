import { quote } from '../journal/ascii.js';
import { latin1At } from '../journal/byte-text.js';

/** How a line of the game begins, around its time. */
const beforeTime = Buffer.from('{ "timestamp":"');
const beforeKind = Buffer.from('", "event":"');
const timeLength = '2026-11-14T20:41:00Z'.length;
const timeEnd = beforeTime.length + timeLength;
const kindStart = timeEnd + beforeKind.length;
const longestKind = 64;

/** What the first bytes of a line say. */
export interface LineHead {
  readonly timestamp: string;
  readonly event: string;
}

/** The time and the kind of a line that begins as the game's lines do; nothing of any other. */
export function lineHead(bytes: Uint8Array): LineHead | undefined {
  if (!startsWith(bytes, 0, beforeTime) || !startsWith(bytes, timeEnd, beforeKind)) return undefined;
  for (let end = kindStart; end < kindStart + longestKind; end++) {
    if (bytes[end] !== quote) continue;
    return { timestamp: latin1At(bytes, beforeTime.length, timeEnd), event: latin1At(bytes, kindStart, end) };
  }
  return undefined;
}

function startsWith(bytes: Uint8Array, at: number, wanted: Uint8Array): boolean {
  for (let index = 0; index < wanted.length; index++) if (bytes[at + index] !== wanted[index]) return false;
  return true;
}
