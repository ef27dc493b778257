/** Values of a clean line, from their bytes. */
import { quote, space } from '../../journal/ascii.js';
import { latin1At, utf8At } from '../../journal/byte-text.js';
import { parseExactly } from '../../journal/parse/exact-json.js';

const openBrace = 0x7b;
const openBracket = 0x5b;
const letterT = 0x74;
const letterF = 0x66;

/** The same value that the parser would give. */
export function valueAt(bytes: Uint8Array, start: number, end: number): unknown {
  const first = bytes[start] === space ? start + 1 : start;
  switch (bytes[first]) {
    case quote:
      return utf8At(bytes, first + 1, end - 1);
    case letterT:
      return true;
    case letterF:
      return false;
    case openBracket:
    case openBrace:
      return structureIn(utf8At(bytes, first, end));
    default:
      return numberAt(bytes, first, end);
  }
}

/**
 * The value of a text of which it is known that it is sound. Only an integer of many digits could be rounded;
 * a text that looks like one does no harm.
 */
function structureIn(text: string): unknown {
  return /\d{16}/.test(text) ? parseExactly(text) : JSON.parse(text);
}

function numberAt(bytes: Uint8Array, start: number, end: number): unknown {
  const number = shortNumber(bytes, start, end);
  return Number.isNaN(number) ? parseExactly(latin1At(bytes, start, end)) : number;
}

/** An array of numbers. */
export function numbersAt(bytes: Uint8Array, start: number, end: number): unknown[] {
  const numbers: unknown[] = [];
  let first = bytes[start] === 0x20 ? start + 2 : start + 1;
  for (let at = first; at < end; at++) {
    const byte = bytes[at] as number;
    // Between numbers there is a comma, behind the last one the bracket, and spaces wherever they please.
    if (byte === 0x20 && at === first) first++;
    else if (byte < 0x2d || byte > 0x39) {
      if (at > first) numbers.push(numberAt(bytes, first, at));
      first = at + 1;
    }
  }
  return numbers;
}

/**
 * A number of few digits; `NaN` if it has more, or an exponent, or is a zero below zero. The bytes stand here
 * as numbers for the same reason as in the tokens.
 */
export function shortNumber(b: Uint8Array, start: number, end: number): number {
  let p = b[start] === 0x20 ? start + 1 : start;
  const negative = b[p] === 0x2d;
  if (negative) p++;
  const length = end - p;
  if (length > 16) return Number.NaN;
  let digits = 0;
  let decimals = -1;
  for (; p < end; p++) {
    const byte = b[p] as number;
    if (byte === 0x2e) decimals = 0;
    else if (byte < 0x30 || byte > 0x39) return Number.NaN;
    else {
      digits = digits * 10 + byte - 0x30;
      if (decimals >= 0) decimals++;
    }
  }
  // A floating-point number holds 15 digits for certain.
  if (length > 15 && decimals < 0) return Number.NaN;
  // Both are exact, so that their quotient is rounded once, as a parser rounds.
  const value = decimals > 0 ? digits / (tens[decimals] as number) : digits;
  if (!negative) return value;
  return value === 0 ? Number.NaN : -value;
}

const tens = Array.from({ length: 17 }, (_, power) => 10 ** power);
