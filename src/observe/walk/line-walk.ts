import {
  backslash,
  carriageReturn,
  closeBrace,
  colon,
  comma,
  lineFeed,
  minus,
  openBrace,
  point,
  quote,
  space,
  tab,
  zero,
} from '../../journal/ascii.js';
import { isUtf8, latin1At, utf8At, utf8Bytes } from '../../journal/byte-text.js';
import type { FieldTally, ObjectTally, PlaceTally } from '../tally/object-tally.js';
import { closeBracket, letterF, letterN, letterT, openBracket } from './json-bytes.js';

/** What is nested deeper is no line of the game. */
const deepest = 32;

const [trueBytes, falseBytes, nullBytes] = ['true', 'false', 'null'].map(utf8Bytes) as [
  Uint8Array,
  Uint8Array,
  Uint8Array,
];

/**
 * Walks once over the bytes of an object and counts what it passes, without making anything of it. The field that stood
 * behind the last one before most likely stands there again, so that most names are compared and never looked up.
 */
export class LineWalk {
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;
  #end = 0;
  /** All bytes of texts, one over the other: above 127 if one of them is. */
  #seenBytes = 0;
  /** 1 to count, -1 to take back what was counted. */
  #step = 1;

  /**
   * Counts an object; false if the bytes are not one, and then nothing of it is counted. There must be a control character,
   * such as a line feed, behind the last byte.
   */
  count(bytes: Uint8Array, start: number, end: number, tally: ObjectTally): boolean {
    this.#bytes = bytes;
    this.#end = end;
    this.#seenBytes = 0;
    const isSound = this.#walk(start, tally, 1) && this.#isAtEnd();
    if (isSound && (this.#seenBytes < 0x80 || isUtf8(bytes.subarray(start, end)))) return true;
    // The same way once more takes every count back, and ends where it went wrong.
    this.#walk(start, tally, -1);
    return false;
  }

  #walk(start: number, tally: ObjectTally, step: number): boolean {
    this.#at = start;
    this.#step = step;
    return this.#next() === openBrace && this.#object(tally, 0);
  }

  #isAtEnd(): boolean {
    this.#next();
    return this.#at >= this.#end;
  }

  /** Goes on to the next byte that is no blank; 0 at the end. */
  #next(): number {
    const bytes = this.#bytes;
    let at = this.#at;
    let byte = bytes[at] as number;
    while ((byte === space || byte === lineFeed || byte === carriageReturn || byte === tab) && at < this.#end)
      byte = bytes[++at] as number;
    this.#at = at;
    return at < this.#end ? byte : 0;
  }

