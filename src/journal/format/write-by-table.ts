import type { Field, NumberField, Shape } from '../../interface/field.js';
import { isObject } from '../journal-event.js';
import {
  type Sink,
  spacingOf,
  type WriteShape,
  writeAny,
  writeAscii,
  writeFixed,
  writeGeneral,
  writeInteger,
  writeMembers,
  writeRounded,
} from './write-values.js';

/** What ends a line of text. */
export const lineEnd = '\r\n';

/** The lists of a file beside the journal, which have a line of text for each element. */
export interface FileLists {
  readonly names: readonly string[];
  /** How the objects in them are written. */
  readonly writerOf: (shape: Shape) => WriteShape;
}

/** Writes an object along the table of its shape: the plain way, for whatever the faster ones do not expect. */
export function writeByTable(sink: Sink, at: number, object: object, shape: Shape, lists?: FileLists): number {
  const writeMember = (place: number, value: unknown, name: string) => {
    const field = Object.hasOwn(shape.fields, name) ? shape.fields[name] : undefined;
    if (field?.type === 'array' && lists?.names.includes(name) && Array.isArray(value)) {
      const { element } = field;
      const write = element.type === 'object' ? lists.writerOf(element.shape) : undefined;
      return writeBetween(sink, place, value, element, [`[ ${lineEnd}`, `, ${lineEnd}`, `${lineEnd} ]`], write);
    }
    return field ? writeField(sink, place, value, field) : writeAny(sink, place, value);
  };
  return writeMembers(sink, at, object, memberOrder(object, shape), writeMember, spacingOf(shape));
}

/**
 * The game's order. Members the table does not know stay where they are if the others are in order already;
 * else they go to the end.
 */
function memberOrder(object: object, shape: Shape): string[] {
  const own = Object.keys(object);
  const table = Object.keys(shape.fields);
  const known = table.filter((name) => Object.hasOwn(object, name));
  const knownAsWritten = own.filter((name) => Object.hasOwn(shape.fields, name));
  if (known.every((name, index) => name === knownAsWritten[index])) return own;
  return [...known, ...own.filter((name) => !Object.hasOwn(shape.fields, name))];
}

function writeField(sink: Sink, at: number, value: unknown, field: Field): number {
  if (field.type === 'number' && typeof value === 'number') return writeDecimal(sink, at, value, field);
  if (field.type === 'integer' && typeof value === 'number') return writeInteger(sink, at, value);
  if (field.type === 'object' && isObject(value)) return writeByTable(sink, at, value, field.shape);
  if (field.type === 'array' && Array.isArray(value)) return writeElements(sink, at, value, field.element);
  return writeAny(sink, at, value);
}

function writeDecimal(sink: Sink, at: number, value: number, { digits, exponent, decimals }: NumberField): number {
  if (digits === undefined) return writeFixed(sink, at, value, decimals, 10 ** decimals);
  return exponent ? writeGeneral(sink, at, value, digits) : writeRounded(sink, at, value, digits);
}

function writeElements(sink: Sink, at: number, elements: readonly unknown[], element: Field): number {
  if (elements.length === 0) return writeAscii(sink, at, '[  ]');
  return writeBetween(sink, at, elements, element, marksOf(element));
}

/** Writes elements with something in front of them, between them and behind them. */
function writeBetween(
  sink: Sink,
  at: number,
  elements: readonly unknown[],
  element: Field,
  [first, between, last]: readonly [string, string, string],
  write?: WriteShape,
): number {
  let end = writeAscii(sink, at, first);
  for (const [index, each] of elements.entries()) {
    if (index > 0) end = writeAscii(sink, end, between);
    end = write ? write(sink, end, each as object) : writeField(sink, end, each, element);
  }
  return writeAscii(sink, end, last);
}

/** What stands before, between and behind the elements of an array: those of numbers are written without spaces. */
export function marksOf({ type }: Field): readonly [first: string, between: string, last: string] {
  return type === 'number' || type === 'integer' ? ['[', ',', ']'] : ['[ ', ', ', ' ]'];
}
