import { elementPart, type WantedPart } from './extraction-paths.js';
import * as format from './row-format.js';

/** Rows of lines that the session rules need, as `row-format.ts` says: plain data, which a thread can send to another. */
export interface SessionRows {
  readonly cells: Float64Array;
  /** The values whose numbers stand in the cells. */
  readonly values: readonly unknown[];
}

/** The cells as words of four bytes, two for each. */
export function wordsOf({ cells }: Pick<SessionRows, 'cells'>): Int32Array {
  return new Int32Array(cells.buffer, cells.byteOffset, cells.length * 2);
}

/** Those that are in every list of values. */
export const usualValues: readonly unknown[] = [undefined, true, false];

/** None at all. */
export const noRows: SessionRows = { cells: new Float64Array(), values: usualValues };

/** Reads rows. A row is known by its first cell. */
export class RowReader {
  cells = noRows.cells;
  /** Two for each cell. */
  words = wordsOf(noRows);
  values = noRows.values;

  constructor(rows: SessionRows = noRows) {
    this.open(rows);
  }

  /** From now on it reads these. */
  open({ cells, values }: SessionRows): void {
    this.cells = cells;
    this.words = wordsOf({ cells });
    this.values = values;
  }

  /** How many cells a row has: the next one begins behind them. */
  size(row: number): number {
    return (this.words[2 * row + format.rowSize / 4] as number) & ~format.testsHold;
  }

  /** What stands in a cell of a row, of which a part was wanted. */
  value(row: number, cell: number, part?: WantedPart): unknown {
    const { words } = this;
    const high = words[2 * cell + 1];
    if (high === format.isValue) return this.values[words[2 * cell] as number];
    const isStructure = high === format.isListAt || high === format.isObjectAt;
    return isStructure && part ? this.#structure(row, cell, part) : this.cells[cell];
  }

  /** The members that are wanted of the event of a row, and are there. */
  members(row: number, wanted: WantedPart): Record<string, unknown> {
    return this.#object(row, row + format.headCells, wanted);
  }

  #structure(row: number, cell: number, part: WantedPart): unknown {
    const { words } = this;
    const place = row + (words[2 * cell] as number);
    if (words[2 * cell + 1] === format.isObjectAt) return this.#object(row, place, part);
    const element = elementPart(part);
    const list: unknown[] = [];
    const end = place + 1 + (this.cells[place] as number);
    for (let at = place + 1; at < end; at++) {
      const isObject = element !== undefined && words[2 * at + 1] === format.isObjectAt;
      list.push(isObject ? this.#object(row, row + (words[2 * at] as number), element) : this.value(row, at, element));
    }
    return list;
  }

  /** Its members are mostly texts and numbers, and there may be hundreds of such objects in a list: no call for each member. */
  #object(row: number, place: number, { names, parts }: WantedPart): Record<string, unknown> {
    const { words, cells, values } = this;
    const object: Record<string, unknown> = {};
    for (let index = 0, cell = place; index < names.length; index++, cell++) {
      const high = words[2 * cell + 1] as number;
      let value: unknown;
      if (high === format.isValue) value = values[words[2 * cell] as number];
      else value = high > format.isValue ? this.value(row, cell, parts[index]) : cells[cell];
      if (value !== undefined) object[names[index] as string] = value;
    }
    return object;
  }
}