  #object(tally: ObjectTally, depth: number): boolean {
    tally.seen += this.#step;
    this.#at++;
    let byte = this.#next();
    if (byte === closeBrace) return this.#close();
    let before = tally.start;
    for (;;) {
      if (byte !== quote) return false;
      const field = this.#field(tally, before);
      if (!field || this.#next() !== colon) return false;
      this.#at++;
      tally.follow(before, field, this.#step);
      if (!this.#value(field.place, depth)) return false;
      before = field;
      byte = this.#next();
      if (byte === closeBrace) return this.#close();
      if (byte !== comma) return false;
      this.#at++;
      byte = this.#next();
    }
  }

  #close(): boolean {
    this.#at++;
    return true;
  }

  /** The field whose name stands here. */
  #field(tally: ObjectTally, before: FieldTally): FieldTally | undefined {
    const { followers } = before;
    const usual = followers[before.usual];
    if (usual && this.#takes(usual.key)) return usual;
    for (const follower of followers) if (follower !== usual && this.#takes(follower.key)) return follower;
    const start = this.#at + 1;
    const kind = this.#text();
    if (kind === undefined) return undefined;
    return tally.field(this.#decoded(start, this.#at - 1, kind === 'escaped'));
  }

  #value(place: PlaceTally, depth: number): boolean {
    const byte = this.#next();
    place.seen += this.#step;
    if (byte === quote) return this.#countText(place);
    if (byte === minus || (byte >= zero && byte <= zero + 9)) return this.#countNumber(place);
    switch (byte) {
      case openBrace:
        return depth < deepest && this.#object(place.object, depth + 1);
      case openBracket:
        return depth < deepest && this.#list(place, depth + 1);
      case letterT:
        if (!this.#takes(trueBytes)) return false;
        place.yes += this.#step;
        return true;
      case letterF:
        if (!this.#takes(falseBytes)) return false;
        place.no += this.#step;
        return true;
      case letterN:
        if (!this.#takes(nullBytes)) return false;
        place.nulls += this.#step;
        return true;
      default:
        return false;
    }
  }

  #list(place: PlaceTally, depth: number): boolean {
    this.#at++;
    let length = 0;
    if (this.#next() === closeBracket) {
      this.#at++;
    } else {
      const { element } = place;
      for (;;) {
        if (!this.#value(element, depth)) return false;
        length++;
        const byte = this.#next();
        this.#at++;
        if (byte === closeBracket) break;
        if (byte !== comma) return false;
      }
    }
    place.list(length, this.#step);
    return true;
  }

  #countText(place: PlaceTally): boolean {
    const usual = place.keepsWords ? place.usualWord : undefined;
    if (usual && this.#takes(usual.key)) {
      place.again(usual, this.#step);
      return true;
    }
    const bytes = this.#bytes;
    const start = this.#at + 1;
    const kind = this.#text();
    if (kind === undefined) return false;
    const end = this.#at - 1;
    const step = this.#step;
    place.text += step;
    if (start === end) {
      place.empty += step;
      return true;
    }
    if (bytes[start] === dollar && bytes[end - 1] === semicolon) place.internal += step;
    else if (end - start === timeLength && bytes[start + 10] === letterCapitalT && bytes[end - 1] === letterZ)
      place.times += step;
    if (place.keepsWords) place.word(this.#decoded(start, end, kind === 'escaped'), step);
    return true;
  }

  /** Passes a text; its end is behind the second quote. */
  #text(): 'plain' | 'escaped' | undefined {
    const bytes = this.#bytes;
    let at = this.#at + 1;
    let seen = 0;
    let kind: 'plain' | 'escaped' = 'plain';
    for (;;) {
      const byte = bytes[at] as number;
      if (byte === quote) break;
      if (!(byte >= space)) return undefined;
      if (byte === backslash) {
        const length = escapeLength(bytes, at);
        if (length === 0) return undefined;
        at += length;
        kind = 'escaped';
      } else at++;
      seen |= byte;
    }
    this.#seenBytes |= seen;
    this.#at = at + 1;
    return kind;
  }

  #countNumber(place: PlaceTally): boolean {
    const bytes = this.#bytes;
    const start = this.#at;
    let at = bytes[start] === minus ? start + 1 : start;
    const whole = at;
    let value = 0;
    for (let digit = digitAt(bytes, at); digit >= 0; digit = digitAt(bytes, at)) {
      value = value * 10 + digit;
      at++;
    }
    const digits = at - whole;
    // A number has a digit at least, and none of several begins with a zero.
    if (digits === 0 || (digits > 1 && bytes[whole] === zero)) return false;
    let decimals = -1;
    if (bytes[at] === point) {
      const behind = afterDigits(bytes, at + 1);
      decimals = behind - at - 1;
      if (decimals === 0) return false;
      at = behind;
    }
    const hasExponent = ((bytes[at] as number) | 0x20) === letterE;
    if (hasExponent) {
      const sign = bytes[at + 1];
      const from = sign === minus || sign === plus ? at + 2 : at + 1;
      at = afterDigits(bytes, from);
      if (at === from) return false;
    }
    // The parser takes no number beyond all numbers; only an exponent or hundreds of digits make one.
    if ((hasExponent || digits > 300) && !Number.isFinite(Number(this.#decoded(start, at, false)))) return false;
    this.#at = at;
    if (decimals >= 0 || hasExponent) place.decimal(Math.max(0, decimals), hasExponent, this.#step);
    else this.#countInteger(place, digits, bytes[start] === minus ? -value : value);
    return true;
  }

  #countInteger(place: PlaceTally, digits: number, value: number): void {
    place.integer(digits, this.#step);
    if (place.bits && value >= 0) place.bitSet(value, this.#step);
    if (place.keepsWords) place.word(String(value), this.#step);
  }

  /** Whether these very bytes come next; then they are passed. */
  #takes(wanted: Uint8Array): boolean {
    const bytes = this.#bytes;
    const at = this.#at;
    const { length } = wanted;
    // The second byte tells more than the first, which is a quote.
    if (bytes[at + 1] !== wanted[1]) return false;
    for (let index = 0; index < length; index++) if (bytes[at + index] !== wanted[index]) return false;
    this.#at = at + length;
    return true;
  }

  #decoded(start: number, end: number, isEscaped: boolean): string {
    if (isEscaped) return JSON.parse(utf8At(this.#bytes, start - 1, end + 1)) as string;
    return this.#seenBytes < 0x80 ? latin1At(this.#bytes, start, end) : utf8At(this.#bytes, start, end);
  }
}

const dollar = 0x24;
const plus = 0x2b;
const semicolon = 0x3b;
const letterCapitalT = 0x54;
const letterZ = 0x5a;
const letterE = 0x65;
const letterU = 0x75;
const timeLength = '2026-11-14T20:41:00Z'.length;

function digitAt(bytes: Uint8Array, at: number): number {
  const digit = (bytes[at] as number) - zero;
  return digit <= 9 ? digit : -1;
}

function afterDigits(bytes: Uint8Array, from: number): number {
  let at = from;
  while (digitAt(bytes, at) >= 0) at++;
  return at;
}

/** How many bytes an escape has; 0 if it is none. */
function escapeLength(bytes: Uint8Array, at: number): number {
  const byte = bytes[at + 1] as number;
  if (byte !== letterU) return simpleEscapes.has(byte) ? 2 : 0;
  for (let index = at + 2; index < at + 6; index++) if (!hexDigits.has(bytes[index] as number)) return 0;
  return 6;
}

const simpleEscapes = new Set(utf8Bytes('"\\/bfnrt'));
const hexDigits = new Set(utf8Bytes('0123456789abcdefABCDEF'));
