import { once } from '../../words/memo.js';
import type { Field, Fields, Shape, StringField } from '../field.js';
import type { Kind } from '../kind.js';
import type { Catalogue } from '../kind-catalogue.js';
import type { Values } from '../value-list.js';

/** How the live game changes a field. */
export type Change =
  /** More values; `until` is the last version that wrote them. */
  | { readonly adds: readonly (string | number)[]; readonly until?: string }
  /** A list where the specification has none. */
  | { readonly lists: Values<string> }
  /** The list is open: it holds the values known so far. */
  | { readonly opensList: true }
  /** Any value: the list does not apply. */
  | { readonly opens: true }
  | { readonly mayBeEmpty: true }
  | { readonly optional: true }
  | { readonly also: Field }
  /** A field that the specification lacks, after another one; last if there is none. */
  | { readonly field: Field; readonly after?: string }
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
  const changes = once(() => changesOf(from));
  return { dialect, kinds: catalogue.kinds.map((kind) => changedKind(kind, changes)) };
}

/** Deviations of shapes and fields, as every program that loads the tables applies them. */
export interface Changes {
  readonly ofField: (shape: string, name: string, field: Field) => readonly Deviation[];
  readonly addedTo: (shape: string) => readonly AddedField[];
  readonly silences: (shape: string, rule: string) => boolean;
  /** Whether the catalogue has a field at all. */
  readonly has?: (field: Field) => boolean;
}

export interface AddedField {
  readonly name: string;
  readonly field: Field;
  readonly after?: string | undefined;
}

const none: readonly never[] = [];

export function changesOf(from: readonly Deviation[]): Changes {
  /** By shape and field, such as `Docked.StationServices`. */
  const byField = new Map<string, Deviation[]>();
  const silencedRules = new Set<string>();
  /** By the name of the shape. */
  const added = new Map<string, AddedField[]>();
  for (const deviation of from) {
    if ('field' in deviation.change) {
      for (const [shape, name] of deviation.fields.map(splitPlace)) {
        added.set(shape, [...(added.get(shape) ?? []), { name, ...deviation.change }]);
      }
      continue;
    }
    for (const place of new Set(deviation.fields)) byField.set(place, [...(byField.get(place) ?? []), deviation]);
    if ('silences' in deviation.change) for (const rule of deviation.change.silences) silencedRules.add(rule);
  }
  return {
    ofField: (shape, name) => byField.get(`${shape}.${name}`) ?? none,
    addedTo: (shape) => added.get(shape) ?? none,
    silences: (_shape, rule) => silencedRules.has(rule),
  };
}

/** The shape and the field of a place such as `Docked.StationServices`. */
export function splitPlace(place: string): [shape: string, field: string] {
  const [shape = '', field = ''] = place.split('.');
  return [shape, field];
}

/** The kind with these changes, which are computed on access to its fields. */
export function changedKind(kind: Kind, changes: () => Changes): Kind {
  return { ...kind, shape: changedShape(kind.shape, changes) };
}

function changedShape(original: Shape, changes: () => Changes): Shape {
  const { name, about, members, dense } = original;
  const fields = once(() => changedFields(original, changes()));
  const rules = once(() => original.rules.filter((rule) => !changes().silences(name, rule.id)));
  return {
    name,
    about,
    get fields() {
      return fields();
    },
    get rules() {
      return rules();
    },
    ...(members && { members }),
    ...(dense && { dense }),
  };
}

function changedFields({ name: owner, fields: all }: Shape, from: Changes): Fields {
  const { has } = from;
  const fields = has ? Object.fromEntries(Object.entries(all).filter(([, field]) => has(field))) : all;
  // Most fields are unchanged, and copying is quicker than building an object name by name.
  let changed: Record<string, Field> | undefined;
  for (const name of Object.keys(fields)) {
    const field = fields[name] as Field;
    let own = applyInside(field, from);
    for (const deviation of from.ofField(owner, name, field)) own = applyToField(own, deviation);
    if (own !== field) (changed ??= { ...fields })[name] = own;
  }
  return withAdded(changed ?? fields, from.addedTo(owner));
}

function withAdded(fields: Fields, added: readonly AddedField[]): Fields {
  return added.reduce((all, { name, field, after }) => {
    if (Object.hasOwn(all, name)) return all;
    const entries = Object.entries(all);
    const place = after === undefined ? entries.length : entries.findIndex(([known]) => known === after) + 1;
    return Object.fromEntries([...entries.slice(0, place), [name, field], ...entries.slice(place)]);
  }, fields);
}

function applyInside(field: Field, from: Changes): Field {
  if (field.type === 'object') return { ...field, shape: changedShape(field.shape, () => from) };
  if (field.type === 'array') return { ...field, element: applyInside(field.element, from) };
  return field;
}

function applyToField(field: Field, deviation: Deviation): Field {
  const { change } = deviation;
  if ('optional' in change) return { ...field, optional: true };
  if ('also' in change) return { ...field, also: [...(field.also ?? []), change.also] };
  if ('adds' in change) return changeLeaf(field, (leaf) => addValues(leaf, change, deviation));
  if ('opensList' in change) return changeLeaf(field, withOpenList);
  if ('lists' in change || 'opens' in change || 'mayBeEmpty' in change) {
    return changeLeaf(field, (leaf) => applyToText(leaf, deviation));
  }
  return field;
}

/** Changes the innermost field. */
function changeLeaf(field: Field, change: (leaf: Field) => Field): Field {
  return field.type === 'array' ? { ...field, element: changeLeaf(field.element, change) } : change(field);
}

type Addition = Extract<Change, { adds: unknown }>;

function addValues(field: Field, { adds, until }: Addition, { id }: Deviation): Field {
  if (field.type === 'string' && field.values)
    return { ...field, values: withValues(field.values, adds.map(String), until) };
  if (field.type === 'integer' && field.values)
    return { ...field, values: withValues(field.values, adds.map(Number), until) };
  throw new TypeError(`${id} changes the values of a field that has no list`);
}

function withValues<T extends string | number>(values: Values<T>, added: readonly T[], until?: string): Values<T> {
  const life = until === undefined ? {} : { until };
  return { ...values, list: [...values.list, ...added.map((value) => ({ value, ...life }))] };
}

function withOpenList(field: Field): Field {
  if (field.type === 'string' && field.values) return { ...field, values: opened(field.values) };
  return field.type === 'integer' && field.values ? { ...field, values: opened(field.values) } : field;
}

function opened<T extends string | number>(values: Values<T>): Values<T> {
  return { ...values, closed: false };
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
