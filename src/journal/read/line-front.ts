import { backslash, colon, comma, openBrace, quote, space } from '../ascii.js';
import { latin1At, utf8Bytes } from '../byte-text.js';

/** Where in its memory a line says when it happened and of which kind it is: each without its quotes. */
export interface LineFront {
  readonly time: number;
  readonly timeEnd: number;
  readonly kind: number;
  readonly kindEnd: number;
}

const timestamp = utf8Bytes('"timestamp"');
const event = utf8Bytes('"event"');

/** No name of a kind is longer; what is, is left to the parser. */
const longestKind = 100;

/**
 * The front of a line that begins as the game's lines do, with a timestamp and a kind, however they are spaced. Nothing for
 * any other line: another order of members, a text with escapes, stray bytes. Whether the rest is sound is not looked at.
 */
export function frontOf(bytes: Uint8Array, start: number, end: number): LineFront | undefined {
  const time = textAfter(bytes, behind(bytes, start, openBrace), timestamp);
  if (time < 0) return undefined;
  let timeEnd = time;
  for (; bytes[timeEnd] !== quote; timeEnd++)
    if (timeEnd >= end || !isPlain(bytes[timeEnd] as number)) return undefined;
  const kind = textAfter(bytes, behind(bytes, timeEnd + 1, comma), event);
  if (kind < 0) return undefined;
  let kindEnd = kind;
  while (isInName(bytes[kindEnd] as number)) kindEnd++;
  const isWhole = kindEnd > kind && kindEnd < end && kindEnd - kind <= longestKind && bytes[kindEnd] === quote;
  return isWhole ? { time, timeEnd, kind, kindEnd } : undefined;
}

/** The kind that the front of a line names. */
export function kindAt(bytes: Uint8Array, { kind, kindEnd }: LineFront): string {
  return latin1At(bytes, kind, kindEnd);
}

/** Where a text begins, behind its name, a colon and a quote; below 0 if something else stands there. */
function textAfter(bytes: Uint8Array, at: number, name: Uint8Array): number {
  if (at < 0) return at;
  for (let index = 0; index < name.length; index++) if (bytes[at + index] !== name[index]) return -1;
  const value = behind(bytes, at + name.length, colon);
  return value >= 0 && bytes[value] === quote ? value + 1 : -1;
}

/** Behind a mark and the blanks around it; below 0 if something else stands there. */
function behind(bytes: Uint8Array, from: number, mark: number): number {
  let at = from;
  while (bytes[at] === space) at++;
  if (bytes[at++] !== mark) return -1;
  while (bytes[at] === space) at++;
  return at;
}

/** Printable ASCII that ends and escapes nothing. */
function isPlain(byte: number): boolean {
  return byte >= space && byte < 0x7f && byte !== backslash;
}

/** Letters, digits and underscores. */
function isInName(byte: number): boolean {
  return (
    (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x5f
  );
}
