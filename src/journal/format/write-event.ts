import type { Field, Shape } from '../../interface/field.js';
import { memoize, once } from '../../words/memo.js';
import { openBrace } from '../ascii.js';
import { isObject } from '../journal-event.js';
import {
  makeRoom,
  readWords,
  type Sink,
  wordsOf,
  writeAscii,
  writeFixed,
  writeGeneral,
  writeInteger,
  writeNumber,
  writeRounded,
  writeText,
  writeWords,
} from './write-values.js';

type WriteValue = (sink: Sink, at: number, value: unknown) => number;

/** How objects of a shape are written. */
export interface WriteTable {
  /** In the game's order. */
  readonly members: readonly TableMember[];
  readonly names: ReadonlySet<string>;
  /** Separator of members, and the end of the object. */
  readonly between: string;
  readonly last: string;
}

interface TableMember {
  readonly name: string;
  /** The separator, the quoted name and the colon. */
  readonly key: Int32Array;
  readonly length: number;
  readonly write: WriteValue;
  /** Fixed number of decimals; -1 if there is none. */
  readonly decimals: number;
  /** The last value. */
  last: unknown;
  /** The bytes it was written as, once it came twice in a row and is short: most values of a session stay. */
  readonly lastWords: Int32Array;
  lastLength: number;
}

/** Longer members are not cached. */
const mostWords = 16;

/** For objects of unknown shape. */
const noTable: WriteTable = { members: [], names: new Set(), between: ', ', last: ' }' };

export const tableOf = memoize((shape: Shape): WriteTable => makeTable(shape));

/** Table of a companion file, with one element per line in these lists. */
export function companionTable(shape: Shape, lists: readonly string[]): WriteTable {
  return makeTable(shape, lists);
}

function makeTable({ fields, dense }: Shape, lists: readonly string[] = []): WriteTable {
  const between = dense ? ',' : ', ';
  const members = Object.entries(fields).map(([name, field]) => {
    const key = `${between}${JSON.stringify(name)}:`;
    const write =
      field.type === 'array' && lists.includes(name) ? listWriter(field.element, lineMarks) : valueWriter(field);
    return {
      name,
      key: wordsOf(key),
      length: key.length,
      write,
      decimals: decimalsOf(field),
      last: undefined,
      lastWords: new Int32Array(mostWords),
      lastLength: 0,
    };
  });
  return { members, names: new Set(Object.keys(fields)), between, last: dense ? '}' : ' }' };
}

function decimalsOf(field: Field): number {
  if (field.type === 'integer') return 0;
  return field.type === 'number' && field.digits === undefined ? field.decimals : -1;
}

/**
 * Writes an object by its table, and returns the end. Unknown members stay in place if the others are in the
 * table's order; otherwise they go to the end. A `for` loop over the members is faster in V8 than looking
 * each up by name.
 */
export function writeObject(sink: Sink, at: number, object: object, table = noTable): number {
  makeRoom(sink, at, 0);
  const { members, names } = table;
  let end = at;
  let place = 0;
  for (const name in object) {
    const value = (object as Readonly<Record<string, unknown>>)[name];
    if (value === undefined) continue;
    let ahead = place;
    while (ahead < members.length && (members[ahead] as TableMember).name !== name) ahead++;
    if (ahead < members.length) {
      end = writeMember(sink, end, value, members[ahead] as TableMember);
      place = ahead + 1;
    } else if (names.has(name)) return writeInOrder(sink, at, object as Readonly<Record<string, unknown>>, table);
    else end = writeUnknown(sink, end, name, value, table);
  }
  return closeObject(sink, at, end, table);
}

/** Like `writeObject`, for members in any order. */
function writeInOrder(sink: Sink, at: number, object: Readonly<Record<string, unknown>>, table: WriteTable): number {
  let end = at;
  for (const member of table.members) {
    const value = object[member.name];
    if (value !== undefined) end = writeMember(sink, end, value, member);
  }
  for (const name in object) {
    const value = table.names.has(name) ? undefined : object[name];
    if (value !== undefined) end = writeUnknown(sink, end, name, value, table);
  }
  return closeObject(sink, at, end, table);
}

