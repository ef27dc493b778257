import { base64Bytes, isUtf8, utf8Bytes, utf8Of } from '../../journal/byte-text.js';

/** Bytes in JSON: as text if they are UTF-8, which is shorter. */
export type StoredBytes = string | { readonly base64: string };

export function storedBytes(bytes: Uint8Array): StoredBytes {
  return isUtf8(bytes) ? utf8Of(bytes) : { base64: Buffer.from(bytes).toString('base64') };
}

export function bytesFrom(stored: StoredBytes): Uint8Array {
  return typeof stored === 'string' ? utf8Bytes(stored) : base64Bytes(stored.base64);
}

/** Copies: a message's payload may be part of a large buffer. */
export function kept(bytes: Uint8Array): Uint8Array {
  return Uint8Array.prototype.slice.call(bytes);
}
