import * as format from './row-format.js';
import { type SessionRows, usualValues } from './session-rows.js';

/** Where a line stands, and when it was written. */
export interface RowHead {
  /** The number of its kind. */
  readonly kind: number;
  readonly line: number;
  readonly length: number;
  readonly offset: number;
  readonly day: number;
  readonly time: number;
}

const firstCells = 2048;

/** Collects rows: those that the module has written, and others. */
export class RowWriter {
  #cells = new Float64Array(firstCells);
  #words = new Int32Array(this.#cells.buffer);
  #end = 0;
  /** The values whose numbers stand in the cells. */
  values: unknown[] = [...usualValues];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** Adds rows that were written elsewhere, the numbers of whose values begin here; the values have to follow. */
  addRows(cells: Float64Array, count: number): void {
    const at = this.#room(cells.length);
    this.#cells.set(cells, at);
    this.#count += count;
  }

  add(head: RowHead, members: readonly unknown[]): void {
    const size = format.headCells + members.length;
    const at = this.#room(size);
    this.#words.set([head.kind, size, head.line, head.length, head.day, head.time], at * 2);
    this.#cells[at + format.rowOffset / 8] = head.offset;
    for (const [index, member] of members.entries()) this.#put(at + format.headCells + index, member);
    this.#count++;
  }

  #put(cell: number, value: unknown): void {
    if (typeof value === 'number') this.#cells[cell] = value;
    else this.#words.set([this.#numberOf(value), format.isValue], cell * 2);
  }

  #numberOf(value: unknown): number {
    const usual = usualValues.indexOf(value);
    return usual < 0 ? this.values.push(value) - 1 : usual;
  }

  /** All rows since the last time. */
  flush(): SessionRows {
    const rows = { cells: this.#cells.slice(0, this.#end), values: this.values };
    this.values = [...usualValues];
    this.#end = 0;
    this.#count = 0;
    return rows;
  }

  /** The place of so many new cells. */
  #room(cells: number): number {
    const at = this.#end;
    this.#end += cells;
    if (this.#end > this.#cells.length) {
      const before = this.#cells;
      this.#cells = new Float64Array(Math.max(this.#end, before.length * 2));
      this.#cells.set(before);
      this.#words = new Int32Array(this.#cells.buffer);
    }
    return at;
  }
}
