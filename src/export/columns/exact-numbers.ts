/**
 * Numbers with more digits than a floating-point number can tell apart. The game writes none, but a journal may have been
 * through other hands: nothing in it is rounded on its way into a table.
 */
import { point, zero } from '../../journal/ascii.js';

/** A number that JSON.parse would round: its digits as they were written. */
export class LongNumber {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

/** With so many digits or fewer, every number comes back as it was written. */
const safeDigits = 15;

/** A row of so many digits and points hides nowhere between two looks that are so far apart. */
const stride = safeDigits + 1;

/** Whether there may be a long number in a line: a row of digits, be it in a number or in a text. */
export function mayHoldLongNumber(bytes: Uint8Array): boolean {
  for (let at = stride - 1; at < bytes.length; at += stride) {
    if (!isDigit(bytes[at] as number)) continue;
    let start = at;
    let end = at + 1;
    while (start > 0 && isDigit(bytes[start - 1] as number)) start--;
    while (end < bytes.length && isDigit(bytes[end] as number)) end++;
    if (end - start >= stride) return true;
  }
  return false;
}

function isDigit(byte: number): boolean {
  return (byte >= zero && byte <= zero + 9) || byte === point;
}

const wholeNumber = /^-?\d+$/;
const textOrNumber = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Parses a text that is known to be JSON; numbers that would be rounded are long numbers. */
export function parseWithLongNumbers(text: string): unknown {
  let mark = '#';
  while (text.includes(`"${mark}`)) mark += '#';
  const marked = text.replaceAll(textOrNumber, (token) =>
    token.startsWith('"') || isExact(token) ? token : `"${mark}${token}"`,
  );
  return JSON.parse(marked, (_name, value: unknown) =>
    typeof value === 'string' && value.startsWith(mark) ? longNumber(value.slice(mark.length)) : value,
  );
}

/** Whole numbers keep all their digits as bigints, as everywhere else. */
function longNumber(digits: string): bigint | LongNumber {
  return wholeNumber.test(digits) ? BigInt(digits) : new LongNumber(digits);
}

/** Whether a number comes back with the same digits. Of a large whole number, those that are printed may be rounded ones. */
function isExact(token: string): boolean {
  if (wholeNumber.test(token)) return Number.isSafeInteger(Number(token));
  return sameDigits(token) === sameDigits(String(Number(token)));
}

/** A number in one form, whatever the form it was written in: `1.50` and `15e-1` are the same. */
function sameDigits(token: string): string {
  const [, sign = '', whole = '', decimals = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? [];
  const digits = (whole + decimals).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return kept === '' ? '0' : `${sign}${kept}e${Number(exponent) - decimals.length + digits.length - kept.length}`;
}
