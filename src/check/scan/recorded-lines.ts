import type { Members } from '../../interface/object-rule.js';
import { carriageReturn } from '../../journal/ascii.js';
import { latin1At, utf8At } from '../../journal/byte-text.js';
import { valueAt } from './scanned-value.js';
import * as layout from './scanner-memory-table.js';

/** Clean lines that are compared with others: what the scanner wrote of each, and their bytes. */
export interface RecordedLines {
  readonly records: Int32Array;
  readonly bytes: Uint8Array;
  /** The place that the first of the bytes had in the memory of the scanner. */
  readonly from: number;
  /** The names of kinds and their members, by the numbers of the kinds. */
  readonly names: readonly string[];
}

/** How the name of a kind and those of its members are written one behind another. */
export const nameSeparator = '\n';

const word = {
  line: layout.recordLine >> 2,
  kind: layout.recordKind >> 2,
  start: layout.recordStart >> 2,
  end: layout.recordEnd >> 2,
  day: layout.recordDay >> 2,
  time: layout.recordTime >> 2,
  timeStart: layout.recordTimeStart >> 2,
  members: layout.recordMembers >> 2,
  frame: layout.recordFrame >> 2,
  member: layout.memberSize >> 2,
};

const timeLength = '2026-11-14T20:41:00Z'.length;

/**
 * Moves from line to line. The event of a line reads its members from the bytes on request. It is reused: do
 * not keep it.
 */
export class RecordedLine {
  readonly #views = new Map<string, Members>();
  #lines: RecordedLines = { records: new Int32Array(), bytes: new Uint8Array(), from: 0, names: [] };
  #at = 0;
  /** Members that were read, and for which turn: each is read once in a line. */
  readonly #values: unknown[] = [];
  readonly #turns: number[] = Array.from({ length: layout.mostFields }, () => 0);
  #turn = 0;
  #day = 0;
  #time = 0;
  #timestamp = '';
  line = 0;
  event: Members = {};

  /** Goes to the line whose record begins at a word; returns where the next one does. */
  goTo(lines: RecordedLines, at: number): number {
    const { records } = lines;
    this.#lines = lines;
    this.#at = at;
    this.#turn++;
    this.line = records[at + word.line] as number;
    this.event = this.#viewOf(lines.names[records[at + word.kind] as number] as string);
    return at + (records[at] as number);
  }

  /** Drops the values of the last line. */
  leave(): void {
    this.#values.length = 0;
    this.#turn++;
  }

  get text(): string {
    return textOf(this.#lines, this.#at);
  }

  /** The text of this line, even after it moved on. */
  get laterText(): () => string {
    const lines = this.#lines;
    const at = this.#at;
    return () => textOf(lines, at);
  }

  #place(at: number): number {
    return (this.#lines.records[this.#at + at] as number) - this.#lines.from;
  }

  #viewOf(names: string): Members {
    const known = this.#views.get(names);
    if (known) return known;
    const [kind, ...members] = names.split(nameSeparator);
    const view = Object.defineProperties<Members>(
      {},
      {
        timestamp: { enumerable: true, get: () => this.#timestampHere() },
        event: { enumerable: true, value: kind },
        ...Object.fromEntries(
          members.map((name, index) => [name, { enumerable: true, get: () => this.#value(index) }]),
        ),
      },
    );
    this.#views.set(names, view);
    return view;
  }

  /** Line after line is of the same second. */
  #timestampHere(): string {
    const { records, bytes } = this.#lines;
    const day = records[this.#at + word.day] as number;
    const time = records[this.#at + word.time] as number;
    if (day !== this.#day || time !== this.#time) {
      const start = this.#place(word.timeStart);
      this.#timestamp = latin1At(bytes, start, start + timeLength);
      this.#day = day;
      this.#time = time;
    }
    return this.#timestamp;
  }

  #value(index: number): unknown {
    if (this.#turns[index] !== this.#turn) {
      this.#turns[index] = this.#turn;
      this.#values[index] = this.#read(index);
    }
    return this.#values[index];
  }

  #read(index: number): unknown {
    const bits = this.#lines.records[this.#at + word.members + (index >> 5)] as number;
    if (((bits >>> (index & 31)) & 1) === 0) return undefined;
    const place = word.frame + index * word.member;
    return valueAt(this.#lines.bytes, this.#place(place), this.#place(place + 1));
  }
}

/** The text of the line whose record begins at a word, without its line end. */
function textOf({ records, bytes, from }: RecordedLines, at: number): string {
  const start = (records[at + word.start] as number) - from;
  const end = (records[at + word.end] as number) - from;
  return utf8At(bytes, start, bytes[end - 1] === carriageReturn ? end - 1 : end);
}
