import { elementPart, type WantedPart } from './extraction-paths.js';
import * as format from './row-format.js';

/** Rows of lines that the session rules need, as `row-format.ts` says: plain data, which a thread can send to another. */
export interface SessionRows {
  readonly cells: Float64Array;
  /** The values whose numbers stand in the cells. */
  readonly values: unknown[];
}

/** Those that are in every list of values. */
export const usualValues: readonly unknown[] = [undefined, true, false];

/** Reads rows. A row is known by its first cell. */
export class RowReader {
  readonly cells: Float64Array;
  /** Two for each cell. */
  readonly words: Int32Array;
  readonly #values: unknown[];

  constructor({ cells, values }: SessionRows) {
    this.cells = cells;
    this.words = new Int32Array(cells.buffer, cells.byteOffset, cells.length * 2);
    this.#values = values;
  }

  /** How many cells a row has: the next one begins behind them. */
  size(row: number): number {
    return this.words[2 * row + format.rowSize / 4] as number;
  }

  kind(row: number): number {
    return this.words[2 * row] as number;
  }

  line(row: number): number {
    return this.words[2 * row + format.rowLine / 4] as number;
  }

  length(row: number): number {
    return this.words[2 * row + format.rowLength / 4] as number;
  }

  day(row: number): number {
    return this.words[2 * row + format.rowDay / 4] as number;
  }

  time(row: number): number {
    return this.words[2 * row + format.rowTime / 4] as number;
  }

  /** Where in the file its line begins. */
  offset(row: number): number {
    return this.cells[row + format.rowOffset / 8] as number;
  }

  /** What stands in a cell of a row, of which a part was wanted. */
  value(row: number, cell: number, part: WantedPart): unknown {
    const number = this.cells[cell] as number;
    // Only what is no number is not equal to itself.
    if (number === number) return number;
    const low = this.words[2 * cell] as number;
    if (this.words[2 * cell + 1] === format.isValue) return this.#values[low];
    // Rules ask for the same list several times: from now on it is a value like any other.
    const value = this.#structure(row, cell, part);
    this.words[2 * cell] = this.#values.push(value) - 1;
    this.words[2 * cell + 1] = format.isValue;
    return value;
  }

  /** The members that are wanted of the event of a row, and are there. */
  members(row: number, wanted: WantedPart): Record<string, unknown> {
    return this.#object(row, row + format.headCells, wanted);
  }

  #structure(row: number, cell: number, part: WantedPart): unknown {
    const place = row + (this.words[2 * cell] as number);
    if (this.words[2 * cell + 1] === format.isObjectAt) return this.#object(row, place, part);
    const element = elementPart(part) ?? part;
    return Array.from({ length: this.cells[place] as number }, (_, index) =>
      this.value(row, place + 1 + index, element),
    );
  }

  #object(row: number, place: number, { names, parts }: WantedPart): Record<string, unknown> {
    const object: Record<string, unknown> = {};
    for (let index = 0; index < names.length; index++) {
      const value = this.value(row, place + index, parts[index] as WantedPart);
      if (value !== undefined) object[names[index] as string] = value;
    }
    return object;
  }
}
