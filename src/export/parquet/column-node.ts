/** From the values of an event to the innermost columns of its table. */

import { quote } from '../../journal/ascii.js';
import type { Column, ColumnType } from '../columns/column-type.js';
import { LongNumber } from '../columns/exact-numbers.js';
import type { ByteCursor } from './byte-cursor.js';
import { type LeafColumn, type Leftover, notStored } from './leaf-column.js';
import type { Levels } from './levels.js';
import { BooleanLeaf, FlagsLeaf, IntegerLeaf, NumberLeaf, TimeLeaf } from './scalar-leaves.js';
import { TextLeaf } from './text-leaf.js';

/** A column, or a group of them. */
export interface ColumnNode {
  /** Stores a value, and gives what of it could not be stored. */
  put(value: unknown, repetition: number): Leftover;
  /**
   * Stores a value as it stands in the bytes of a line, if all of it is as the table has it and as the game writes it.
   * Otherwise some of it may be stored: the row must be undone, and put.
   */
  scan(cursor: ByteCursor, repetition: number): boolean;
  skip(definition: number, repetition: number): void;
  readonly leaves: readonly LeafColumn[];
}

const comma = 0x2c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** The node of a type that may be missing, behind so many steps that may be as well. */
export function columnNode(type: ColumnType, outside: Levels): ColumnNode {
  const levels = { ...outside, definition: outside.definition + 1 };
  switch (type.type) {
    case 'text':
      return new TextLeaf(levels);
    case 'boolean':
      return new BooleanLeaf(levels);
    case 'time':
      return new TimeLeaf(levels);
    case 'integer':
      return new IntegerLeaf(levels, { signed: true });
    case 'id':
      return new IntegerLeaf(levels, { signed: false });
    case 'flags':
      return new FlagsLeaf(levels);
    case 'number':
      return new NumberLeaf(levels);
    case 'list':
      return new ListNode(type.element, levels);
    case 'map':
      return new MapNode(type.value, levels);
    case 'struct':
      return new StructNode(type.columns, levels);
  }
}

/** An object with columns for its members. What has none is left over. */
export class StructNode implements ColumnNode {
  readonly leaves: readonly LeafColumn[];
  readonly #names: readonly string[];
  /** The names as they stand in a line. */
  readonly #keys: readonly Uint8Array[];
  readonly #nodes: readonly ColumnNode[];
  readonly #places: ReadonlyMap<string, number>;
  readonly #levels: Levels;
  /** The members of the object at hand, in the order of the columns. */
  readonly #slots: unknown[];

  constructor(columns: readonly Column[], levels: Levels) {
    this.#levels = levels;
    this.#names = columns.map(({ name }) => name);
    this.#keys = this.#names.map((name) => Buffer.from(`${JSON.stringify(name)}:`));
    this.#places = new Map(this.#names.map((name, place) => [name, place]));
    this.#nodes = columns.map(({ type }) => columnNode(type, levels));
    this.#slots = columns.map(() => undefined);
    this.leaves = this.#nodes.flatMap(({ leaves }) => leaves);
  }

  put(value: unknown, repetition: number): Leftover {
    if (!isMembers(value)) return notStored;
    const unknown = this.#sort(value);
    return this.#store(repetition, unknown);
  }

  scan(cursor: ByteCursor, repetition: number): boolean {
    if (cursor.next() !== openBrace) return false;
    cursor.at++;
    const nodes = this.#nodes;
    const { definition } = this.#levels;
    let place = 0;
    let byte = cursor.next();
    while (byte === quote) {
      // Members come in the order of the table; those that are left out have no value.
      while (place < nodes.length && !cursor.takes(this.#keys[place] as Uint8Array))
        (nodes[place++] as ColumnNode).skip(definition, repetition);
      if (place === nodes.length || !(nodes[place++] as ColumnNode).scan(cursor, repetition)) return false;
      byte = cursor.next();
      if (byte !== comma) break;
      cursor.at++;
      byte = cursor.next();
      if (byte !== quote) return false;
    }
    if (byte !== closeBrace) return false;
    cursor.at++;
    for (; place < nodes.length; place++) (nodes[place] as ColumnNode).skip(definition, repetition);
    return true;
  }

  skip(definition: number, repetition: number): void {
    for (const leaf of this.leaves) leaf.skip(definition, repetition);
  }

  /** Puts the members into their slots, and gives those that have none. */
  #sort(value: Members): Map<string, unknown> | undefined {
    const names = this.#names;
    let unknown: Map<string, unknown> | undefined;
    let next = 0;
    // An object that was parsed inherits nothing that this loop would see, and no other way is as fast.
    // oxlint-disable-next-line guard-for-in
    for (const name in value) {
      // The game writes its members in the order of the table.
      const place = names[next] === name ? next : this.#places.get(name);
      if (place === undefined) {
        unknown ??= new Map();
        unknown.set(name, value[name]);
        continue;
      }
      this.#slots[place] = value[name];
      next = place + 1;
    }
    return unknown;
  }

  #store(repetition: number, unknown: Map<string, unknown> | undefined): Leftover {
    const slots = this.#slots;
    const { definition } = this.#levels;
    let left = unknown;
    for (let place = 0; place < slots.length; place++) {
      const node = this.#nodes[place] as ColumnNode;
      const member = slots[place];
      if (member === undefined) {
        node.skip(definition, repetition);
        continue;
      }
      slots[place] = undefined;
      const rest = node.put(member, repetition);
      if (rest === undefined) continue;
      if (rest === notStored) node.skip(definition, repetition);
      left ??= new Map();
      left.set(this.#names[place] as string, rest === notStored ? member : rest);
    }
    return left;
  }
}

class ListNode implements ColumnNode {
  readonly leaves: readonly LeafColumn[];
  readonly #element: ColumnNode;
  readonly #levels: Levels;
  readonly #repeated: Levels;

