import { pointerSteps } from '../../../check/text/json-pointer.js';
import { dialects } from '../../../interface/dialect/dialects.js';
import { type Field, object } from '../../../interface/field.js';
import { allValues, findKind, specification } from '../../../interface/kind-catalogue.js';
import { isUtcTime } from '../../../interface/text-forms.js';
import { once } from '../../../words/memo.js';

/** What stands in the place of a text that no table describes. */
export const redacted = 'redacted';

/** The events of a kind as fields; none if no table has the kind. */
export function fieldsOfKind(kind: string): Field[] {
  const tables = [specification, dialects.game].flatMap((catalogue) => findKind(catalogue, kind) ?? []);
  return tables.map(({ shape }) => object(shape));
}

/** Whether a value has a text in it that has no field in the tables. */
export function holdsUnknownText(value: unknown, fields: readonly Field[]): boolean {
  if (typeof value === 'string') return !isText(fields);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((element) => holdsUnknownText(element, elementFields(fields)));
  return Object.entries(value).some(([name, member]) => holdsUnknownText(member, memberFields(fields, name)));
}

/** Whether the tables have a text at a pointer, where `*` stands for every element of a list. */
export function isTextAt(pointer: string, fields: readonly Field[]): boolean {
  const below = (at: readonly Field[], step: string) => (step === '*' ? elementFields(at) : memberFields(at, step));
  return isText(pointerSteps(pointer).reduce(below, fields));
}

function isText(fields: readonly Field[]): boolean {
  return formsOf(fields).some(({ type }) => type === 'string');
}

function elementFields(fields: readonly Field[]): Field[] {
  return formsOf(fields).flatMap((field) => (field.type === 'array' ? [field.element] : []));
}

function memberFields(fields: readonly Field[], name: string): Field[] {
  return formsOf(fields).flatMap((field) => {
    if (field.type !== 'object') return [];
    const { fields: known, members } = field.shape;
    return (Object.hasOwn(known, name) ? known[name] : members) ?? [];
  });
}

function formsOf(fields: readonly Field[]): Field[] {
  return fields.flatMap((field) => (field.also ? [field, ...field.also] : [field]));
}

/** A symbol of the game, also with numbers and other symbols in it; not one with a name. */
const symbol = /^\$\w+(?::#\w+=(?:\$\w+;|\d+))*;$/;

/** Whether a text names no player wherever it stands: a symbol, a time, a word of the tables, or nothing. */
export function isImpersonal(text: string): boolean {
  return text === '' || symbol.test(text) || isUtcTime(text) || words().has(text);
}

const words = once(
  () => new Set(allValues(dialects.game).flatMap(({ list }) => list.map(({ value }) => String(value)))),
);
