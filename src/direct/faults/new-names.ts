/** Names that the game could introduce with its next patch: recombinations of known words. */

import { dialects } from '../../interface/dialect/dialects.js';
import type { Field, Shape } from '../../interface/field.js';
import { type Catalogue, findKind } from '../../interface/kind-catalogue.js';
import type { Random } from '../../simulate/random.js';
import { once } from '../../words/memo.js';
import {
  allParts,
  knownFields,
  knownFileNames,
  knownKindNames,
  type NamedField,
  namedFields,
  partsOf,
} from './known-names.js';

/** A kind of event that does not exist, such as `MissionGranted`, and that no pack knows. */
export function newKindName(random: Random, catalogue: Catalogue = dialects.game): string {
  const name = random.pick(freeKindNames());
  return findKind(catalogue, name) ? newKindName(random, catalogue) : name;
}

/** A file beside the journal that does not exist, such as `CargoInfo`; without extension. */
export function newFileName(random: Random): string {
  return random.pick(freeFileNames());
}

/** A field that no object has, named like those of a shape, with the type of a field with the same ending. */
export function newField(shape: Shape, random: Random): NamedField {
  const heads = headsFor(shape);
  // Few of the names are taken, so this ends soon.
  for (;;) {
    const { tail, field } = random.pick(models());
    for (const name of joined(random.pick(heads), tail)) {
      if (!takenFields().has(name.toLowerCase())) return { name, field };
    }
  }
}

/** Some fields of a new kind, with existing names. */
export function fieldsOfNewKind(random: Random): NamedField[] {
  return random.sample(imaginableFields(), random.integer(2, 4));
}

/** A plausible value for a field. */
export function imaginedValue(field: Field, random: Random): boolean | number | string {
  if (field.type === 'boolean') return random.chance(0.5);
  if (field.type !== 'integer') return random.pick(wordsOf(field));
  if (field.id) return lowestId + random.integer(0, 1_000_000);
  return field.values ? random.pick(field.values.list).value : random.integer(0, 100);
}

/** IDs of the game have nine digits or more. */
const lowestId = 128_000_000;

/** Whether its table has enough information to invent a value. */
function isImaginable(field: Field): boolean {
  if (field.type === 'boolean') return true;
  if (field.type === 'integer') return field.bits === undefined;
  return wordsOf(field).length > 0;
}

function wordsOf(field: Field): string[] {
  if (field.type !== 'string' || !field.values) return [];
  return field.values.list.flatMap(({ value }) => (value === '' ? [] : [value]));
}

const takenNames = inLowerCase([...knownKindNames, ...knownFileNames]);
const freeKindNames = once(() => namesLike(knownKindNames));
const freeFileNames = once(() => namesLike(knownFileNames));
const takenFields = once(() => inLowerCase(knownFields().map(({ name }) => name)));

/** One field of each name for which a value can be invented. */
const imaginableFields = once(() => {
  const byName = knownFields().flatMap((each) => (isImaginable(each.field) ? [[each.name, each] as const] : []));
  return [...new Map(byName).values()];
});

/** Endings of field names, and the field type that goes with them. */
const models = once(() =>
  imaginableFields().flatMap(({ name, field }) => {
    const tail = partsOf(name)?.tail;
    return tail === undefined ? [] : [{ tail, field }];
  }),
);

/** Unused names with the beginning of a kind and the ending of one of the others. */
function namesLike(others: readonly string[]): string[] {
  const lasts = new Set(allParts(others).map(({ tail }) => tail));
  const names = headsOf(knownKindNames).flatMap((head) => [...lasts].flatMap((tail) => joined(head, tail)));
  return names.filter((name) => !takenNames.has(name.toLowerCase()));
}

/** Preferably the beginnings of its own names, then its one-word names, then those of all. */
function headsFor(shape: Shape): readonly string[] {
  const own = namedFields(shape).map(({ name }) => name);
  const single = own.filter((name) => /^[A-Z][a-z]+$/.test(name));
  return [headsOf(own), single].find(({ length }) => length > 0) ?? headsOf(knownFields().map(({ name }) => name));
}

function headsOf(names: readonly string[]): string[] {
  return [...new Set(allParts(names).map(({ head }) => head))];
}

/** Without repeated words: nothing is called DockingDocking. */
function joined(head: string, tail: string): string[] {
  return head.endsWith(tail) ? [] : [`${head}${tail}`];
}

function inLowerCase(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
