import type { Field, NumberField, Shape } from '../../interface/field.js';
import { isObject } from '../journal-event.js';
import { marksOf, writeByTable } from './write-by-table.js';
import {
  makeRoom,
  readyText,
  type Sink,
  spacingOf,
  type WriteShape,
  writeAny,
  writeAscii,
  writeFixed,
  writeGeneral,
  writeInteger,
  writeReady,
  writeRounded,
  writeText,
} from './write-values.js';

export type WriteValue = (sink: Sink, at: number, value: unknown) => number;

/** A member of a table: its key, with what stands before it, as ready bytes, and how its value is written. */
export interface TableMember {
  readonly name: string;
  readonly key: Float64Array;
  readonly length: number;
  readonly write: WriteValue;
}

const known = new WeakMap<Shape, WriteShape>();

/**
 * The function that writes objects of a shape, made from its table. One loop serves all shapes, so that V8 has soon compiled it:
 * functions generated for each shape take 0.9 of its time at best, and half a second until they do.
 */
export function tableWriter(shape: Shape): WriteShape {
  let writer = known.get(shape);
  if (!writer) {
    writer = isTabled(shape) ? membersWriter(shape) : (sink, at, object) => writeByTable(sink, at, object, shape);
    known.set(shape, writer);
  }
  return writer;
}

/** Whether the table of a shape says what its members are. */
export function isTabled({ fields, members }: Shape): boolean {
  return !members && Object.keys(fields).length > 0;
}

function membersWriter(shape: Shape): WriteShape {
  const members = tableMembers(shape);
  const { last } = spacingOf(shape);
  return (sink, at, object) => {
    if (!isObject(object)) return writeAny(sink, at, object);
    const end = writeMembersOf(sink, at, object as Readonly<Record<string, unknown>>, members);
    return end === unlike ? writeByTable(sink, at, object, shape) : writeShort(sink, end, last);
  };
}

/** The members of a table, in its order. */
export function tableMembers(shape: Shape): TableMember[] {
  const { first, between } = spacingOf(shape);
  return Object.entries(shape.fields).map(([name, field], place) => {
    const key = `${place === 0 ? first : between}${JSON.stringify(name)}:`;
    return { name, key: readyText(key), length: key.length, write: valueWriter(field) };
  });
}

/** In place of an end: the object has other members than its table, or not the first. */
const unlike = -1;

function writeMembersOf(
  sink: Sink,
  at: number,
  object: Readonly<Record<string, unknown>>,
  members: readonly TableMember[],
): number {
  makeRoom(sink, at, 0);
  let end = at;
  let left = 0;
  for (const _ in object) left += 1;
  for (let place = 0; place < members.length && left > 0; place++) {
    const { name, key, length, write } = members[place] as TableMember;
    const value = object[name];
    if (value === undefined) {
      if (place === 0) return unlike;
      continue;
    }
    left -= 1;
    writeReady(sink, end, key);
    end = write(sink, end + length, value);
  }
  return left === 0 && end > at ? end : unlike;
}

function valueWriter(field: Field): WriteValue {
  switch (field.type) {
    case 'string':
      return writeString;
    case 'integer':
      return writeWhole;
    case 'number':
      return decimalWriter(field);
    case 'boolean':
      return writeBoolean;
    case 'object':
      return shapeWriter(field.shape);
    case 'array':
      return listWriter(field.element);
  }
}

function writeString(sink: Sink, at: number, value: unknown): number {
  return typeof value === 'string' ? writeText(sink, at, value) : writeAny(sink, at, value);
}

function writeWhole(sink: Sink, at: number, value: unknown): number {
  return typeof value === 'number' ? writeInteger(sink, at, value) : writeAny(sink, at, value);
}

const yes = readyText('true');
const no = readyText('false');

function writeBoolean(sink: Sink, at: number, value: unknown): number {
  if (typeof value !== 'boolean') return writeAny(sink, at, value);
  writeReady(sink, at, value ? yes : no);
  return at + (value ? 'true' : 'false').length;
}

function decimalWriter({ digits, exponent, decimals }: NumberField): WriteValue {
  const scale = 10 ** decimals;
  const writeRoundedly = exponent ? writeGeneral : writeRounded;
  return (sink, at, value) => {
    if (typeof value !== 'number') return writeAny(sink, at, value);
    return digits === undefined
      ? writeFixed(sink, at, value, decimals, scale)
      : writeRoundedly(sink, at, value, digits);
  };
}

/** Looked up only when there is such an object: a shape may hold its own kind. */
function shapeWriter(shape: Shape): WriteValue {
  let write: WriteShape | undefined;
  return (sink, at, value) => {
    write ??= tableWriter(shape);
    return write(sink, at, value as object);
  };
}

function listWriter(element: Field): WriteValue {
  const [first, between, last] = marksOf(element);
  const write = valueWriter(element);
  return (sink, at, value) => {
    if (!Array.isArray(value)) return writeAny(sink, at, value);
    if (value.length === 0) return writeAscii(sink, at, '[  ]');
    let end = writeShort(sink, at, first);
    for (let index = 0; index < value.length; index++) {
      if (index > 0) end = writeShort(sink, end, between);
      makeRoom(sink, end, 0);
      end = write(sink, end, value[index]);
    }
    return writeShort(sink, end, last);
  };
}

/** One or two ASCII characters; the reserve has room for them. */
function writeShort({ bytes }: Sink, at: number, text: string): number {
  bytes[at] = text.charCodeAt(0);
  if (text.length === 1) return at + 1;
  bytes[at + 1] = text.charCodeAt(1);
  return at + 2;
}