  constructor(element: ColumnType, levels: Levels) {
    this.#levels = levels;
    this.#repeated = repeatedWithin(levels);
    this.#element = columnNode(element, this.#repeated);
    this.leaves = this.#element.leaves;
  }

  put(value: unknown, repetition: number): Leftover {
    if (!Array.isArray(value)) return notStored;
    if (value.length === 0) this.#element.skip(this.#levels.definition, repetition);
    let left: Map<string, unknown> | undefined;
    for (let index = 0; index < value.length; index++) {
      const again = index === 0 ? repetition : this.#repeated.repetition;
      const rest = this.#element.put(value[index], again);
      if (rest === undefined) continue;
      if (rest === notStored) this.#element.skip(this.#repeated.definition, again);
      left ??= new Map();
      left.set(String(index), rest === notStored ? value[index] : rest);
    }
    return left;
  }

  scan(cursor: ByteCursor, repetition: number): boolean {
    if (cursor.next() !== openBracket) return false;
    cursor.at++;
    if (cursor.next() === closeBracket) {
      cursor.at++;
      this.#element.skip(this.#levels.definition, repetition);
      return true;
    }
    let again = repetition;
    for (;;) {
      if (!this.#element.scan(cursor, again)) return false;
      again = this.#repeated.repetition;
      const byte = cursor.next();
      cursor.at++;
      if (byte !== comma) return byte === closeBracket;
    }
  }

  skip(definition: number, repetition: number): void {
    this.#element.skip(definition, repetition);
  }
}

/** Members by name: a list of names and a list of values. */
class MapNode implements ColumnNode {
  readonly leaves: readonly LeafColumn[];
  readonly #key: TextLeaf;
  readonly #value: ColumnNode;
  readonly #levels: Levels;
  readonly #repeated: Levels;

  constructor(value: ColumnType, levels: Levels) {
    this.#levels = levels;
    this.#repeated = repeatedWithin(levels);
    this.#key = new TextLeaf(this.#repeated);
    this.#value = columnNode(value, this.#repeated);
    this.leaves = [this.#key, ...this.#value.leaves];
  }

  put(value: unknown, repetition: number): Leftover {
    if (!isMembers(value)) return notStored;
    let left: Map<string, unknown> | undefined;
    let again = repetition;
    for (const [name, member] of Object.entries(value)) {
      const keyRest = this.#key.put(name, again);
      const rest = keyRest ?? this.#value.put(member, again);
      if (rest !== undefined) {
        left ??= new Map();
        left.set(name, rest === notStored ? member : rest);
      }
      if (keyRest !== undefined) continue;
      if (rest === notStored) this.#value.skip(this.#repeated.definition, again);
      again = this.#repeated.repetition;
    }
    if (again === repetition) this.skip(this.#levels.definition, repetition);
    return left;
  }

  /** Too rare to be worth a way of its own. */
  scan(): boolean {
    return false;
  }

  skip(definition: number, repetition: number): void {
    this.#key.skip(definition, repetition);
    this.#value.skip(definition, repetition);
  }
}

function repeatedWithin({ definition, repetition }: Levels): Levels {
  return { definition: definition + 1, repetition: repetition + 1 };
}

type Members = Readonly<Record<string, unknown>>;

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof LongNumber);
}
