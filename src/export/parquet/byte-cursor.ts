import { backslash, lineFeed, quote, space } from '../../journal/ascii.js';

const tab = 0x09;
const carriageReturn = 0x0d;

/** A place in the bytes of a line, which moves on as they are read. What is not as usual is left to the parser. */
export class ByteCursor {
  bytes: Uint8Array = new Uint8Array();
  at = 0;
  /** Of the text that was read last. */
  textStart = 0;
  textEnd = 0;
  textHash = 0;

  begin(bytes: Uint8Array): void {
    this.bytes = bytes;
    this.at = 0;
  }

  /** Goes on to the next byte that is no blank, and gives it; 0 at the end. */
  next(): number {
    const { bytes } = this;
    let { at } = this;
    let byte = at < bytes.length ? (bytes[at] as number) : 0;
    while (byte === space || byte === tab || byte === carriageReturn || byte === lineFeed) {
      at++;
      byte = at < bytes.length ? (bytes[at] as number) : 0;
    }
    this.at = at;
    return byte;
  }

  /** Reads a text without escapes: where it stands, and its hash. */
  text(): boolean {
    const { bytes } = this;
    if (this.next() !== quote) return false;
    const start = this.at + 1;
    const { length } = bytes;
    let hash = firstHash;
    for (let at = start; at < length; at++) {
      const byte = bytes[at] as number;
      if (byte === quote) {
        this.textStart = start;
        this.textEnd = at;
        this.textHash = hash;
        this.at = at + 1;
        return true;
      }
      if (byte === backslash || byte < space) return false;
      hash = Math.imul(hash ^ byte, hashFactor);
    }
    return false;
  }

  /** Whether these very bytes come next; then they are read. */
  takes(wanted: Uint8Array): boolean {
    const { bytes, at } = this;
    // The second byte tells more than the first, which is a quote.
    if (bytes[at + 1] !== wanted[1]) return false;
    for (let index = 0; index < wanted.length; index++) if (bytes[at + index] !== wanted[index]) return false;
    this.at = at + wanted.length;
    return true;
  }
}

const firstHash = 0x811c9dc5;
const hashFactor = 0x01000193;

/** The hash that `text` gives, of the same bytes elsewhere (FNV-1a). */
export function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = firstHash;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ (bytes[at] as number), hashFactor);
  return hash;
}
