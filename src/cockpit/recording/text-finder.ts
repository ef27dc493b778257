const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * Case-insensitive search in UTF-8 bytes without decoding (Horspool). A letter whose capital has another
 * number of bytes is found only as given.
 */
export class TextFinder {
  readonly #text: string;
  /** Lower-case and upper-case byte at each position. */
  readonly #lower: Uint8Array;
  readonly #upper: Uint8Array;
  /** Shift by the byte at the last position. */
  readonly #steps: Uint32Array;
  readonly #isAscii: boolean;

  constructor(text: string) {
    this.#text = text.toLowerCase();
    const letters = Array.from(text, casesOf);
    this.#lower = joined(letters.map(([lower]) => lower));
    this.#upper = joined(letters.map(([, upper]) => upper));
    this.#isAscii = this.#lower.every((byte) => byte < 0x80);
    const last = this.length - 1;
    this.#steps = new Uint32Array(256).fill(Math.max(1, this.length));
    for (let at = 0; at < last; at++) {
      this.#steps[this.#lower[at] as number] = last - at;
      this.#steps[this.#upper[at] as number] = last - at;
    }
  }

  /** Bytes. */
  get length(): number {
    return this.#lower.length;
  }

  isIn(bytes: Uint8Array): boolean {
    return this.find(bytes, 0) >= 0;
  }

  /** Offset of the first match from `start` on; -1 if none. */
  find(bytes: Uint8Array, start: number): number {
    const lower = this.#lower;
    const upper = this.#upper;
    const steps = this.#steps;
    const last = lower.length - 1;
    if (last < 0) return start;
    const [lastLower, lastUpper] = [lower[last], upper[last]];
    for (let at = start + last; at < bytes.length; ) {
      const byte = bytes[at] as number;
      if ((byte === lastLower || byte === lastUpper) && this.#isAt(bytes, at - last)) return at - last;
      at += steps[byte] as number;
    }
    return -1;
  }

  #isAt(bytes: Uint8Array, start: number): boolean {
    for (let at = 0; at < this.length; at++) {
      const byte = bytes[start + at];
      if (byte !== this.#lower[at] && byte !== this.#upper[at]) return false;
    }
    // A mix of lower-case and upper-case bytes of one character may be another letter.
    return this.#isAscii || decoder.decode(bytes.subarray(start, start + this.length)).toLowerCase() === this.#text;
  }
}

function casesOf(letter: string): readonly [Uint8Array, Uint8Array] {
  const [given, lower, upper] = [letter, letter.toLowerCase(), letter.toUpperCase()].map((each) =>
    encoder.encode(each),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  return lower.length === upper.length ? [lower, upper] : [given, given];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
