/**
 * The innermost columns of a Parquet file. Each holds its values in a row, without the missing ones, and for every place
 * two levels, as Dremel has them: how much of the path to the value is there, and which list began anew.
 */
import type { ByteCursor } from './byte-cursor.js';
import type { Levels } from './levels.js';
import { ByteList, type NumberList } from './number-lists.js';

/** A value is whole in its column, or it is not there at all, or some of it is left over. */
export const notStored = Symbol('not stored');
export type Leftover = undefined | typeof notStored | ReadonlyMap<string, unknown>;

/** The values of one chunk, ready for a page. */
export interface LeafValues {
  readonly encoding: 'PLAIN' | 'RLE_DICTIONARY';
  readonly bytes: Uint8Array;
  /** The dictionary that the values point into. */
  readonly dictionary?: { readonly count: number; readonly bytes: Uint8Array };
}

/** Where one kind of value goes. */
export abstract class LeafColumn<List extends NumberList = NumberList> {
  readonly levels: Levels;
  readonly definitions = new ByteList();
  readonly repetitions = new ByteList();
  protected readonly kept: List;
  readonly #isRepeated: boolean;
  readonly #numbersPerValue: number;
  /** How many rows were begun, where a row may have several places. */
  #rows = 0;

  /** `kept` is what the values are kept in, each as one number or as two. */
  constructor(levels: Levels, kept: List, numbersPerValue = 1) {
    this.levels = levels;
    this.kept = kept;
    this.#isRepeated = levels.repetition > 0;
    this.#numbersPerValue = numbersPerValue;
  }

  get leaves(): readonly LeafColumn[] {
    return [this];
  }

  /** How many places have no value, and how many rows there are. */
  get missing(): number {
    return this.definitions.length - this.kept.length / this.#numbersPerValue;
  }

  get rows(): number {
    return this.#isRepeated ? this.#rows : this.definitions.length;
  }

  /** Puts a value behind the others, if it fits. */
  put(value: unknown, repetition: number): Leftover {
    if (!this.store(value)) return notStored;
    this.skip(this.levels.definition, repetition);
    return undefined;
  }

  /** Notes how much of the path to a value is there: if not all of it, there is no value. */
  skip(definition: number, repetition: number): void {
    this.definitions.push(definition);
    if (!this.#isRepeated) return;
    if (repetition === 0) this.#rows++;
    this.repetitions.push(repetition);
  }

  /** Takes back what there is beyond so many rows. */
  undo(rows: number): void {
    while (this.rows > rows) {
      const place = --this.definitions.length;
      if (this.definitions.at(place) === this.levels.definition) this.kept.length -= this.#numbersPerValue;
      if (!this.#isRepeated) continue;
      this.repetitions.length = place;
      if (this.repetitions.at(place) === 0) this.#rows--;
    }
  }

  clear(): void {
    this.definitions.clear();
    this.repetitions.clear();
    this.kept.clear();
    this.#rows = 0;
    this.forget();
  }

  protected forget(): void {}

  abstract values(): LeafValues;
  protected abstract store(value: unknown): boolean;

  /**
   * The same as `put`, with a value that stands in the bytes of a line as usual. If it does not, the row is to be undone.
   * Each class does all of it: one more call for every value would be felt.
   */
  abstract scan(cursor: ByteCursor, repetition: number): boolean;
}
