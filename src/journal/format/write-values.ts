/**
 * Writes values as bytes, in the game's spacing. Each function writes at an offset and returns the end. The
 * sink's buffer may be replaced by a call that writes text, when it grows.
 */
import { backslash, minus, point, quote, zero } from '../ascii.js';

/** A growing buffer. At least `reserve` bytes are always free after the written ones. */
export interface Sink {
  bytes: Uint8Array<ArrayBuffer>;
  /** View of the same bytes, for writing several at once. */
  view: DataView;
}

/** More than the keys and numbers of any one object. */
export const reserve = 16_384;

/**
 * Called directly: V8 has a dozen kinds of strings, and a call site that sees more than four becomes
 * megamorphic, which takes as long as everything else.
 */
// oxlint-disable-next-line typescript/unbound-method
const { charCodeAt } = String.prototype;

const firstPlain = 0x20;
const lastPlain = 0x7e;

export function createSink(size: number): Sink {
  const bytes = new Uint8Array(size + reserve);
  return { bytes, view: new DataView(bytes.buffer) };
}

/** Ensures that `wanted` bytes and the reserve are free. */
export function makeRoom(sink: Sink, at: number, wanted: number): void {
  const { bytes } = sink;
  if (at + wanted + reserve <= bytes.length) return;
  const larger = new Uint8Array(Math.max(bytes.length * 2, at + wanted + reserve));
  larger.set(bytes.subarray(0, at));
  sink.bytes = larger;
  sink.view = new DataView(larger.buffer);
}

const encoder = new TextEncoder();

/**
 * ASCII text to be written four bytes at a time. Excess bytes of the last word are overwritten by what
 * follows.
 */
export function wordsOf(text: string): Int32Array {
  const count = Math.ceil(text.length / 4);
  const bytes = encoder.encode(text.padEnd(count * 4));
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Int32Array.from({ length: count }, (_, index) => view.getInt32(index * 4));
}

export function writeWords({ view }: Sink, at: number, words: Int32Array, length: number): void {
  for (let index = 0; index < length; index += 4) view.setInt32(at + index, words[index >> 2] as number);
}

/** Reads back bytes written before. */
export function readWords({ view }: Sink, at: number, into: Int32Array, length: number): void {
  for (let index = 0; index < length; index += 4) into[index >> 2] = view.getInt32(at + index);
}

export function writeText(sink: Sink, at: number, text: string): number {
  const { length } = text;
  makeRoom(sink, at, length * 3 + 2);
  const { bytes } = sink;
  let end = at;
  bytes[end++] = quote;
  for (let index = 0; index < length; index++) {
    const code = charCodeAt.call(text, index);
    if (code > lastPlain || code < firstPlain || code === quote || code === backslash)
      return writeAnyText(sink, at, text);
    bytes[end++] = code;
  }
  bytes[end++] = quote;
  return end;
}

/** Text with non-ASCII characters, which are kept, or with characters that JSON must escape. */
function writeAnyText(sink: Sink, at: number, text: string): number {
  const json = JSON.stringify(text);
  makeRoom(sink, at, json.length * 3);
  return at + encoder.encodeInto(json, sink.bytes.subarray(at)).written;
}

/** Text known to be ASCII. */
export function writeAscii(sink: Sink, at: number, text: string): number {
  makeRoom(sink, at, text.length);
  const { bytes } = sink;
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
  return at + text.length;
}

export function writeInteger(sink: Sink, at: number, value: number): number {
  if (!Number.isSafeInteger(value)) return writeNumber(sink, at, value);
  if (value < 0) {
    sink.bytes[at] = minus;
    return writeDigits(sink.bytes, at + 1, -value);
  }
  return writeDigits(sink.bytes, at, value);
}

/** Beyond it the scaled number may be off by half a unit, and be rounded differently from the original. */
const largestScaled = 2 ** 50;

const scales = Float64Array.from({ length: 16 }, (_, decimals) => 10 ** decimals);

