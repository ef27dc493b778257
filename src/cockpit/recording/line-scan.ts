import { isUtcTime } from '../../interface/text-forms.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { frontOf } from '../../journal/read/line-front.js';
import { type KindNames, noKind } from './kind-names.js';
import type { IndexedLine } from './line-index.js';

const closeBrace = 0x7d;

/** Finds the time and the kind of each line: in its first bytes if they are as usual, otherwise by parsing it. */
export class LineScan {
  readonly #kinds: KindNames;
  /** Most lines have the time of the line before. */
  #timestamp = '';
  #time = Number.NaN;

  constructor(kinds: KindNames) {
    this.#kinds = kinds;
  }

  /** Scans a line, of which there may be only the first bytes. */
  scan(bytes: Uint8Array, start: number, end: number, isCut: boolean): Omit<IndexedLine, 'offset' | 'length'> {
    const front = frontOf(bytes, start, end);
    const time = front ? this.#timeOf(front.timestamp) : Number.NaN;
    if (!front || Number.isNaN(time) || !(isCut || bytes[end - 1] === closeBrace))
      return this.#parsed(bytes.subarray(start, end), isCut);
    return { time, kind: this.#kinds.numberOf(front.kind), isBroken: false, isSound: false };
  }

  #parsed(line: Uint8Array, isCut: boolean): Omit<IndexedLine, 'offset' | 'length'> {
    // An empty line is no event; nor is one of which too much would have to be parsed, as far as can be known.
    const event = line.length === 0 || isCut ? undefined : parseLine(line).event;
    const { timestamp, event: kind } = (event ?? {}) as Readonly<Record<string, unknown>>;
    return {
      time: typeof timestamp === 'string' ? this.#timeOf(timestamp) : Number.NaN,
      kind: typeof kind === 'string' ? this.#kinds.numberOf(kind) : noKind,
      isBroken: !event && !isCut,
      isSound: !isCut,
    };
  }

  #timeOf(timestamp: string): number {
    if (timestamp !== this.#timestamp) {
      this.#timestamp = timestamp;
      this.#time = isUtcTime(timestamp) ? Date.parse(timestamp) : Number.NaN;
    }
    return this.#time;
  }
}
