import { carriageReturn, lineFeed, quote, space } from '../../journal/ascii.js';
import { dayAt, timeAt } from './moment.js';
import { Names } from './names.js';
import { otherKind, type Scanner, unsure } from './scanner.js';
import type { Tape } from './tape.js';
import { text } from './tokens.js';
import { valueAt } from './value.js';
import { walkRest } from './walk.js';

/** Scans a part of a line from a place on, and gives the place behind it or -1. */
export type ScanPart = (b: Buffer, v: DataView, p: number) => number;

/** What was generated from a catalogue. */
export interface Generated {
  readonly names: readonly string[];
  /** Which kind's name stands in quotes at a place; -1 for any other text. */
  readonly kindOf: ScanPart;
  /** For each kind, what follows the time and the name. */
  readonly scanRest: readonly ScanPart[];
  readonly tape: Tape;
}

const openBrace = 0x7b;
const comma = 0x2c;
const time = '"timestamp":';
const event = '"event":';
const head = memory(64);
head.b.write(`${time}${event}`);
const [time1, time2, time3] = [head.v.getInt32(0, true), head.v.getInt32(4, true), head.v.getInt32(8, true)];
const [event1, event2] = [head.v.getInt32(time.length, true), head.v.getInt32(time.length + 4, true)];

const timeLength = '2026-11-14T20:41:00Z'.length;

/** More bytes than the scan ever looks at behind the one that stops it. */
const reach = 64;

/** A line that has to be copied is not worth it beyond this, nor is one whose places would not fit into 32 bits. */
const longestCopy = 2 ** 20;
const lastPlace = 2 ** 31 - 2 ** 16;

/** No text can be longer, so the parser has a problem with such a line. */
const longestLine = 2 ** 28;

export class LineScanner implements Scanner {
  readonly #generated: Generated;
  readonly #tape: Tape;
  readonly #names = new Names();
  #given: Uint8Array | undefined;
  #offset = 0;
  #b: Buffer = Buffer.alloc(0);
  #v: DataView = new DataView(new ArrayBuffer(0));
  /** A place of our own for lines that have nothing behind them. */
  #copy: { b: Buffer; v: DataView };
  /** What was scanned last: where it is, and where the name of its kind stands in it. */
  #scanned: Buffer = this.#b;
  #timeStart = 0;
  #nameStart = 0;
  #nameEnd = 0;
  #kind = unsure;
  #day = -1;
  #dayWord1 = 0;
  #dayWord2 = 0;
  #dayWord3 = 0;
  #time = 0;

  constructor(generated: Generated) {
    this.#generated = generated;
    this.#tape = generated.tape;
    this.#copy = memory(2 ** 16);
  }

  get moment(): number {
    return this.#day * 1_000_000 + this.#time;
  }

  scan(bytes: Uint8Array, start: number, end: number): number {
    if (bytes !== this.#given) this.#look(bytes);
    const from = start + this.#offset;
    const to = end + this.#offset;
    const b = this.#b;
    // A byte behind the line that is part of nothing stops the scan, and some more let it look four bytes at a time.
    const isStopped = (b[to] === lineFeed || b[to] === carriageReturn) && to + reach < b.length;
    if (isStopped && to < lastPlace && to - from < longestLine) return this.#line(b, this.#v, from, to);
    return this.#copied(bytes, start, end);
  }

  tapped(): Record<string, unknown> {
    const b = this.#scanned;
    const tapped: Record<string, unknown> = {
      timestamp: b.toString('latin1', this.#timeStart, this.#timeStart + timeLength),
      event: this.#generated.names[this.#kind],
    };
    this.#tape.into(tapped, b);
    return tapped;
  }

  name(): string {
    return valueAt(this.#scanned, this.#nameStart, this.#nameEnd) as string;
  }

  #line(b: Buffer, v: DataView, start: number, end: number): number {
    let p = start;
    if (b[p] !== openBrace) return unsure;
    p += b[p + 1] === space ? 2 : 1;
    if (v.getInt32(p, true) !== time1 || v.getInt32(p + 4, true) !== time2 || v.getInt32(p + 8, true) !== time3)
      return unsure;
    p += b[p + 12] === space ? 13 : 12;
    if (b[p] !== quote || b[p + 21] !== quote) return unsure;
    this.#timeStart = p + 1;
    const day = this.#dayAt(b, v, p + 1);
    this.#time = timeAt(v, p + 1);
    if (day < 0 || this.#time < 0 || b[p + 22] !== comma) return unsure;
    p += b[p + 23] === space ? 24 : 23;
    if (v.getInt32(p, true) !== event1 || v.getInt32(p + 4, true) !== event2) return unsure;
    p += b[p + 8] === space ? 9 : 8;
    this.#scanned = b;
    this.#nameStart = p;
    const kind = this.#generated.kindOf(b, v, p);
    p = text(b, v, p);
    if (p < 0) return unsure;
    this.#nameEnd = p;
    this.#kind = kind;
    if (kind < 0) return isEnd(b, walkRest(b, v, this.#names, p), end) ? otherKind : unsure;
    this.#tape.clear();
    const scanRest = this.#generated.scanRest[kind] as ScanPart;
    return isEnd(b, scanRest(b, v, p), end) ? kind : unsure;
  }

  /** Line after line is of the same day. */
  #dayAt(b: Buffer, v: DataView, p: number): number {
    const [year, month, day] = [v.getInt32(p, true), v.getInt32(p + 4, true), v.getInt32(p + 6, true)];
    if (year === this.#dayWord1 && month === this.#dayWord2 && day === this.#dayWord3) return this.#day;
    this.#day = dayAt(b, p);
    this.#dayWord1 = year;
    this.#dayWord2 = month;
    this.#dayWord3 = day;
    return this.#day;
  }

  #look(bytes: Uint8Array): void {
    this.#given = bytes;
    this.#offset = bytes.byteOffset;
    this.#b = Buffer.from(bytes.buffer);
    this.#v = new DataView(bytes.buffer);
  }

  #copied(bytes: Uint8Array, start: number, end: number): number {
    const length = end - start;
    if (length > longestCopy || length < 0) return unsure;
    const room = length + reach + 1;
    if (room > this.#copy.b.length) this.#copy = memory(2 * room);
    const { b, v } = this.#copy;
    b.set(bytes.subarray(start, end), 1);
    b[length + 1] = lineFeed;
    return this.#line(b, v, 1, length + 1);
  }
}

/** Whether nothing but the end of the line is left. */
function isEnd(b: Uint8Array, p: number, end: number): boolean {
  if (p < 0) return false;
  while (p < end && (b[p] === space || b[p] === carriageReturn)) p++;
  return p === end;
}

function memory(size: number): { b: Buffer; v: DataView } {
  const bytes = new ArrayBuffer(size);
  return { b: Buffer.from(bytes), v: new DataView(bytes) };
}
