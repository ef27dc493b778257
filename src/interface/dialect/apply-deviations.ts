import type { Field, Shape, StringField } from '../field.js';
import type { Catalogue } from '../kind-catalogue.js';
import type { Values } from '../value-list.js';

/** How the live game changes a field. */
export type Change =
  | { readonly adds: readonly (string | number)[] }
  /** A list where the specification has none. */
  | { readonly lists: Values<string> }
  /** Any value: the list does not apply. */
  | { readonly opens: true }
  | { readonly mayBeEmpty: true }
  | { readonly optional: true }
  | { readonly also: Field }
  | { readonly silences: readonly string[] }
  /** The type is right, but the content is not what a reader would expect. */
  | { readonly means: string };

/** One place where the live game differs from the specification. */
export interface Deviation {
  readonly id: string;
  /** Shape and field, such as `Docked.StationServices`. */
  readonly fields: readonly string[];
  readonly change: Change;
  readonly reason: string;
}

/** The catalogue as it is with these deviations. */
export function applyDeviations(
  catalogue: Catalogue,
  from: readonly Deviation[],
  dialect = catalogue.dialect,
): Catalogue {
  const kinds = catalogue.kinds.map((kind) => ({ ...kind, shape: applyToShape(kind.shape, from) }));
  return { dialect, kinds };
}

function applyToShape(shape: Shape, from: readonly Deviation[]): Shape {
  const silenced = new Set(from.flatMap(({ change }) => ('silences' in change ? change.silences : [])));
  const fields = Object.entries(shape.fields).map(([name, field]) => {
    const own = from.filter(({ fields: places }) => places.includes(`${shape.name}.${name}`));
    return [name, own.reduce(applyToField, applyInside(field, from))] as const;
  });
  return {
    ...shape,
    fields: Object.fromEntries(fields),
    rules: shape.rules.filter((rule) => !silenced.has(rule.id)),
  };
}

function applyInside(field: Field, from: readonly Deviation[]): Field {
  if (field.type === 'object') return { ...field, shape: applyToShape(field.shape, from) };
  if (field.type === 'array') return { ...field, element: applyInside(field.element, from) };
  return field;
}

function applyToField(field: Field, deviation: Deviation): Field {
  const { change } = deviation;
  if ('optional' in change) return { ...field, optional: true };
  if ('also' in change) return { ...field, also: [...(field.also ?? []), change.also] };
  if ('adds' in change) return changeLeaf(field, (leaf) => addValues(leaf, change.adds, deviation));
  if ('lists' in change || 'opens' in change || 'mayBeEmpty' in change) {
    return changeLeaf(field, (leaf) => applyToText(leaf, deviation));
  }
  return field;
}

/** Changes what a field or the elements of its arrays hold in the end. */
function changeLeaf(field: Field, change: (leaf: Field) => Field): Field {
  return field.type === 'array' ? { ...field, element: changeLeaf(field.element, change) } : change(field);
}

function addValues(field: Field, added: readonly (string | number)[], { id }: Deviation): Field {
  if (field.type === 'string' && field.values) return { ...field, values: withValues(field.values, added.map(String)) };
  if (field.type === 'integer' && field.values)
    return { ...field, values: withValues(field.values, added.map(Number)) };
  throw new TypeError(`${id} changes the values of a field that has no list`);
}

function withValues<T extends string | number>(values: Values<T>, added: readonly T[]): Values<T> {
  return { ...values, list: [...values.list, ...added.map((value) => ({ value }))] };
}

function applyToText(field: Field, { change, id }: Deviation): Field {
  if (field.type !== 'string') throw new TypeError(`${id} changes the text of a field that is no text`);
  if ('lists' in change) return { ...field, values: change.lists };
  return 'mayBeEmpty' in change ? { ...field, mayBeEmpty: true } : withoutValues(field);
}

function withoutValues(field: StringField): StringField {
  const { values, ...rest } = field;
  return values ? rest : field;
}