/** A number with the field's number of decimals. */
export function writeFixed(sink: Sink, at: number, value: number, decimals: number): number {
  const size = Math.abs(value);
  const scale = scales[decimals] as number;
  const scaled = Math.round(size * scale);
  if (!(scaled <= largestScaled)) return writeHuge(sink, at, value, decimals);
  const { bytes } = sink;
  let end = at;
  if (value < 0 || Object.is(value, -0)) bytes[end++] = minus;
  const whole = Math.floor(scaled / scale);
  end = writeDigits(bytes, end, whole);
  bytes[end] = point;
  writePadded(bytes, end + 1, scaled - whole * scale, decimals);
  return end + 1 + decimals;
}

/** A number rounded to `digits`, with as many decimals as it takes. */
export function writeRounded(sink: Sink, at: number, value: number, digits: number): number {
  return writeAscii(sink, at, Number.isFinite(value) ? withoutExponent(Number(value.toPrecision(digits))) : 'null');
}

/** Decimal digits without an exponent. */
function withoutExponent(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
}

/** A number rounded to `digits`, with an exponent where it is large or very small: `%g` in C. */
export function writeGeneral(sink: Sink, at: number, value: number, digits: number): number {
  return writeAscii(sink, at, Number.isFinite(value) ? general(value, digits) : 'null');
}

function general(value: number, digits: number): string {
  const [mantissa = '', exponent] = value.toExponential(digits - 1).split('e');
  const power = Number(exponent);
  if (power >= -4 && power < digits) return Object.is(value, -0) ? '-0' : String(Number(value.toPrecision(digits)));
  return `${Number(mantissa)}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

function writeHuge(sink: Sink, at: number, value: number, decimals: number): number {
  if (!Number.isFinite(value)) return writeAscii(sink, at, 'null');
  const text = Math.abs(value) < 1e21 ? value.toFixed(decimals) : `${BigInt(value)}.${'0'.repeat(decimals)}`;
  return writeAscii(sink, at, text);
}

const billion = 1_000_000_000;

function writeDigits(bytes: Uint8Array, at: number, value: number): number {
  if (value >= billion) {
    const high = Math.floor(value / billion);
    const end = writeDigits(bytes, at, high);
    writePadded(bytes, end, value - high * billion, 9);
    return end + 9;
  }
  const digits = countDigits(value);
  writePadded(bytes, at, value, digits);
  return at + digits;
}

/** Tens and ones of the numbers below a hundred. */
const tens = Uint8Array.from({ length: 100 }, (_, number) => zero + Math.floor(number / 10));
const ones = Uint8Array.from({ length: 100 }, (_, number) => zero + (number % 10));

/** An integer below 10^9, with leading zeros. */
function writePadded(bytes: Uint8Array, at: number, value: number, digits: number): void {
  let rest = value | 0;
  let place = at + digits;
  while (place - at > 1) {
    const hundredth = (rest / 100) | 0;
    const two = rest - hundredth * 100;
    place -= 2;
    bytes[place] = tens[two] as number;
    bytes[place + 1] = ones[two] as number;
    rest = hundredth;
  }
  if (place > at) bytes[at] = zero + rest;
}

function countDigits(value: number): number {
  if (value < 10_000) return value < 10 ? 1 : value < 100 ? 2 : value < 1000 ? 3 : 4;
  if (value < 1_000_000) return value < 100_000 ? 5 : 6;
  return value < 10_000_000 ? 7 : value < 100_000_000 ? 8 : 9;
}

/**
 * A number without a format in the table: an integer as such, otherwise with the game's six decimals if they
 * are exact.
 */
export function writeNumber(sink: Sink, at: number, value: number): number {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return writeInteger(sink, at, value);
  if (Number.isInteger(value) && value !== 0) return writeAscii(sink, at, String(BigInt(value)));
  if (Number(value.toFixed(6)) === value) return writeFixed(sink, at, value, 6);
  return writeAscii(sink, at, Number.isFinite(value) ? String(value) : 'null');
}
