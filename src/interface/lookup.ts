import { entryOf } from '../words/entry-of.js';
import { memoize } from '../words/memo.js';
import { nearest } from '../words/nearest.js';
import { nameAsWritten } from '../words/shown-name.js';
import type { BitTable } from './bits.js';
import { type Field, leafOf, type Shape } from './field.js';
import type { Kind } from './kind.js';
import { allRules, allShapes, allValues, type Catalogue, companionKinds } from './kind-catalogue.js';
import type { Rule } from './object-rule.js';
import type { Values } from './value-list.js';

/** A field where it stands. */
export interface OwnedField {
  readonly owner: Shape;
  readonly name: string;
  readonly field: Field;
}

/** What a name, or a dotted path such as `FSDJump.Factions.Happiness`, leads to. */
export type LookupMatch =
  | { readonly found: 'kind'; readonly kind: Kind }
  | { readonly found: 'shape'; readonly shape: Shape }
  | ({ readonly found: 'field'; readonly path: string } & OwnedField)
  | { readonly found: 'values'; readonly values: Values; readonly usedIn: readonly OwnedField[] }
  | { readonly found: 'bits'; readonly table: BitTable; readonly usedIn: readonly OwnedField[] }
  | { readonly found: 'rule'; readonly rule: Rule; readonly shape: Shape };

export interface NotFound {
  readonly found: false;
  /** The word that leads nowhere, and the path up to it, if there is one. */
  readonly word: string;
  readonly within: string;
  /** The whole path with the nearest known word in its place. */
  readonly nearest?: string;
}

/**
 * Finds what has a name of its own, or follows a path from a kind or a shape through its fields; arrays are
 * passed through, with or without an index.
 */
export function lookUp(catalogue: Catalogue, path: string): LookupMatch | NotFound {
  const plain = path.replaceAll(/\[\d*\]/g, '');
  const names = named(catalogue);
  const whole = names.get(plain);
  if (whole) return whole;
  const [first = '', ...rest] = plain.split('.');
  const start = shapeNamed(names.get(first));
  if (start && rest.length > 0) return follow(start, rest, first, endings(names.keys(), first));
  const near = nearest(plain, rest.length > 0 ? dotted(names.keys()) : names.keys());
  if (near !== undefined) return notFound(plain, '', near);
  return notFound(
    first,
    '',
    withNearest(first, names.keys(), (word) => [word, ...rest].join('.')),
  );
}

/** Paths of the fields with a name, ignoring case: one for each kind or shape that has such a field. */
export function fieldsNamed(catalogue: Catalogue, name: string): string[] {
  const wanted = name.toLowerCase();
  return allFields(catalogue).flatMap((place) =>
    place.name.toLowerCase() === wanted ? [`${place.owner.name}.${place.name}`] : [],
  );
}

/** The shape of a field, as an object or a list of objects. */
export function shapeOf(field: Field): Shape | undefined {
  const leaf = leafOf(field);
  return leaf.type === 'object' ? leaf.shape : undefined;
}

/** All that has a name; where two share one, the later row wins. */
const named = memoize((catalogue: Catalogue): ReadonlyMap<string, LookupMatch> => {
  const fields = allFields(catalogue);
  const users = (table: Values | BitTable) => fields.filter(({ field }) => isUsing(field, table));
  const tables = fields.flatMap(({ field }) => bitsOf(field) ?? []);
  return new Map<string, LookupMatch>([
    ...allRules(catalogue).map(({ rule, shape }) => [rule.id, { found: 'rule', rule, shape }] as const),
    ...tables.map((table) => [table.name, { found: 'bits', table, usedIn: users(table) }] as const),
    ...allValues(catalogue).map((values) => [values.name, { found: 'values', values, usedIn: users(values) }] as const),
    ...allShapes(catalogue).map((shape) => [shape.name, { found: 'shape', shape }] as const),
    ...companionKinds(catalogue).map((kind) => [kind.companion.file, { found: 'kind', kind }] as const),
    ...catalogue.kinds.map((kind) => [kind.name, { found: 'kind', kind }] as const),
  ]);
});

/** The fields of all shapes. */
export const allFields = memoize((catalogue: Catalogue): readonly OwnedField[] =>
  allShapes(catalogue).flatMap((owner) =>
    Object.entries(owner.fields).map(([name, field]) => ({ owner, name, field })),
  ),
);

/** The fields that use a list of values or a table of bits. */
export function fieldsUsing(catalogue: Catalogue, table: Values | BitTable): OwnedField[] {
  return allFields(catalogue).filter(({ field }) => isUsing(field, table));
}

function isUsing(field: Field, { name }: Values | BitTable): boolean {
  return (valuesOf(field) ?? bitsOf(field))?.name === name;
}

export function valuesOf(field: Field): Values | undefined {
  const leaf = leafOf(field);
  return 'values' in leaf ? leaf.values : undefined;
}

export function bitsOf(field: Field): BitTable | undefined {
  const leaf = leafOf(field);
  return 'bits' in leaf ? leaf.bits : undefined;
}

function shapeNamed(found: LookupMatch | undefined): Shape | undefined {
  if (found?.found === 'kind') return found.kind.shape;
  return found?.found === 'shape' ? found.shape : undefined;
}

/** Follows the names through a shape; `others` are words that may also come next, for a better guess. */
function follow(
  shape: Shape,
  names: readonly string[],
  trail: string,
  others: readonly string[] = [],
): LookupMatch | NotFound {
  const [name = '', ...rest] = names;
  if (name === '') return notFound(name, trail, trail);
  const field = entryOf(shape.fields, nameAsWritten(name));
  if (!field) {
    const known = [...Object.keys(shape.fields), ...others];
    return notFound(
      name,
      trail,
      withNearest(name, known, (word) => [trail, word, ...rest].join('.')),
    );
  }
  const path = `${trail}.${name}`;
  if (rest.length === 0) return { found: 'field', path, owner: shape, name, field };
  const inner = shapeOf(field);
  if (inner) return follow(inner, rest, path);
  return notFound(rest[0] ?? '', path, rest[0] === '' ? path : undefined);
}

/** Of names such as `Status.json` the words behind the dot. */
function endings(names: Iterable<string>, first: string): string[] {
  return dotted(names).flatMap((name) => (name.startsWith(`${first}.`) ? [name.slice(first.length + 1)] : []));
}

function dotted(names: Iterable<string>): string[] {
  return [...names].filter((name) => name.includes('.'));
}

function withNearest(word: string, known: Iterable<string>, whole: (word: string) => string): string | undefined {
  const near = nearest(word, known);
  return near === undefined ? undefined : whole(near);
}

function notFound(word: string, within: string, near: string | undefined): NotFound {
  return { found: false, word, within, ...(near !== undefined && { nearest: near }) };
}
