import { minus, point, zero } from '../../journal/ascii.js';
import { latin1At } from '../../journal/byte-text.js';
import { microsOf } from '../columns/utc-micros.js';
import type { ByteCursor } from './byte-cursor.js';
import { LeafColumn, type LeafValues } from './leaf-column.js';
import type { Levels } from './levels.js';
import { ByteList, DoubleList, WordList } from './number-lists.js';

/** With so many digits or fewer, a number is read without rounding. */
const safeDigits = 15;
const powersOfTen = Array.from({ length: safeDigits + 1 }, (_, exponent) => 10 ** exponent);

export class NumberLeaf extends LeafColumn<DoubleList> {
  constructor(levels: Levels) {
    super(levels, new DoubleList());
  }

  protected store(value: unknown): boolean {
    if (typeof value === 'number') this.kept.push(value);
    else if (typeof value === 'bigint' && BigInt(Number(value)) === value) this.kept.push(Number(value));
    else return false;
    return true;
  }

  /** Few digits, divided by a power of ten that is no larger, give the nearest number there is: the one JSON.parse gives. */
  scan(cursor: ByteCursor, repetition: number): boolean {
    const isNegative = cursor.next() === minus;
    if (isNegative) cursor.at++;
    const whole = cursor.at;
    let number = digitsAt(cursor, 0);
    let digits = cursor.at - whole;
    if (!isWholePart(cursor.bytes, whole, digits)) return false;
    if (cursor.bytes[cursor.at] === point) {
      const decimals = ++cursor.at;
      number = digitsAt(cursor, number);
      const exponent = cursor.at - decimals;
      digits += exponent;
      if (exponent === 0 || digits > safeDigits) return false;
      number /= powersOfTen[exponent] as number;
    }
    if (digits > safeDigits) return false;
    this.skip(this.levels.definition, repetition);
    this.kept.push(isNegative ? -number : number);
    return true;
  }

  values(): LeafValues {
    return { encoding: 'PLAIN', bytes: this.kept.bytes() };
  }
}

const wordSize = 2 ** 32;

/** Whole numbers of 64 bits, as two words each: a bigint for every one of them would take longer than all the rest. */
export class IntegerLeaf extends LeafColumn<WordList> {
  readonly #least: number;
  /** The first that is too large. */
  readonly #end: number;

  constructor(levels: Levels, { signed }: { signed: boolean }) {
    super(levels, new WordList(), 2);
    this.#least = signed ? -(2 ** 63) : 0;
    this.#end = signed ? 2 ** 63 : 2 ** 64;
  }

  protected store(value: unknown): boolean {
    if (typeof value === 'number') return this.storeNumber(value);
    if (typeof value !== 'bigint' || value < this.#least || value >= this.#end) return false;
    this.kept.push(Number(BigInt.asUintN(32, value)));
    this.kept.push(Number(BigInt.asUintN(32, value >> 32n)));
    return true;
  }

  scan(cursor: ByteCursor, repetition: number): boolean {
    const isNegative = cursor.next() === minus;
    if (isNegative) cursor.at++;
    const start = cursor.at;
    const number = digitsAt(cursor, 0);
    const digits = cursor.at - start;
    if (digits > safeDigits || !isWholePart(cursor.bytes, start, digits)) return false;
    return this.storeNumber(isNegative ? -number : number) && this.placed(repetition);
  }

  protected placed(repetition: number): true {
    this.skip(this.levels.definition, repetition);
    return true;
  }

  protected storeNumber(value: number): boolean {
    // Beyond 2^53, `1e17` is not what its digits say any more; a whole number comes as a bigint.
    if (!Number.isSafeInteger(value) || value < this.#least || Object.is(value, -0)) return false;
    const high = Math.floor(value / wordSize);
    this.kept.push(value - high * wordSize);
    this.kept.push(high);
    return true;
  }

  values(): LeafValues {
    return { encoding: 'PLAIN', bytes: this.kept.bytes() };
  }
}

export class TimeLeaf extends IntegerLeaf {
  constructor(levels: Levels) {
    super(levels, { signed: true });
  }

  protected override store(value: unknown): boolean {
    const micros = typeof value === 'string' ? microsOf(value) : undefined;
    return micros !== undefined && this.storeNumber(micros);
  }

  override scan(cursor: ByteCursor, repetition: number): boolean {
    if (!cursor.text()) return false;
    return this.store(latin1At(cursor.bytes, cursor.textStart, cursor.textEnd)) && this.placed(repetition);
  }
}

export class FlagsLeaf extends LeafColumn<WordList> {
  constructor(levels: Levels) {
    super(levels, new WordList());
  }

  protected store(value: unknown): boolean {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= wordSize) return false;
    if (Object.is(value, -0)) return false;
    this.kept.push(value);
    return true;
  }

  scan(cursor: ByteCursor, repetition: number): boolean {
    cursor.next();
    const start = cursor.at;
    const number = digitsAt(cursor, 0);
    if (!isWholePart(cursor.bytes, start, cursor.at - start) || !this.store(number)) return false;
    this.skip(this.levels.definition, repetition);
    return true;
  }

  values(): LeafValues {
    return { encoding: 'PLAIN', bytes: this.kept.bytes() };
  }
}

const literals = ['false', 'true'].map((word) => new TextEncoder().encode(word)) as [Uint8Array, Uint8Array];

export class BooleanLeaf extends LeafColumn<ByteList> {
  constructor(levels: Levels) {
    super(levels, new ByteList());
  }

  protected store(value: unknown): boolean {
    if (typeof value !== 'boolean') return false;
    this.kept.push(value ? 1 : 0);
    return true;
  }

  scan(cursor: ByteCursor, repetition: number): boolean {
    cursor.next();
    const value = cursor.takes(literals[1]) ? 1 : 0;
    if (value === 0 && !cursor.takes(literals[0])) return false;
    this.kept.push(value);
    this.skip(this.levels.definition, repetition);
    return true;
  }

  /** Eight to a byte. */
  values(): LeafValues {
    const bytes = new Uint8Array(Math.ceil(this.kept.length / 8));
    this.kept.used().forEach((value, index) => {
      bytes[index >> 3] = (bytes[index >> 3] as number) | (value << (index & 7));
    });
    return { encoding: 'PLAIN', bytes };
  }
}

/** Reads digits, and gives the number that they make behind one that was read before. */
function digitsAt(cursor: ByteCursor, before: number): number {
  const { bytes } = cursor;
  const { length } = bytes;
  let { at } = cursor;
  let number = before;
  for (; at < length; at++) {
    const digit = (bytes[at] as number) - zero;
    if (digit < 0 || digit > 9) break;
    number = number * 10 + digit;
  }
  cursor.at = at;
  return number;
}

/** JSON has no zeros in front, and at least one digit. */
function isWholePart(bytes: Uint8Array, start: number, digits: number): boolean {
  return digits === 1 || (digits > 1 && bytes[start] !== zero);
}
