import { isUtcTime } from '../../interface/text-forms.js';
import { parseLine } from '../../journal/parse/parse-line.js';
import { type KindNames, noKind } from './kind-names.js';
import { endsAsUsual, LineBeginning } from './line-beginning.js';

/** Finds the time and the kind of each line: from its first bytes if these are as usual, otherwise by parsing it. */
export class LineScan {
  readonly #kinds: KindNames;
  readonly #beginning: LineBeginning;
  /** Of the line that was scanned last; the time is NaN if it has none. */
  time = Number.NaN;
  kind = noKind;
  isBroken = false;
  /** Whether it was parsed. */
  isSound = false;

  constructor(kinds: KindNames) {
    this.#kinds = kinds;
    this.#beginning = new LineBeginning(kinds);
  }

  /** Scans a line, of which there may be only the first bytes. */
  scan(bytes: Uint8Array, start: number, end: number, isCut: boolean): void {
    if (this.#beginning.read(bytes, start, end) && (isCut || endsAsUsual(bytes, end))) {
      this.time = this.#beginning.time;
      this.kind = this.#beginning.kind;
      this.isBroken = false;
      this.isSound = false;
    } else this.#parse(bytes.subarray(start, end), isCut);
  }

  #parse(line: Uint8Array, isCut: boolean): void {
    // An empty line is no event; nor is one of which too much would have to be parsed, as far as anybody can tell.
    const event = line.length === 0 || isCut ? undefined : parseLine(line).event;
    const { timestamp, event: kind } = (event ?? {}) as Readonly<Record<string, unknown>>;
    this.time = typeof timestamp === 'string' && isUtcTime(timestamp) ? Date.parse(timestamp) : Number.NaN;
    this.kind = typeof kind === 'string' ? this.#kinds.numberOf(kind) : noKind;
    this.isBroken = !event && !isCut;
    this.isSound = !isCut;
  }
}