function writeMember(sink: Sink, at: number, value: unknown, member: TableMember): number {
  const { key, length, decimals, last, lastLength } = member;
  // Zeros differ by sign.
  const isSame = value === last && (value !== 0 || Object.is(value, last));
  if (isSame && lastLength > 0) {
    writeWords(sink, at, member.lastWords, lastLength);
    return at + lastLength;
  }
  writeWords(sink, at, key, length);
  const start = at + length;
  // Direct calls for texts and numbers avoid a megamorphic call.
  let end: number;
  if (typeof value === 'string') end = writeText(sink, start, value);
  else if (typeof value !== 'number' || decimals < 0) return member.write(sink, start, value);
  else end = decimals === 0 ? writeInteger(sink, start, value) : writeFixed(sink, start, value, decimals);
  if (isSame && end - at <= mostWords * 4) {
    readWords(sink, at, member.lastWords, end - at);
    member.lastLength = end - at;
  } else if (!isSame) {
    member.last = value;
    member.lastLength = 0;
  }
  return end;
}

function writeUnknown(sink: Sink, at: number, name: string, value: unknown, { between }: WriteTable): number {
  const key = writeText(sink, writeAscii(sink, at, between), name);
  return writeAny(sink, writeAscii(sink, key, ':'), value);
}

/** The first member was written with a leading comma, which is replaced by the brace. */
function closeObject(sink: Sink, at: number, end: number, { last }: WriteTable): number {
  if (end === at) return writeAscii(sink, at, '{  }');
  sink.bytes[at] = openBrace;
  return writeAscii(sink, end, last);
}

function valueWriter(field: Field): WriteValue {
  switch (field.type) {
    case 'integer':
      return ifNumber(writeInteger);
    case 'number': {
      const { decimals, digits, exponent } = field;
      if (digits === undefined) return ifNumber((sink, at, value) => writeFixed(sink, at, value, decimals));
      const write = exponent ? writeGeneral : writeRounded;
      return ifNumber((sink, at, value) => write(sink, at, value, digits));
    }
    case 'object': {
      // Made on the first use: a shape may contain itself.
      const table = once(() => tableOf(field.shape));
      return (sink, at, value) => (isObject(value) ? writeObject(sink, at, value, table()) : writeAny(sink, at, value));
    }
    case 'array':
      return listWriter(field.element);
    default:
      return writeAny;
  }
}

function ifNumber(write: (sink: Sink, at: number, value: number) => number): WriteValue {
  return (sink, at, value) => (typeof value === 'number' ? write(sink, at, value) : writeAny(sink, at, value));
}

/** Texts before, between and after the elements of a list, and for an empty one. */
type ListMarks = readonly [first: string, between: string, last: string, empty: string];

const spacedMarks: ListMarks = ['[ ', ', ', ' ]', '[  ]'];
const numberMarks: ListMarks = ['[', ',', ']', '[  ]'];
const lineMarks: ListMarks = ['[ \r\n', ', \r\n', '\r\n ]', '[ \r\n\r\n ]'];

function listWriter(element: Field, marks = marksOf(element)): WriteValue {
  const write = valueWriter(element);
  return (sink, at, value) =>
    Array.isArray(value) ? writeList(sink, at, value, write, marks) : writeAny(sink, at, value);
}

function marksOf({ type }: Field): ListMarks {
  return type === 'number' || type === 'integer' ? numberMarks : spacedMarks;
}

function writeList(
  sink: Sink,
  at: number,
  list: readonly unknown[],
  write: WriteValue,
  [first, between, last, empty]: ListMarks,
): number {
  if (list.length === 0) return writeAscii(sink, at, empty);
  let end = writeAscii(sink, at, first);
  for (let index = 0; index < list.length; index++) {
    if (index > 0) end = writeAscii(sink, end, between);
    end = write(sink, end, list[index]);
  }
  return writeAscii(sink, end, last);
}

/** Writes any value, members in their own order. */
export function writeAny(sink: Sink, at: number, value: unknown): number {
  switch (typeof value) {
    case 'string':
      return writeText(sink, at, value);
    case 'number':
      return writeNumber(sink, at, value);
    case 'object':
      if (value === null) return writeAscii(sink, at, 'null');
      if (!Array.isArray(value)) return writeObject(sink, at, value);
      return writeList(sink, at, value, writeAny, value.every(isNumeric) ? numberMarks : spacedMarks);
    default:
      // Bigints and booleans; JSON.stringify writes nothing else, either.
      return writeAscii(sink, at, typeof value === 'bigint' || typeof value === 'boolean' ? String(value) : 'null');
  }
}

function isNumeric(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'bigint';
}
