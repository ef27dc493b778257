import type { Column, ColumnType, ScalarType } from '../columns/column-type.js';
import { LongNumber } from '../columns/exact-numbers.js';
import { hasHalfCharacter } from '../columns/half-character.js';
import { microsOf } from '../columns/utc-micros.js';

/** A value that cannot be stored in its column at all. */
const notStored = Symbol('not stored');

/**
 * A value of which `left` cannot be stored: members by name, elements by index; or a number that is stored
 * rounded, with its digits left.
 */
class PartlyStored {
  readonly stored: unknown;
  readonly left: unknown;

  constructor(stored: unknown, left: unknown) {
    this.stored = stored;
    this.left = left;
  }
}

type Members = Readonly<Record<string, unknown>>;

/** The values of one column in the order of rows, as `hyparquet-writer` takes them. */
export class ColumnValues {
  readonly #type: ColumnType;
  #values: unknown[] = [];
  #hasNegativeZero = false;

  constructor(type: ColumnType) {
    this.#type = type;
  }

  /** Adds the value of the next row; without a value, or one that cannot be stored, the row has null. */
  add(value: unknown, name: string, leftovers: Leftovers): void {
    this.#values.push(value === undefined ? undefined : leftovers.split(name, value, this.#stored(value, this.#type)));
  }

  /** The values so far, which are then forgotten. */
  take(): { data: unknown[]; encoding?: 'PLAIN' } {
    const data = this.#values;
    const { type } = this.#type;
    const isNested = type === 'list' || type === 'map' || type === 'struct';
    // A dictionary saves space for texts. The library's does not distinguish -0 from 0.
    const isPlain = this.#hasNegativeZero || !(isNested || type === 'text');
    this.#values = [];
    this.#hasNegativeZero = false;
    return isPlain ? { data, encoding: 'PLAIN' } : { data };
  }

  /** The value as the library takes it, `notStored`, or `PartlyStored`. */
  #stored(value: unknown, type: ColumnType): unknown {
    switch (type.type) {
      case 'struct':
        return isMembers(value) ? this.#storedStruct(value, type.columns) : notStored;
      case 'list':
        return Array.isArray(value) ? this.#storedList(value, type.element) : notStored;
      case 'map':
        return isMembers(value) ? this.#storedMap(value, type.value) : notStored;
      default:
        if (Object.is(value, -0)) this.#hasNegativeZero = true;
        return scalars[type.type](value) ?? notStored;
    }
  }

  #storedStruct(value: Members, columns: readonly Column[]): unknown {
    const leftovers = new Leftovers(value, columns);
    const stored: Record<string, unknown> = {};
    for (const { name, type } of columns) {
      const member = value[name];
      if (member !== undefined) stored[name] = leftovers.split(name, member, this.#stored(member, type));
    }
    return leftovers.with(stored);
  }

  #storedList(value: readonly unknown[], type: ColumnType): unknown {
    const leftovers = new Leftovers();
    const stored = value.map((element, index) => leftovers.split(String(index), element, this.#stored(element, type)));
    return leftovers.with(stored);
  }

  #storedMap(value: Members, type: ColumnType): unknown {
    const leftovers = new Leftovers();
    const stored: { key: string; value: unknown }[] = [];
    for (const [key, member] of Object.entries(value)) {
      if (hasHalfCharacter(key)) leftovers.split(key, member, notStored);
      else stored.push({ key, value: leftovers.split(key, member, this.#stored(member, type)) });
    }
    return leftovers.with(stored);
  }
}

/** What has no place in the columns of a row, an object or a list. */
export class Leftovers {
  #left: Map<string, unknown> | undefined;

  /** Begins with the members that have no column. */
  constructor(members: Members = {}, columns: readonly Column[] = []) {
    let known = 0;
    for (const { name } of columns) if (members[name] !== undefined) known++;
    const names = Object.keys(members);
    if (names.length === known) return;
    const columnNames = new Set(columns.map(({ name }) => name));
    this.#left = new Map(names.filter((name) => !columnNames.has(name)).map((name) => [name, members[name]]));
  }

  get left(): ReadonlyMap<string, unknown> | undefined {
    return this.#left;
  }

  /** Gives what is stored of a value, if anything, and keeps the rest of it. */
  split(name: string, value: unknown, stored: unknown): unknown {
    if (stored !== notStored && !(stored instanceof PartlyStored)) return stored;
    this.#left ??= new Map();
    this.#left.set(name, stored === notStored ? value : stored.left);
    return stored === notStored ? undefined : stored.stored;
  }

  with(stored: unknown): unknown {
    return this.#left ? new PartlyStored(stored, this.#left) : stored;
  }
}

/** How each type stores a value; `undefined` if it cannot. */
const scalars: Readonly<Record<ScalarType, (value: unknown) => unknown>> = {
  text: (value) => (typeof value === 'string' && !hasHalfCharacter(value) ? value : undefined),
  boolean: (value) => (typeof value === 'boolean' ? value : undefined),
  time: (value) => (typeof value === 'string' ? microsOf(value) : undefined),
  integer: (value) => integerWithin(value, -(2n ** 63n), 2n ** 63n),
  id: (value) => integerWithin(value, 0n, 2n ** 64n),
  flags: (value) => (isWhole(value) && value >= 0 && value < 2 ** 32 ? value : undefined),
  number: (value) =>
    typeof value === 'number'
      ? value
      : typeof value === 'bigint' || value instanceof LongNumber
        ? nearestDouble(value)
        : undefined,
};

function nearestDouble(value: bigint | LongNumber): number | PartlyStored {
  const double = Number(value instanceof LongNumber ? value.digits : value);
  return typeof value === 'bigint' && BigInt(double) === value ? double : new PartlyStored(double, value);
}

function integerWithin(value: unknown, least: bigint, end: bigint): bigint | undefined {
  // Beyond 2^53, the digits of a number such as 1e17 are not exact; an exact one is a bigint.
  const integer = isWhole(value) ? BigInt(value) : value;
  return typeof integer === 'bigint' && integer >= least && integer < end ? integer : undefined;
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && !Object.is(value, -0);
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LongNumber);
}
