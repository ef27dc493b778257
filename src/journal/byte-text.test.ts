import { constants } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  base64Bytes,
  isUtf8,
  latin1At,
  latin1Bytes,
  latin1Of,
  plainLatin1At,
  plainUtf8At,
  utf8At,
  utf8Bytes,
} from './byte-text.js';
import { longestString } from './read/size-limits.js';

/** Arbitrary, valid and long byte sequences. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => new TextEncoder().encode(text)),
  fc.constant(new Uint8Array(20_000).fill(0xe9)),
  fc.constant(new Uint8Array([0xef, 0xbb, 0xbf, 0x7b])),
);

describe('texts of bytes', () => {
  it('are the same with the functions of Node and without', () => {
    fc.assert(
      fc.property(anyBytes, fc.nat({ max: 10 }), (bytes, start) => {
        const from = Math.min(start, bytes.length);
        const end = bytes.length;
        expect(plainUtf8At(bytes, from, end)).toBe(utf8At(bytes, from, end));
        expect(plainLatin1At(bytes, from, end)).toBe(latin1At(bytes, from, end));
        expect(utf8At(bytes, from, end)).toBe(Buffer.from(bytes).toString('utf8', from, end));
      }),
    );
  });

  it('go back to the same bytes', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        expect([...latin1Bytes(latin1Of(bytes))]).toEqual([...bytes]);
        expect([...base64Bytes(Buffer.from(bytes).toString('base64'))]).toEqual([...bytes]);
      }),
    );
    expect([...utf8Bytes('é{')]).toEqual([0xc3, 0xa9, 0x7b]);
  });

  it('are known to be UTF-8 or not', () => {
    expect(isUtf8(utf8Bytes('Größe 👩‍🚀'))).toBe(true);
    expect(isUtf8(new Uint8Array([0x47, 0xf6]))).toBe(false);
  });

  it('are never asked to be longer than a string can be', () => {
    expect(longestString).toBeLessThanOrEqual(constants.MAX_STRING_LENGTH);
  });
});
