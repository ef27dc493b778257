import type { Compiled } from '../../journal/web-assembly.js';
import * as format from './row-format.js';
import { type RowHead, RowWriter } from './row-writer.js';
import { valueAt } from './scanned-value.js';
import type { RowLog } from './scanner.js';
import * as layout from './scanner-memory.js';
import type { SessionRows } from './session-rows.js';

/** The rows that the module has written in its memory, until they are taken out of it. */
export class RowMemory implements RowLog {
  readonly #addRow: Compiled;
  #words: Int32Array;
  #bytes: Uint8Array;
  #cells: Float64Array;
  /** Whose rows they are. */
  #writer = new RowWriter();
  /** Values that were made of bytes before, by which one they are of all. */
  readonly #known: unknown[] = [];

  constructor(addRow: Compiled, words: Int32Array, bytes: Uint8Array) {
    this.#addRow = addRow;
    this.#words = words;
    this.#bytes = bytes;
    this.#cells = new Float64Array(words.buffer);
    this.#set(layout.lineNumber, -1);
    this.#forget();
    this.#empty();
  }

  /** The memory has grown, and stands elsewhere. */
  move(words: Int32Array, bytes: Uint8Array): void {
    this.#words = words;
    this.#bytes = bytes;
    this.#cells = new Float64Array(words.buffer);
  }

  get count(): number {
    return this.#word(layout.rowCount);
  }

  writeTo(writer: RowWriter): void {
    if (writer !== this.#writer) this.take();
    this.#writer = writer;
    if (this.count === 0) this.#set(layout.firstRowValue, writer.values.length);
  }

  expect(line: number, offset: number): void {
    this.#set(layout.lineNumber, line);
    this.#cells[layout.fileOffset >> 3] = offset;
  }

  add(kind: number, line: number, length: number, offset: number): boolean {
    return this.#addRow(kind, line, length, offset) !== 0;
  }

  addHead({ kind, line, length, offset, day, time }: RowHead): boolean {
    const row = this.#word(layout.rowsEnd);
    const end = row + format.headSize;
    if (end > layout.rowsLimit) return false;
    this.#words.set([kind, format.headCells, line, length, day, time], row >> 2);
    this.#cells[(row + format.rowOffset) >> 3] = offset;
    this.#set(layout.rowsEnd, end);
    this.#set(layout.rowCount, this.count + 1);
    return true;
  }

  take(): void {
    if (this.count > 0) {
      const end = this.#word(layout.rowsEnd);
      this.#writer.addRows(this.#cells.subarray(layout.rows >> 3, end >> 3), this.count);
      this.#addValues();
    }
    this.#empty();
  }

  /** The row of the clean line last scanned, by itself; nothing if there is no room even so. */
  alone(): SessionRows | undefined {
    const [before, own] = [this.#writer, new RowWriter()];
    this.writeTo(own);
    const hasRoom = this.add(0, 0, 0, 0);
    this.take();
    this.writeTo(before);
    return hasRoom ? own.flush() : undefined;
  }

  /** The values that the rows refer to; each is made once as long as it is known. */
  #addValues(): void {
    const words = this.#words;
    const known = this.#known;
    const { values } = this.#writer;
    const first = layout.rowValues >> 2;
    const end = first + this.#word(layout.rowValueCount);
    for (let at = first; at < end; at++) {
      const entry = words[at] as number;
      const id = words[(entry + layout.valueId) >> 2] as number;
      let value = known[id];
      if (value === undefined) {
        const text = entry + layout.valueText;
        known[id] = value = valueAt(this.#bytes, text, text + (words[entry >> 2] as number));
      }
      values.push(value);
    }
  }

  #empty(): void {
    const round = this.#word(layout.rowRound);
    this.#set(layout.rowsEnd, layout.rows);
    this.#set(layout.rowCount, 0);
    this.#set(layout.rowValueCount, 0);
    this.#set(layout.rowRound, round + 1);
    const known = this.#word(layout.valuesKnown);
    const used = this.#word(layout.valuesEnd) - layout.values;
    // Before there is no room left: then no row could be added that has a new one.
    const isHalfFull = known > layout.mostValues / 2 || used > (layout.valuesLimit - layout.values) / 2;
    if (isHalfFull || round > lastRound) this.#forget();
  }

  #forget(): void {
    this.#words.fill(0, layout.valueSlots >> 2, (layout.valueSlots >> 2) + layout.valueSlotCount);
    this.#set(layout.valuesKnown, 0);
    this.#set(layout.valuesEnd, layout.values);
    this.#set(layout.rowRound, 1);
    // Its room is kept: an array that grows again and again leaves a multiple of it behind.
    this.#known.fill(undefined);
  }

  #word(place: number): number {
    return this.#words[place >> 2] as number;
  }

  #set(place: number, word: number): void {
    this.#words[place >> 2] = word;
  }
}

/** Rounds are counted in half a cell. */
const lastRound = 2 ** 30;
