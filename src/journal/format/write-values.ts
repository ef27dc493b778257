/**
 * Writing values as bytes, in the game's spacing. Each function writes at a place and gives the place behind what it
 * wrote. The buffer behind a sink may be another one after a call that writes text, as it grows there.
 */
import { backslash, minus, point, quote, zero } from '../ascii.js';

/** A growing buffer. At every moment at least `reserve` bytes are free behind what was written. */
export interface Sink {
  bytes: Uint8Array<ArrayBuffer>;
  /** The same bytes, for writing several at once. */
  view: DataView;
}

/** Writes an object of one shape at a place of a sink, and gives the place behind it. */
export type WriteShape = (sink: Sink, at: number, object: object) => number;

/** More than the keys and numbers of any one object take. */
export const reserve = 16_384;

/**
 * Called by its own name: V8 has a dozen sorts of texts, and where more than four of them come along it looks for the method anew at each
 * character, which takes as long as all the rest.
 */
// oxlint-disable-next-line typescript/unbound-method
const { charCodeAt } = String.prototype;

const firstPlain = 0x20;
const lastPlain = 0x7e;

export function createSink(size: number): Sink {
  const bytes = new Uint8Array(size + reserve);
  return { bytes, view: new DataView(bytes.buffer) };
}

/** Makes sure that `wanted` bytes and the reserve are free. */
export function makeRoom(sink: Sink, at: number, wanted: number): void {
  const { bytes } = sink;
  if (at + wanted + reserve <= bytes.length) return;
  const larger = new Uint8Array(Math.max(bytes.length * 2, at + wanted + reserve));
  larger.set(bytes.subarray(0, at));
  sink.bytes = larger;
  sink.view = new DataView(larger.buffer);
}

/**
 * ASCII text ready to be written eight bytes at a time, as numbers: no ASCII text makes one that is not a number, which
 * might be changed on the way. What the last one has too much is overwritten by whatever comes next.
 */
export function readyText(text: string): Float64Array {
  const eights = new Float64Array(Math.ceil(text.length / 8));
  new TextEncoder().encodeInto(text.padEnd(eights.byteLength), new Uint8Array(eights.buffer));
  return eights;
}

export function writeReady({ view }: Sink, at: number, eights: Float64Array): void {
  for (let index = 0; index < eights.length; index++)
    view.setFloat64(at + index * 8, eights[index] as number, littleEndian);
}

/**
 * Copies bytes that were written before, eight at a time, and gives the place behind them; no valid UTF-8 makes a number that is
 * not one. What the last eight have too much is overwritten by whatever comes next.
 */
export function copyBytes(sink: Sink, at: number, from: number, length: number): number {
  makeRoom(sink, at, length);
  const { view } = sink;
  for (let index = 0; index < length; index += 8)
    view.setFloat64(at + index, view.getFloat64(from + index, littleEndian), littleEndian);
  return at + length;
}

const littleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;

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

/** Text with characters beyond ASCII, which stay as they are, or such as JSON must escape. */
function writeAnyText(sink: Sink, at: number, text: string): number {
  const json = JSON.stringify(text);
  makeRoom(sink, at, json.length * 3);
  return at + encoder.encodeInto(json, sink.bytes.subarray(at)).written;
}

const encoder = new TextEncoder();

/** Characters that are known to be ASCII. */
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

/** Beyond it, the scaled number may be half a unit off, and be rounded to another one than the number that was read. */
const largestScaled = 2 ** 50;

/** A number with as many decimals as the game gives the field. */
export function writeFixed(sink: Sink, at: number, value: number, decimals: number, scale: number): number {
  const size = Math.abs(value);
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

/** A number with as many decimals as it takes, after it was rounded to so many digits. */
export function writeRounded(sink: Sink, at: number, value: number, digits: number): number {
  return writeAscii(sink, at, Number.isFinite(value) ? withoutExponent(Number(value.toPrecision(digits))) : 'null');
}

/** The digits of a number without an exponent. */
function withoutExponent(value: number): string {
  const text = String(value);
  return text.includes('e') ? value.toFixed(6) : text;
}

/** A number rounded to so many digits, and with an exponent where it is larger or much smaller: `%g` in C. */
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

/** The two digits of each number below a hundred. */
const tens = Uint8Array.from({ length: 100 }, (_, number) => zero + Math.floor(number / 10));
const ones = Uint8Array.from({ length: 100 }, (_, number) => zero + (number % 10));

/** An integer below a thousand million, with leading zeros. */
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

/** A number the table says nothing about: an integer as such, another with the game's six decimals if they hold it. */
function writeNumber(sink: Sink, at: number, value: number): number {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return writeInteger(sink, at, value);
  if (Number.isInteger(value) && value !== 0) return writeAscii(sink, at, String(BigInt(value)));
  if (Number(value.toFixed(6)) === value) return writeFixed(sink, at, value, 6, 1_000_000);
  return writeAscii(sink, at, Number.isFinite(value) ? String(value) : 'null');
}

/** Any value, in its own order. */
export function writeAny(sink: Sink, at: number, value: unknown): number {
  switch (typeof value) {
    case 'string':
      return writeText(sink, at, value);
    case 'number':
      return writeNumber(sink, at, value);
    case 'object':
      if (Array.isArray(value)) return writeArray(sink, at, value);
      return value === null
        ? writeAscii(sink, at, 'null')
        : writeMembers(sink, at, value, Object.keys(value), (place, each) => writeAny(sink, place, each));
    default:
      // JSON has no other values: a bigint and a boolean stand for themselves, nothing else is written by JSON.stringify either.
      return writeAscii(sink, at, typeof value === 'bigint' || typeof value === 'boolean' ? String(value) : 'null');
  }
}

/** What stands before the first member of an object, between two, and behind the last. */
export interface Spacing {
  readonly first: string;
  readonly between: string;
  readonly last: string;
}

const usualSpacing: Spacing = { first: '{ ', between: ', ', last: ' }' };
const denseSpacing: Spacing = { first: '{', between: ',', last: '}' };

export function spacingOf({ dense }: { readonly dense?: true }): Spacing {
  return dense ? denseSpacing : usualSpacing;
}

/** An object with these members in this order, each written by `writeMember`; absent ones are passed over. */
export function writeMembers(
  sink: Sink,
  at: number,
  object: object,
  names: readonly string[],
  writeMember: (at: number, value: unknown, name: string) => number,
  { first, between, last } = usualSpacing,
): number {
  let end = at;
  let before = first;
  for (const name of names) {
    const value = (object as Record<string, unknown>)[name];
    if (value === undefined) continue;
    end = writeAscii(sink, end, before);
    end = writeText(sink, end, name);
    end = writeAscii(sink, end, ':');
    end = writeMember(end, value, name);
    before = between;
  }
  return writeAscii(sink, end, before === first ? '{  }' : last);
}

function writeArray(sink: Sink, at: number, elements: readonly unknown[]): number {
  if (elements.length === 0) return writeAscii(sink, at, '[  ]');
  const bare = elements.every((each) => typeof each === 'number' || typeof each === 'bigint');
  let end = writeAscii(sink, at, bare ? '[' : '[ ');
  for (const [index, each] of elements.entries()) {
    if (index > 0) end = writeAscii(sink, end, bare ? ',' : ', ');
    end = writeAny(sink, end, each);
  }
  return writeAscii(sink, end, bare ? ']' : ' ]');
}
