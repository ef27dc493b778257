/** The names that the game already uses, and the words they consist of: new names are recombinations. */

import { kindNamed, kindNames } from '../../interface/all-kinds.js';
import { dialects } from '../../interface/dialect/dialects.js';
import type { Field, Shape } from '../../interface/field.js';
import { allCompanionKinds, allShapes, allValues, specification } from '../../interface/kind-catalogue.js';
import { once } from '../../words/memo.js';

/** A field by its name. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

const kinds = kindNames.flatMap((name) => kindNamed(name, 'game') ?? []);

/** All fields with a table, including those of nested objects. */
export const knownFields: () => readonly NamedField[] = once(() =>
  allShapes({ kinds: [...kinds, ...specification.kinds] }).flatMap(namedFields),
);

export const knownKindNames: readonly string[] = kinds.map(({ name }) => name);

/** The names of the files beside the journal, without extension. */
export const knownFileNames: readonly string[] = [
  ...new Set(allCompanionKinds(dialects.game).map(({ companion }) => companion.file.replace(/\.json$/, ''))),
];

/** The values of all lists of a name, in both dialects. */
export function knownValues(list: string): ReadonlySet<unknown> {
  return wordsByList().get(list) ?? new Set();
}

const wordsByList = once(() => {
  const words = new Map<string, Set<unknown>>();
  for (const { name, list } of [specification, dialects.game].flatMap(allValues)) {
    const known = words.get(name) ?? new Set();
    words.set(name, known);
    for (const { value } of list) known.add(value);
  }
  return words;
});

/** All texts in all lists of values. */
export const knownTexts: () => readonly string[] = once(() =>
  allValues(dialects.game).flatMap(({ list }) =>
    list.flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  ),
);

export function namedFields({ fields }: Shape): NamedField[] {
  return Object.entries(fields).map(([name, field]) => ({ name, field }));
}

/** A name split before its last word: `FSDJump` is `FSD` and `Jump`. */
export interface NameParts {
  readonly head: string;
  readonly tail: string;
}

/** Splits a PascalCase name; undefined if it is one word, or written otherwise. */
export function partsOf(name: string): NameParts | undefined {
  const [, head, tail] = /^([A-Z][A-Za-z]*?[a-zA-Z])([A-Z][a-z]+|ID)$/.exec(name) ?? [];
  // `JoinACrew` would give `JoinA`.
  if (head === undefined || tail === undefined || /[a-z][A-Z]$/.test(head)) return undefined;
  return { head, tail };
}

export function allParts(names: readonly string[]): NameParts[] {
  return names.flatMap((name) => partsOf(name) ?? []);
}
