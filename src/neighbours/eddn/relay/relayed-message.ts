import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import type { Members } from '../../../interface/object-rule.js';
import type { NeighbourContext } from '../../neighbour.js';

const nonceLifetime = 3 * 60_000;

/** Turns accepted messages into what the relay sends: uploaders hashed, keys sorted, compressed. */
export class RelayedMessages {
  readonly #context: NeighbourContext;
  #nonce = '';
  #nonceUntil = -Infinity;

  constructor(context: NeighbourContext) {
    this.#context = context;
  }

  bytesOf(content: Members): Uint8Array {
    const { uploaderID, uploaderIP: _, ...header } = content.header as Members;
    return deflateSync(sortedJson({ ...content, header: { ...header, uploaderID: this.#hashed(String(uploaderID)) } }));
  }

  #hashed(uploader: string): string {
    const { now, random } = this.#context;
    if (now() >= this.#nonceUntil) {
      this.#nonceUntil = now() + nonceLifetime;
      this.#nonce = Array.from({ length: 4 }, () => Math.floor(random() * 2 ** 32).toString(16)).join('-');
    }
    return createHash('sha1').update(`${this.#nonce}-${uploader}`).digest('hex');
  }
}

/** JSON with sorted keys, written as by Python: blanks after commas and colons, all digits, other scripts escaped. */
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
