import { memoize } from '../words/memo.js';
import { checkArgument } from '../words/shape/check-options.js';
import { mustBe } from '../words/shape/shape.js';
import type { Dialect } from './dialect/dialect-names.js';
import type { Field, Shape } from './field.js';
import type { Companion, Kind } from './kind.js';
import { kindsByGroup } from './kinds/kind-list.js';
import type { KnowledgePack } from './knowledge/pack-shape.js';
import type { Rule } from './object-rule.js';
import { specifiedNames } from './specified-name-table.js';
import type { Values } from './value-list.js';

/** The interface as data: every kind of event. Schemas, types, pages and checks are all derived from it. */
export interface Catalogue {
  /** The dialect it describes. */
  readonly dialect: Dialect;
  readonly kinds: readonly Kind[];
  /** The packs that added to it. */
  readonly knowledge?: readonly KnowledgePack[];
}

/** A kind that a file beside the journal may hold. */
export type KindWithCompanion = Kind & { readonly companion: Companion };

/** Every kind that has a table, as it stands in its file. */
export const allTables: readonly Kind[] = Object.values(kindsByGroup).flat();

/** Exactly the specification. */
export const specification: Catalogue = {
  dialect: 'spec',
  kinds: allTables
    .filter(({ evidence }) => evidence.grade === 'specified')
    .toSorted((a, b) => specifiedNames.indexOf(a.name) - specifiedNames.indexOf(b.name)),
};

/** An option that takes a catalogue. */
export const catalogueCheck = mustBe('a catalogue, such as specification or dialects.game', (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { dialect, kinds } = value as Partial<Catalogue>;
  return typeof dialect === 'string' && Array.isArray(kinds) && kinds.every(isKind);
});

/** An option that takes a catalogue of packs: another one cannot be handed to threads. */
export const loadedCatalogue = mustBe('a catalogue from loadKnowledge', (value) => {
  const { knowledge, kinds } = (value ?? {}) as Partial<Catalogue>;
  return Array.isArray(knowledge) && Array.isArray(kinds);
});

/** Throws a sentence unless it is a catalogue. */
export function assertCatalogue(catalogue: unknown): asserts catalogue is Catalogue {
  checkArgument('catalogue', catalogue, catalogueCheck);
}

/** Throws a sentence unless it is a kind of a catalogue. */
export function assertKind(kind: unknown): asserts kind is Kind {
  checkArgument('kind', kind, mustBe('a kind of a catalogue, such as specification.kinds[0]', isKind));
}

function isKind(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { name, shape } = value as Partial<Kind>;
  return typeof name === 'string' && typeof shape?.fields === 'object';
}

const kindsByName = memoize(({ kinds }: Catalogue) => new Map(kinds.map((kind) => [kind.name, kind])));

export function findKind(catalogue: Catalogue, name: string): Kind | undefined {
  return kindsByName(catalogue).get(name);
}

/** The kinds that are also written to a file of their own. */
export function companionKinds(catalogue: Catalogue): KindWithCompanion[] {
  return allCompanionKinds(catalogue).filter(({ companion }) => !companion.shared);
}

/**
 * The kinds that stand in the files beside the journal: those with a file of their own, and those that share
 * it.
 */
export function allCompanionKinds(catalogue: Catalogue): KindWithCompanion[] {
  return catalogue.kinds.filter(hasCompanion);
}

/** The kind of such a name, if a file beside the journal may hold it. */
export function findCompanionKind(catalogue: Catalogue, name: unknown): KindWithCompanion | undefined {
  const kind = typeof name === 'string' ? findKind(catalogue, name) : undefined;
  return kind && hasCompanion(kind) ? kind : undefined;
}

function hasCompanion(kind: Kind): kind is KindWithCompanion {
  return kind.companion !== undefined;
}

/** Every shape that stands below a kind, each once, outer before inner. */
export function shapesBelow({ shape: top }: Pick<Kind, 'shape'>): Shape[] {
  const found = new Map<string, Shape>();
  const visit = (shape: Shape) => {
    for (const inner of Object.values(shape.fields).flatMap(shapesOf)) {
      if (!found.has(inner.name)) {
        found.set(inner.name, inner);
        visit(inner);
      }
    }
  };
  visit(top);
  return [...found.values()];
}

/** Every shape of the catalogue, the kinds' own included, each once. */
export const allShapes = memoize(({ kinds }: Pick<Catalogue, 'kinds'>): readonly Shape[] => {
  const shapes = kinds.flatMap((kind) => [kind.shape, ...shapesBelow(kind)]);
  return [...new Map(shapes.map((shape) => [shape.name, shape])).values()];
});

/**
 * Every rule of the catalogue with the shape it belongs to; those of the files beside the journal come last.
 */
export const allRules = memoize((catalogue: Catalogue): readonly { readonly rule: Rule; readonly shape: Shape }[] => [
  ...allShapes(catalogue).flatMap((shape) => shape.rules.map((rule) => ({ rule, shape }))),
  ...companionKinds(catalogue).flatMap(({ companion, shape }) =>
    (companion.rules ?? []).map((rule) => ({ rule, shape })),
  ),
]);

/** Every list of values of the catalogue, by name. */
export const allValues = memoize((catalogue: Catalogue): readonly Values[] => {
  const fields = allShapes(catalogue).flatMap((shape) => Object.values(shape.fields).flatMap(withElements));
  const lists = fields.flatMap((field) => ('values' in field && field.values ? [field.values] : []));
  const byName = new Map(lists.map((values) => [values.name, values]));
  return catalogue.knowledge ? [...byName.values()].map((values) => withWordsOf(lists, values)) : [...byName.values()];
});

/** A list with the words that packs have added to it in one field or another. */
function withWordsOf(lists: readonly Values[], values: Values): Values {
  const all = [...new Set(lists)].filter(({ name }) => name === values.name).flatMap(({ list }) => list);
  return { ...values, list: [...new Map(all.map((each) => [each.value, each])).values()] };
}

function shapesOf(field: Field): Shape[] {
  return withElements(field).flatMap((each) => (each.type === 'object' ? [each.shape] : []));
}

/** The field, what its array holds, and the other forms a dialect accepts. */
function withElements(field: Field): Field[] {
  const inner = field.type === 'array' ? withElements(field.element) : [];
  return [field, ...inner, ...(field.also ?? []).flatMap(withElements)];
}
