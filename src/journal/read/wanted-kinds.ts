import { utf8Bytes } from '../byte-text.js';
import type { ByteLines } from './byte-lines.js';
import { frontOf, type LineFront } from './line-front.js';

/** Some kinds, which are found in the bytes of a line as well: to make a text of each name takes longer than all the rest. */
export class WantedKinds {
  readonly #names: ReadonlySet<string>;
  /** By their length. */
  readonly #bytes: Uint8Array[][] = [];

  constructor(names: ReadonlySet<string>) {
    this.#names = names;
    for (const name of names) {
      const bytes = utf8Bytes(name);
      (this.#bytes[bytes.length] ??= []).push(bytes);
    }
  }

  has(name: string): boolean {
    return this.#names.has(name);
  }

  /** The front of a line that is of one of these kinds; nothing if the line has to be parsed to know. */
  frontOf({ bytes, start, end }: ByteLines): LineFront | 'unwanted' | undefined {
    const front = frontOf(bytes, start, end);
    return front && !this.isAt(bytes, front.kind, front.kindEnd) ? 'unwanted' : front;
  }

  /** Whether the name between two places is one of them. */
  isAt(bytes: Uint8Array, kind: number, kindEnd: number): boolean {
    const candidates = this.#bytes[kindEnd - kind];
    if (candidates) for (const name of candidates) if (standsAt(name, bytes, kind)) return true;
    return false;
  }
}

function standsAt(name: Uint8Array, bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < name.length; at++) if (name[at] !== bytes[start + at]) return false;
  return true;
}
