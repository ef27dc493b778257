/**
 * Converts bytes to text and back, with and without Node. Uses Node's own functions where available: for
 * short texts they are several times as fast as a `TextDecoder`.
 */

import { once } from '../words/memo.js';

/** Internal methods behind Buffer's `toString`, without its overhead. */
interface Slices {
  utf8Slice(start: number, end: number): string;
  latin1Slice(start: number, end: number): string;
}

const nodeBuffer = (globalThis as { Buffer?: typeof Buffer }).Buffer;

/** A view of the memory. In Node a Buffer, whose `indexOf` is faster than that of other arrays. */
export function bytesOf(memory: ArrayBuffer): Uint8Array<ArrayBuffer> {
  return nodeBuffer ? nodeBuffer.from(memory) : new Uint8Array(memory);
}

// A byte order mark stays, as it does in Node.
const decoder = once(() => new TextDecoder('utf-8', { ignoreBOM: true }));
const strictDecoder = once(() => new TextDecoder('utf-8', { fatal: true }));
const encoder = new TextEncoder();

/** Decodes a range; invalid UTF-8 is replaced. */
export const utf8At: (bytes: Uint8Array, start: number, end: number) => string = nodeBuffer
  ? (bytes, start, end) => nodeSlices.utf8Slice.call(bytes, start, end)
  : plainUtf8At;

/** Decodes a range as Latin-1: one character per byte. */
export const latin1At: (bytes: Uint8Array, start: number, end: number) => string = nodeBuffer
  ? (bytes, start, end) => nodeSlices.latin1Slice.call(bytes, start, end)
  : plainLatin1At;

const nodeSlices = nodeBuffer?.prototype as unknown as Slices;

export function utf8Of(bytes: Uint8Array): string {
  return utf8At(bytes, 0, bytes.length);
}

export function latin1Of(bytes: Uint8Array): string {
  return latin1At(bytes, 0, bytes.length);
}

export function utf8Bytes(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text);
}

/** One byte per character; none may be above 255. */
export function latin1Bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function base64Bytes(text: string): Uint8Array<ArrayBuffer> {
  return nodeBuffer ? nodeBuffer.from(text, 'base64') : latin1Bytes(atob(text));
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    strictDecoder().decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Fallback without Node. Short ASCII texts are concatenated, which is faster than decoding. */
export function plainUtf8At(bytes: Uint8Array, start: number, end: number): string {
  if (end - start <= shortText) {
    let text = '';
    for (let at = start; at < end; at++) {
      const byte = bytes[at] as number;
      if (byte > 0x7f) return decoder().decode(bytes.subarray(start, end));
      text += String.fromCharCode(byte);
    }
    return text;
  }
  return decoder().decode(bytes.subarray(start, end));
}

const shortText = 24;
/** Engines limit the number of arguments to some ten thousand. */
const mostArguments = 8192;

export function plainLatin1At(bytes: Uint8Array, start: number, end: number): string {
  let text = '';
  for (let at = start; at < end; at += mostArguments) {
    // Spreading the bytes would take eight times as long.
    text += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(at, Math.min(end, at + mostArguments)));
  }
  return text;
}
