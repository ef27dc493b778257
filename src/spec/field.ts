/**
 * The small language the kinds are written in. A field is required unless `optional`, and the fields
 * of a shape stand in the order in which the game writes them.
 */
import type { BitTable } from './bits.js';
import type { Rule } from './rule.js';
import type { Values } from './values.js';

export type Field = StringField | IntegerField | NumberField | BooleanField | ArrayField | ObjectField;

interface AnyField {
  readonly note: string;
  readonly optional: boolean;
  /** Other forms that a dialect accepts besides this one. */
  readonly also?: readonly Field[];
}

export interface StringField extends AnyField {
  readonly type: 'string';
  /** The one text the field always holds. */
  readonly constant?: string;
  /** A UTC moment in ISO 8601. */
  readonly moment?: true;
  /** The internal form, such as `$economy_X;`, where X is any word and N a number. */
  readonly form?: string;
  /** A form or a list of values that may also be left empty. */
  readonly mayBeEmpty?: true;
  readonly values?: Values<string>;
  /** Why the content is never judged, only the type. */
  readonly unjudged?: string;
}

export interface IntegerField extends AnyField {
  readonly type: 'integer';
  /** An identifier, which may lie beyond 2^53. */
  readonly id?: true;
  readonly values?: Values<number>;
  readonly range?: Range;
  readonly bits?: BitTable;
}

export interface NumberField extends AnyField {
  readonly type: 'number';
  /** How many decimals the game writes. */
  readonly decimals: number;
  /** Where it writes as many decimals as it takes instead: to how many digits it rounds. */
  readonly digits?: number;
  readonly range?: Range;
}

export interface BooleanField extends AnyField {
  readonly type: 'boolean';
}

export interface ArrayField extends AnyField {
  readonly type: 'array';
  readonly element: Field;
  readonly length?: number;
}

export interface ObjectField extends AnyField {
  readonly type: 'object';
  readonly shape: Shape;
}

export interface Range {
  readonly min: number;
  readonly max: number;
}

export type Fields = Readonly<Record<string, Field>>;

/** A named object: its fields, and the rules that hold wherever it stands. */
export interface Shape {
  readonly name: string;
  readonly about: string;
  readonly fields: Fields;
  readonly rules: readonly Rule[];
  /** Where members have no fixed names: what each of them holds. */
  readonly members?: Field;
}

export function shape(name: string, about: string, fields: Fields, rules: readonly Rule[] = []): Shape {
  return { name, about, fields, rules };
}

export function optional<F extends Field>(field: F): F {
  return { ...field, optional: true };
}

export function text(note = ''): StringField {
  return { type: 'string', note, optional: false };
}

export function moment(note: string): StringField {
  return { ...text(note), moment: true };
}

export function constant(value: string, note: string): StringField {
  return { ...text(note), constant: value };
}

/** Text in the game's internal form; `internal('$X;')` where only the outer form is known. */
export function internal(form: string, note: string, values?: Values<string>): StringField {
  return { ...text(note), form, ...(values && { values }) };
}

/** Text the game is known to fill with anything at all. */
export function unjudged(note: string, reason: string): StringField {
  return { ...text(note), unjudged: reason };
}

export function integer(note = '', range?: Range): IntegerField {
  return { type: 'integer', note, optional: false, ...(range && { range }) };
}

export function id(note = ''): IntegerField {
  return { ...integer(note), id: true };
}

export function bitSet(bits: BitTable, note: string): IntegerField {
  return { ...integer(note, { min: 0, max: 2 ** 32 - 1 }), bits };
}

export function number(
  note = '',
  { decimals = 6, digits, range }: { decimals?: number; digits?: number; range?: Range } = {},
): NumberField {
  return {
    type: 'number',
    note,
    optional: false,
    decimals,
    ...(digits !== undefined && { digits }),
    ...(range && { range }),
  };
}

export function boolean(note = ''): BooleanField {
  return { type: 'boolean', note, optional: false };
}

/** Text out of a list. Whether a value outside it is an error is for the list to say. */
export function from(values: Values<string>, note: string): StringField {
  return { ...text(note), values };
}

/** A number out of a list. */
export function numberFrom(values: Values<number>, note: string): IntegerField {
  return { ...integer(note), values };
}

export function list(element: Field | Shape, note: string, length?: number): ArrayField {
  const field = 'type' in element ? element : object(element);
  return { type: 'array', note, optional: false, element: field, ...(length !== undefined && { length }) };
}

export function object(of: Shape, note = of.about): ObjectField {
  return { type: 'object', note, optional: false, shape: of };
}

/** A place in the galaxy: three coordinates in light-years. */
export function position(note: string): ArrayField {
  return list(number('', { decimals: 5 }), note, 3);
}

/** What a field or the elements of its arrays hold in the end. */
export function leafOf(field: Field): Field {
  return field.type === 'array' ? leafOf(field.element) : field;
}
