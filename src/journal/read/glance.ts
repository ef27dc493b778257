/**
 * A quick look over the bytes of a line, four at a time. It tells the lines that `JSON.parse` reads without loss from
 * those that need a closer look: that is the price of noticing what `JSON.parse` does not.
 */

const quote = 0x22;
const colon = 0x3a;
const backslash = 0x5c;
const zero = 0x30;
const nine = 0x39;

const fourColons = 0x3a3a3a3a;
const lowBits = 0x7f7f7f7f;
const highBits = 0x80808080 | 0;

/** Of four digits the upper halves are all 3, and stay so when 6 is added. */
const upperHalves = 0xf0f0f0f0 | 0;
const fourZeros = 0x30303030;
const fourSixes = 0x06060606;

/** How every line of the game begins, and where its timestamp has colons of its own. */
const opening = Buffer.from('{ "timestamp":"');
const timestampLength = '2026-11-14T20:41:00Z'.length;
const firstColon = '2026-11-14T20'.length;
const secondColon = '2026-11-14T20:41'.length;

const widestSafe = String(Number.MAX_SAFE_INTEGER);

/** Bytes in memory that can be looked at one by one and in words of four. */
export interface Memory {
  readonly bytes: Buffer;
  readonly words: Int32Array;
}

export function memoryOf(size: number): Memory {
  const shared = new ArrayBuffer(Math.ceil(size / 4) * 4);
  return { bytes: Buffer.from(shared), words: new Int32Array(shared) };
}

/** What the look over a line may answer instead of a count. */
export const notAscii = -1;
export const longNumber = -2;

/** The colons in a line that is all ASCII and has no number that might lose digits. */
export function countColons({ bytes, words }: Memory, start: number, end: number): number {
  const firstWord = Math.min(end, (start + 3) & ~3) >> 2;
  const lastWord = end >> 2;
  let count = 0;
  let seen = 0;
  for (let at = start; at < firstWord << 2; at++) {
    seen |= bytes[at] as number;
    if (bytes[at] === colon) count++;
  }
  let word = firstWord;
  while (word + 3 <= lastWord) {
    // The sums run in four bytes side by side, so they are taken before one of them can be full.
    const stop = Math.min(lastWord - 2, word + 252);
    let sums = 0;
    for (; word < stop; word += 3) {
      const one = words[word] as number;
      const two = words[word + 1] as number;
      const three = words[word + 2] as number;
      seen |= one | two | three;
      sums = (sums + colonsIn(one) + colonsIn(two) + colonsIn(three)) | 0;
      // Sixteen digits in a row fill one of any three words.
      if (isDigits(one) && isLongNumber(bytes, start, end, word << 2)) return longNumber;
    }
    count += (sums & 0xff) + ((sums >>> 8) & 0xff) + ((sums >>> 16) & 0xff) + (sums >>> 24);
  }
  for (let at = word << 2; at < end; at++) {
    seen |= bytes[at] as number;
    if (bytes[at] === colon) count++;
    if (isDigit(bytes[at] as number) && isLongNumber(bytes, start, end, at)) return longNumber;
  }
  return (seen & highBits) === 0 ? count : notAscii;
}

/** How many colons the timestamp adds, in a line that begins as the game's lines do. */
export function colonsInTimestamp(bytes: Buffer, start: number): number {
  for (let at = 0; at < opening.length; at++) if (bytes[start + at] !== opening[at]) return 0;
  const first = start + opening.length;
  const end = first + timestampLength;
  // Between these quotes nothing ends or escapes the text, so that its colons are certainly inside.
  for (let at = first; at < end; at++) if (bytes[at] === quote || bytes[at] === backslash) return 0;
  return bytes[end] === quote && bytes[first + firstColon] === colon && bytes[first + secondColon] === colon ? 2 : 0;
}

/** A one in each of four bytes that is a colon: only there do neither the byte nor the sum set the high bit. */
function colonsIn(four: number): number {
  const others = four ^ fourColons;
  return ~(((others & lowBits) + lowBits) | others | lowBits) >>> 7;
}

function isDigits(four: number): boolean {
  return (four & upperHalves) === fourZeros && ((four + fourSixes) & upperHalves) === fourZeros;
}

/** Whether the digits around a place are beyond 2^53 - 1, the widest integer a number is sure to hold. */
function isLongNumber(bytes: Buffer, start: number, end: number, at: number): boolean {
  let first = at;
  let behind = at;
  while (first > start && isDigit(bytes[first - 1] as number)) first--;
  while (behind < end && isDigit(bytes[behind] as number)) behind++;
  const { length } = widestSafe;
  if (behind - first !== length) return behind - first > length;
  for (let place = 0; place < length; place++) {
    const more = (bytes[first + place] as number) - widestSafe.charCodeAt(place);
    if (more !== 0) return more > 0;
  }
  return false;
}

function isDigit(byte: number): boolean {
  return byte >= zero && byte <= nine;
}
