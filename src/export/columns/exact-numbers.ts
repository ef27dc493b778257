/**
 * Numbers with more digits than a double holds. They are exported without rounding.
 */
import { point, zero } from '../../journal/ascii.js';

/** A number that JSON.parse would round: its digits as they were written. */
export class LongNumber {
  readonly digits: string;

  constructor(digits: string) {
    this.digits = digits;
  }
}

/** Up to this many digits, a double has the digits that were written. */
const safeDigits = 15;

/** Looking at every `stride`-th byte finds every run of `stride` digits and points. */
const stride = safeDigits + 1;

/** Whether a line may contain a long number: a run of digits, in a number or in a text. */
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

/**
 * Whether a double has the digits that were written. Of large whole numbers, JavaScript may print rounded
 * ones.
 */
function isExact(token: string): boolean {
  if (wholeNumber.test(token)) return Number.isSafeInteger(Number(token));
  return sameDigits(token) === sameDigits(String(Number(token)));
}

/** The normal form of a number: the same for `1.50` and `15e-1`. */
function sameDigits(token: string): string {
  const [, sign = '', whole = '', decimals = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(token) ?? [];
  const digits = (whole + decimals).replace(/^0+/, '');
  const kept = digits.replace(/0+$/, '');
  return kept === '' ? '0' : `${sign}${kept}e${Number(exponent) - decimals.length + digits.length - kept.length}`;
}
