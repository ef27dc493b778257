import type { Field, NumberField, Shape } from '../../interface/field.js';
import { isObject } from '../journal-event.js';
import { keepWritten, writeKept } from './kept-lists.js';
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
  /** With how many decimals its numbers are written, always as many; -1 if they are written in another way, or it has none. */
  readonly decimals: number;
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
    return {
      name,
      key: readyText(key),
      length: key.length,
      write: valueWriter(field),
      decimals: decimalsOf(field),
    };
  });
}

function decimalsOf(field: Field): number {
  if (field.type === 'integer') return 0;
  return field.type === 'number' && field.digits === undefined ? field.decimals : -1;
}

/** In place of an end: the object has other members than its table, or not the first. */
const unlike = -1;

/**
 * Most objects have their members in the order of the table. Then one loop takes them as they come: in such a loop V8 knows where the
 * value of a name is, while it has to search for one that is asked for by name.
 */
function writeMembersOf(
  sink: Sink,
  at: number,
  object: Readonly<Record<string, unknown>>,
  members: readonly TableMember[],
): number {
  makeRoom(sink, at, 0);
  let end = at;
  let place = 0;
  for (const name in object) {
    const value = object[name];
    while (place < members.length && (members[place] as TableMember).name !== name) place += 1;
    if (place === members.length || value === undefined || (end === at && place > 0))
      return writeByName(sink, at, object, members);
    const member = members[place] as TableMember;
    writeReady(sink, end, member.key);
    end = writeMember(sink, end + member.length, value, member);
    place += 1;
  }
  return end > at ? end : unlike;
}

/** The same for members in any order. */
function writeByName(
  sink: Sink,
  at: number,
  object: Readonly<Record<string, unknown>>,
  members: readonly TableMember[],
): number {
  let end = at;
  let left = 0;
  for (const _ in object) left += 1;
  for (let place = 0; place < members.length && left > 0; place++) {
    const member = members[place] as TableMember;
    const value = object[member.name];
    if (value === undefined) {
      if (place === 0) return unlike;
      continue;
    }
    left -= 1;
    writeReady(sink, end, member.key);
    end = writeMember(sink, end + member.length, value, member);
  }
  return left === 0 && end > at ? end : unlike;
}

/** Writes the value of a member. Nearly all are numbers: those are not passed through a function that is another one for each member. */
export function writeMember(sink: Sink, at: number, value: unknown, { decimals, write }: TableMember): number {
  if (typeof value !== 'number' || decimals < 0) return write(sink, at, value);
  return decimals === 0
    ? writeInteger(sink, at, value)
    : writeFixed(sink, at, value, decimals, scales[decimals] as number);
}

const scales = Float64Array.from({ length: 16 }, (_, decimals) => 10 ** decimals);

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
    const copied = writeKept(sink, at, value, element);
    if (copied !== undefined) return copied;
    let end = writeShort(sink, at, first);
    for (let index = 0; index < value.length; index++) {
      if (index > 0) end = writeShort(sink, end, between);
      makeRoom(sink, end, 0);
      end = write(sink, end, value[index]);
    }
    end = writeShort(sink, end, last);
    keepWritten(sink, at, end, value, element);
    return end;
  };
}

/** One or two ASCII characters; the reserve has room for them. */
function writeShort({ bytes }: Sink, at: number, text: string): number {
  bytes[at] = text.charCodeAt(0);
  if (text.length === 1) return at + 1;
  bytes[at + 1] = text.charCodeAt(1);
  return at + 2;
}
