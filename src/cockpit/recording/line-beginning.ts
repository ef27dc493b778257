import { backslash, quote, space, zero } from '../../journal/ascii.js';
import { type KindNames, noKind } from './kind-names.js';

/** What stands around the time of an event: as the game writes it, and without blanks as many other writers do. */
const forms = [
  { before: '{ "timestamp":"', between: '", "event":"' },
  { before: '{"timestamp":"', between: '","event":"' },
].map(({ before, between }) => ({ before: bytesOf(before), between: bytesOf(between) }));

const timeLength = 'YYYY-MM-DDThh:mm:ssZ'.length;
const [dash, letterT, colon, letterZ, brace] = bytesOf('-T:Z}') as unknown as [number, number, number, number, number];
const lastAscii = 0x7e;
const longestName = 100;

/** Takes the time and the kind of an event from the first bytes of its line, wherever these are as usual. */
export class LineBeginning {
  readonly #kinds: KindNames;
  /** Of the line that was read last. */
  time = Number.NaN;
  kind = noKind;
  /** Nearly all lines are of the same day as the one before. */
  #day = -1;
  #midnight = Number.NaN;

  constructor(kinds: KindNames) {
    this.#kinds = kinds;
  }

  /** Whether the line begins as usual; if so, `time` and `kind` are set. */
  read(bytes: Uint8Array, start: number, end: number): boolean {
    for (const { before, between } of forms) {
      const timeAt = start + before.length;
      const kindAt = timeAt + timeLength + between.length;
      if (kindAt >= end || !isAt(before, bytes, start) || !isAt(between, bytes, timeAt + timeLength)) continue;
      return this.#readTime(bytes, timeAt) && this.#readKind(bytes, kindAt, end);
    }
    return false;
  }

  #readTime(bytes: Uint8Array, at: number): boolean {
    if (bytes[at + 4] !== dash || bytes[at + 7] !== dash || bytes[at + 10] !== letterT) return false;
    if (bytes[at + 13] !== colon || bytes[at + 16] !== colon || bytes[at + 19] !== letterZ) return false;
    const day =
      twoDigits(bytes, at) * 1_000_000 +
      twoDigits(bytes, at + 2) * 10_000 +
      twoDigits(bytes, at + 5) * 100 +
      twoDigits(bytes, at + 8);
    const hour = twoDigits(bytes, at + 11);
    const minute = twoDigits(bytes, at + 14);
    const second = twoDigits(bytes, at + 17);
    if (day !== this.#day) {
      this.#day = day;
      this.#midnight = midnightOf(day);
    }
    if (!(hour < 24 && minute < 60 && second < 60)) return false;
    this.time = this.#midnight + ((hour * 60 + minute) * 60 + second) * 1000;
    return !Number.isNaN(this.time);
  }

  #readKind(bytes: Uint8Array, start: number, end: number): boolean {
    const limit = Math.min(end, start + longestName);
    let hash = 0;
    for (let at = start; at < limit; at++) {
      const byte = bytes[at] as number;
      if (byte === quote) {
        this.kind = this.#kinds.numberOfBytes(bytes, start, at, hash);
        return true;
      }
      if (byte < space || byte > lastAscii || byte === backslash) return false;
      hash = (Math.imul(hash, 31) + byte) | 0;
    }
    return false;
  }
}

/** Whether a line that begins as usual also ends as one that was not cut. */
export function endsAsUsual(bytes: Uint8Array, end: number): boolean {
  return bytes[end - 1] === brace;
}

/** Two digits as a number; NaN if they are none. */
function twoDigits(bytes: Uint8Array, at: number): number {
  const tens = (bytes[at] as number) - zero;
  const ones = (bytes[at + 1] as number) - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

/** Where a day such as 20261114 begins, in milliseconds since 1970; NaN if there is no such day. */
function midnightOf(day: number): number {
  const [year, month, dayOfMonth] = [Math.floor(day / 10_000), Math.floor(day / 100) % 100, day % 100];
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth ? date.getTime() : Number.NaN;
}

function isAt(wanted: Uint8Array, bytes: Uint8Array, start: number): boolean {
  for (let at = 0; at < wanted.length; at++) if (wanted[at] !== bytes[start + at]) return false;
  return true;
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
