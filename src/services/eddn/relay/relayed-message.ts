import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Members } from '../../../interface/object-rule.js';

const nonceLifetime = 3 * 60_000;

/** Turns accepted messages into what the relay sends: uploaders hashed, keys sorted, compressed. */
export class RelayedMessages {
  readonly #random: () => number;
  #nonce = '';
  #nonceUntil = -Infinity;

  constructor(random: () => number) {
    this.#random = random;
  }

  /** A message that came at a time of the session, in milliseconds since 1970. */
  bytesOf(content: Members, at: number): Uint8Array {
    const { uploaderID, uploaderIP: _, ...rest } = content.header as Members;
    const gatewayTimestamp = new Date(at).toISOString().replace('Z', '000Z');
    const header = { ...rest, gatewayTimestamp, uploaderID: this.#hashed(String(uploaderID), at) };
    return deflateSync(sortedJson({ ...content, header }));
  }

  #hashed(uploader: string, at: number): string {
    if (at >= this.#nonceUntil) {
      this.#nonceUntil = at + nonceLifetime;
      this.#nonce = Array.from({ length: 4 }, () => Math.floor(this.#random() * 2 ** 32).toString(16)).join('-');
    }
    return createHash('sha1').update(`${this.#nonce}-${uploader}`).digest('hex');
  }
}

/** JSON with sorted keys, written as by Python: blanks after commas and colons, and only ASCII. */
export function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${text(name)}: ${sortedJson((value as Members)[name])}`).join(', ')}}`;
  }
  return typeof value === 'string' ? text(value) : String(value);
}

function text(value: string): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replaceAll(/[\u007f-\uffff]/g, escape);
}
