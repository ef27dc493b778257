/**
 * The innermost columns of a Parquet file. Each holds its values in a row, without the missing ones, and for every place
 * two levels, as Dremel has them: how much of the path to the value is there, and which list began anew.
 */
import type { ByteCursor } from './byte-cursor.js';
import { bytesArray, type GrowingArray, type Numbers } from './growing-array.js';
import type { Levels } from './levels.js';

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
export abstract class LeafColumn {
  readonly levels: Levels;
  readonly definitions = bytesArray();
  readonly repetitions = bytesArray();
  protected readonly kept: GrowingArray<Numbers>;
  private markedPlaces = 0;
  private markedValues = 0;

  /** `kept` is what the values are kept in. */
  constructor(levels: Levels, kept: GrowingArray<Numbers>) {
    this.levels = levels;
    this.kept = kept;
  }

  get leaves(): readonly LeafColumn[] {
    return [this];
  }

  /** Puts a value behind the others, if it fits. */
  put(value: unknown, repetition: number): Leftover {
    if (!this.store(value)) return notStored;
    this.skip(this.levels.definition, repetition);
    return undefined;
  }

  /** The same with a value that stands in the bytes of a line as usual. If it does not, the row is to be undone. */
  scan(cursor: ByteCursor, repetition: number): boolean {
    if (!this.scanValue(cursor)) return false;
    this.skip(this.levels.definition, repetition);
    return true;
  }

  /** Notes how much of the path to a value is there: if not all of it, there is no value. */
  skip(definition: number, repetition: number): void {
    this.definitions.push(definition);
    if (this.levels.repetition > 0) this.repetitions.push(repetition);
  }

  /** Remembers this moment, for `undo`. */
  mark(): void {
    this.markedPlaces = this.definitions.length;
    this.markedValues = this.kept.length;
  }

  undo(): void {
    this.definitions.length = this.markedPlaces;
    if (this.levels.repetition > 0) this.repetitions.length = this.markedPlaces;
    this.kept.length = this.markedValues;
  }

  clear(): void {
    this.definitions.clear();
    this.repetitions.clear();
    this.kept.clear();
    this.forget();
  }

  protected forget(): void {}

  abstract values(): LeafValues;
  protected abstract store(value: unknown): boolean;
  protected abstract scanValue(cursor: ByteCursor): boolean;
}
