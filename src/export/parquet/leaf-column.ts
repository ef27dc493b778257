/**
 * The innermost columns of a Parquet file. Each holds its values in a row, without the missing ones, and for every place
 * two levels, as Dremel has them: how much of the path to the value is there, and which list began anew.
 */
import { microsOf } from '../columns/utc-micros.js';
import { bytesArray, GrowingArray } from './growing-array.js';
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

  constructor(levels: Levels) {
    this.levels = levels;
  }

  get leaves(): readonly LeafColumn[] {
    return [this];
  }

  /** Puts a value behind the others, if it fits. */
  put(value: unknown, repetition: number): Leftover {
    if (!this.store(value)) return notStored;
    this.#place(this.levels.definition, repetition);
    return undefined;
  }

  /** Notes that there is no value, and how much of the path to it is there. */
  skip(definition: number, repetition: number): void {
    this.#place(definition, repetition);
  }

  clear(): void {
    this.definitions.clear();
    this.repetitions.clear();
    this.forget();
  }

  #place(definition: number, repetition: number): void {
    this.definitions.push(definition);
    if (this.levels.repetition > 0) this.repetitions.push(repetition);
  }

  abstract values(): LeafValues;
  protected abstract store(value: unknown): boolean;
  protected abstract forget(): void;
}

export class NumberLeaf extends LeafColumn {
  readonly #numbers = new GrowingArray((length) => new Float64Array(length));

  protected store(value: unknown): boolean {
    if (typeof value === 'number') this.#numbers.push(value);
    else if (typeof value === 'bigint' && BigInt(Number(value)) === value) this.#numbers.push(Number(value));
    else return false;
    return true;
  }

  values(): LeafValues {
    return { encoding: 'PLAIN', bytes: this.#numbers.bytes() };
  }

  protected forget(): void {
    this.#numbers.clear();
  }
}

const wordSize = 2 ** 32;

/** Whole numbers of 64 bits, as two words each: a bigint for every one of them would take longer than all the rest. */
export class IntegerLeaf extends LeafColumn {
  readonly #words = new GrowingArray((length) => new Uint32Array(length));
  readonly #least: number;
  /** The first that is too large. */
  readonly #end: number;

  constructor(levels: Levels, { signed }: { signed: boolean }) {
    super(levels);
    this.#least = signed ? -(2 ** 63) : 0;
    this.#end = signed ? 2 ** 63 : 2 ** 64;
  }

  protected store(value: unknown): boolean {
    if (typeof value === 'number') return this.#storeNumber(value);
    if (typeof value !== 'bigint' || value < this.#least || value >= this.#end) return false;
    this.#words.push(Number(BigInt.asUintN(32, value)));
    this.#words.push(Number(BigInt.asUintN(32, value >> 32n)));
    return true;
  }

  #storeNumber(value: number): boolean {
    if (!Number.isInteger(value) || value < this.#least || value >= this.#end || Object.is(value, -0)) return false;
    const high = Math.floor(value / wordSize);
    this.#words.push(value - high * wordSize);
    this.#words.push(high);
    return true;
  }

  values(): LeafValues {
    return { encoding: 'PLAIN', bytes: this.#words.bytes() };
  }

  protected forget(): void {
    this.#words.clear();
  }
}

export class TimeLeaf extends IntegerLeaf {
  constructor(levels: Levels) {
    super(levels, { signed: true });
  }

  protected override store(value: unknown): boolean {
    const micros = typeof value === 'string' ? microsOf(value) : undefined;
    return micros !== undefined && super.store(micros);
  }
}

export class FlagsLeaf extends LeafColumn {
  readonly #words = new GrowingArray((length) => new Uint32Array(length));

  protected store(value: unknown): boolean {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= wordSize) return false;
    if (Object.is(value, -0)) return false;
    this.#words.push(value);
    return true;
  }

  values(): LeafValues {
    return { encoding: 'PLAIN', bytes: this.#words.bytes() };
  }

  protected forget(): void {
    this.#words.clear();
  }
}

export class BooleanLeaf extends LeafColumn {
  readonly #values = bytesArray();

  protected store(value: unknown): boolean {
    if (typeof value !== 'boolean') return false;
    this.#values.push(value ? 1 : 0);
    return true;
  }

  /** Eight to a byte. */
  values(): LeafValues {
    const bytes = new Uint8Array(Math.ceil(this.#values.length / 8));
    this.#values.used().forEach((value, index) => {
      bytes[index >> 3] = (bytes[index >> 3] as number) | (value << (index & 7));
    });
    return { encoding: 'PLAIN', bytes };
  }

  protected forget(): void {
    this.#values.clear();
  }
}
