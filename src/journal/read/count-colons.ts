/**
 * A quick look over the bytes of a line, four at a time. It counts colons: as many as names in a plain line, and never
 * fewer. That is the price of noticing a name that stands twice, which `JSON.parse` does not.
 */
import { backslash, colon, quote } from '../ascii.js';
import { bytesOf, utf8Bytes } from '../byte-text.js';

const fourColons = 0x3a3a3a3a;
const lowBits = 0x7f7f7f7f;
const ones = 0x01010101;
const highBits = 0x80808080 | 0;

/** How every line of the game begins, and where its timestamp has colons of its own. */
const opening = utf8Bytes('{ "timestamp":"');
const timestampLength = '2026-11-14T20:41:00Z'.length;
const firstColon = '2026-11-14T20'.length;
const secondColon = '2026-11-14T20:41'.length;

/** Bytes in memory that can be looked at one by one and in words of four. */
export interface WordBuffer {
  readonly bytes: Uint8Array;
  readonly words: Int32Array;
}

export function createWordBuffer(size: number): WordBuffer {
  const shared = new ArrayBuffer(Math.ceil(size / 4) * 4);
  return { bytes: bytesOf(shared), words: new Int32Array(shared) };
}

/** What the look over a line answers instead of a count if it is not all ASCII. */
export const notAscii = -1;

/** The colons in a line that is all ASCII. */
export function countColons({ bytes, words }: WordBuffer, start: number, end: number): number {
  const firstWord = Math.min(end, (start + 3) & ~3) >> 2;
  const lastWord = end >> 2;
  let count = 0;
  let seen = 0;
  for (let at = start; at < firstWord << 2; at++) {
    seen |= bytes[at] as number;
    if (bytes[at] === colon) count++;
  }
  let word = firstWord;
  while (word + 4 <= lastWord) {
    // The sums run in four bytes side by side, so they are taken before one of them can be full.
    const stop = Math.min(lastWord - 3, word + 252);
    const before = word;
    let others = 0;
    for (; word < stop; word += 4) {
      const one = words[word] as number;
      const two = words[word + 1] as number;
      const three = words[word + 2] as number;
      const four = words[word + 3] as number;
      seen |= one | two | three | four;
      others = (others + othersIn(one) + othersIn(two) + othersIn(three) + othersIn(four)) | 0;
    }
    count += (word - before) * 4 - sumOfBytes(others);
  }
  for (let at = word << 2; at < end; at++) {
    seen |= bytes[at] as number;
    if (bytes[at] === colon) count++;
  }
  return (seen & highBits) === 0 ? count : notAscii;
}

/** A one in each of four bytes that is ASCII and no colon: only there does the sum reach the high bit. */
function othersIn(four: number): number {
  return (((four ^ fourColons) + lowBits) >>> 7) & ones;
}

function sumOfBytes(four: number): number {
  return (four & 0xff) + ((four >>> 8) & 0xff) + ((four >>> 16) & 0xff) + (four >>> 24);
}

/** How many colons the timestamp adds, in a line that begins as the game's lines do. */
export function colonsInTimestamp(bytes: Uint8Array, start: number): number {
  for (let at = 0; at < opening.length; at++) if (bytes[start + at] !== opening[at]) return 0;
  const first = start + opening.length;
  const end = first + timestampLength;
  // Between these quotes nothing ends or escapes the text, so that its colons are certainly inside.
  for (let at = first; at < end; at++) if (bytes[at] === quote || bytes[at] === backslash) return 0;
  return bytes[end] === quote && bytes[first + firstColon] === colon && bytes[first + secondColon] === colon ? 2 : 0;
}
