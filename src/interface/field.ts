/**
 * The DSL of the tables. A field is required unless `optional`, and the fields of a shape are listed in the
 * order in which the game writes them.
 */

import { once } from '../words/memo.js';
import type { BitTable } from './bits.js';
import type { Evidence, FieldEvidence, LifeCount } from './evidence.js';
import type { Rule } from './object-rule.js';
import type { PersonalMark } from './personal-mark.js';
import type { Values } from './value-list.js';

export type Field = StringField | IntegerField | NumberField | BooleanField | ArrayField | ObjectField;

interface AnyField extends FieldEvidence {
  readonly note: string;
  readonly optional: boolean;
  /** Other types that are accepted besides this one. */
  readonly also?: readonly Field[];
  /** Whom it names, if its name does not say so; false: no player. */
  readonly personal?: PersonalMark | false;
  /** Set if no line has it, only the file beside the journal. */
  readonly onlyInFile?: true;
}

export interface StringField extends AnyField {
  readonly type: 'string';
  /** The only text the field may hold. */
  readonly constant?: string;
  /** A UTC time in ISO 8601 format. */
  readonly utcTime?: true;
  /** The internal form, such as `$economy_X;`, where X is any word and N a number. */
  readonly form?: string;
  /** The text may also be empty, whatever its form or list of values. */
  readonly mayBeEmpty?: true;
  readonly values?: Values<string>;
  /** Why the content is never checked, only the type. */
  readonly unchecked?: string;
}

export interface IntegerField extends AnyField {
  readonly type: 'integer';
  /** An identifier, which may exceed 2^53. */
  readonly id?: true;
  readonly values?: Values<number>;
  readonly range?: Range;
  readonly bits?: BitTable;
}

export interface NumberField extends AnyField {
  readonly type: 'number';
  /** How many decimals the game writes. */
  readonly decimals: number;
  /** Set if the game writes as many decimals as needed instead: the number of significant digits. */
  readonly digits?: number;
  /** Set if it writes numbers with more digits before the point than that with an exponent. */
  readonly exponent?: true;
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

/** A named object: its fields, and the rules that apply wherever it is used. */
export interface Shape {
  readonly name: string;
  readonly about: string;
  readonly fields: Fields;
  readonly rules: readonly Rule[];
  /** The type of every member, if members have no fixed names. */
  readonly members?: Field;
  /** Set if the game writes it without spaces, unlike all others. */
  readonly dense?: true;
}

/**
 * Fields, or a function that makes them. Tables are built on first access: no program needs all of them, and
 * building them would dominate the time of loading this library.
 */
export type FieldsOrMaker<Known extends Fields = Fields> = Known | (() => Known);

export function shape(name: string, about: string, fields: FieldsOrMaker, rules: readonly Rule[] = []): Shape {
  if (typeof fields !== 'function') return { name, about, fields, rules };
  const made = once(fields);
  return {
    name,
    about,
    get fields() {
      return made();
    },
    rules,
  };
}

/** A shape that the game writes without spaces. */
export function dense(name: string, about: string, fields: FieldsOrMaker): Shape {
  return Object.assign(shape(name, about, fields), { dense: true } as const);
}

/**
 * A field that may be left out; with the share of the objects that have it, where real lines were counted.
 */
export function optional<F extends Field>(field: F, share?: number): F {
  return { ...field, optional: true, ...(share !== undefined && { share }) };
}

/** A field that no real line is known to have. */
export function declared<F extends Field>(field: F): F {
  return { ...optional(field), declared: true };
}

/** A field that is known by something else than the object it stands in. */
export function known<F extends Field>(evidence: Evidence, field: F): F {
  return { ...field, evidence };
}

/** A field that is also written in another form. */
export function either<F extends Field>(field: F, other: Field): F {
  return { ...field, also: [...(field.also ?? []), other] };
}

/** A field that lines leave to the file beside the journal. */
export function onlyInFile<F extends Field>(field: F): F {
  return { ...optional(field), onlyInFile: true };
}

/** A field that was not there before a version of the game; with the real lines that show it. */
export function since<F extends Field>(version: string, field: F, counted?: LifeCount): F {
  return { ...field, since: version, ...(counted && { counted }) };
}

/** A field that is no longer there after a version of the game; with the real lines that show it. */
export function until<F extends Field>(version: string, field: F, counted?: LifeCount): F {
  return { ...optional(field, field.share), until: version, ...(counted && { counted }) };
}

export function text(note = ''): StringField {
  return { type: 'string', note, optional: false };
}

export function utcTime(note: string): StringField {
  return { ...text(note), utcTime: true };
}

export function constant(value: string, note: string): StringField {
  return { ...text(note), constant: value };
}

/** An internal name of the game, such as `$economy_X;`; `internal('$X;')` if only the outer form is known. */
export function internal(form: string, note: string, values?: Values<string>): StringField {
  return { ...text(note), form, ...(values && { values }) };
}

/** Text that the game is known to fill with arbitrary content. */
export function unchecked(note: string, reason: string): StringField {
  return { ...text(note), unchecked: reason };
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
  {
    decimals = 6,
    digits,
    exponent,
    range,
  }: { decimals?: number; digits?: number; exponent?: true; range?: Range } = {},
): NumberField {
  return {
    type: 'number',
    note,
    optional: false,
    decimals,
    ...(digits !== undefined && { digits }),
    ...(exponent && { exponent }),
    ...(range && { range }),
  };
}

export function boolean(note = ''): BooleanField {
  return { type: 'boolean', note, optional: false };
}

/** Text from a list. Another value is an error if the list is closed, a note if it is open. */
export function from(values: Values<string>, note: string): StringField {
  return { ...text(note), values };
}

/** A text that may also be empty, whatever its list of values. */
export function orEmpty(field: StringField): StringField {
  return { ...field, mayBeEmpty: true };
}

/** A number from a list. */
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

/** The innermost field: that of the elements for an array, else the field itself. */
export function leafOf(field: Field): Field {
  return field.type === 'array' ? leafOf(field.element) : field;
}
