import { isUtcTime } from '../../interface/text-forms.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { frontOf } from '../../journal/read/line-front.js';
import { type KindNames, noKind } from './kind-names.js';
import type { IndexedLine } from './line-index.js';

const closeBrace = 0x7d;

/** Finds time and kind of each line: in its first bytes if they have the usual form, otherwise by parsing. */
export class LineScan {
  readonly #kinds: KindNames;
  /** Most lines have the same time as the previous one. */
  #timestamp = '';
  #time = Number.NaN;

  constructor(kinds: KindNames) {
    this.#kinds = kinds;
  }

  /** `isCut`: only the first bytes of the line are available. */
  scan(bytes: Uint8Array, start: number, end: number, isCut: boolean): Omit<IndexedLine, 'offset' | 'length'> {
    const front = frontOf(bytes, start, end);
    const time = front ? this.#timeOf(front.timestamp) : Number.NaN;
    if (!front || Number.isNaN(time) || !(isCut || bytes[end - 1] === closeBrace))
      return this.#parsed(bytes.subarray(start, end), isCut);
    return { time, kind: this.#kinds.numberOf(front.kind), isBroken: false, isSound: false };
  }

  #parsed(line: Uint8Array, isCut: boolean): Omit<IndexedLine, 'offset' | 'length'> {
    // An empty or truncated line counts as no event.
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
