/** Names that the game could write after its next patch: known words, put together anew. */
import type { Field, Shape } from '../../interface/field.js';
import { madeOnce } from '../../interface/made-once.js';
import type { Random } from '../../simulate/random.js';
import {
  allParts,
  knownFields,
  knownFileNames,
  knownKindNames,
  type NamedField,
  namedFields,
  partsOf,
} from './known-names.js';

/** A kind of event that does not exist, such as `MissionGranted`. */
export function newKindName(random: Random): string {
  return random.pick(freeKindNames());
}

/** A file beside the journal that does not exist, such as `CargoInfo`; without its ending. */
export function newFileName(random: Random): string {
  return random.pick(freeFileNames());
}

/** A field that no object has, named like those of a shape, with the type of a field that ends alike. */
export function newField(shape: Shape, random: Random): NamedField {
  const heads = headsFor(shape);
  // Few of the names are taken, so that one is found soon.
  for (;;) {
    const { tail, field } = random.pick(models());
    for (const name of joined(random.pick(heads), tail)) {
      if (!takenFields().has(name.toLowerCase())) return { name, field };
    }
  }
}

/** Some fields of a new kind, each of a name that others have. */
export function fieldsOfNewKind(random: Random): NamedField[] {
  return random.sample(imaginableFields(), random.integer(2, 4));
}

/** A value as the field could have it. */
export function imaginedValue(field: Field, random: Random): boolean | number | string {
  if (field.type === 'boolean') return random.chance(0.5);
  if (field.type !== 'integer') return random.pick(wordsOf(field));
  if (field.id) return lowestId + random.integer(0, 1_000_000);
  return field.values ? random.pick(field.values.list).value : random.integer(0, 100);
}

/** IDs of the game have nine digits or more. */
const lowestId = 128_000_000;

/** Whether its table tells enough to make up a value. */
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
const freeKindNames = madeOnce(() => namesLike(knownKindNames));
const freeFileNames = madeOnce(() => namesLike(knownFileNames));
const takenFields = madeOnce(() => inLowerCase(knownFields().map(({ name }) => name)));

/** One field of each name, as far as its table tells enough to make up a value. */
const imaginableFields = madeOnce(() => {
  const byName = knownFields().flatMap((each) => (isImaginable(each.field) ? [[each.name, each] as const] : []));
  return [...new Map(byName).values()];
});

/** What the name of a field may end with, and what it then is. */
const models = madeOnce(() =>
  imaginableFields().flatMap(({ name, field }) => {
    const tail = partsOf(name)?.tail;
    return tail === undefined ? [] : [{ tail, field }];
  }),
);

/** The names that begin like a kind, end like one of some others, and are not taken. */
function namesLike(others: readonly string[]): string[] {
  const lasts = new Set(allParts(others).map(({ tail }) => tail));
  const names = headsOf(knownKindNames).flatMap((head) => [...lasts].flatMap((tail) => joined(head, tail)));
  return names.filter((name) => !takenNames.has(name.toLowerCase()));
}

/** By choice the beginnings of its own names, then its names of one word, then those of all. */
function headsFor(shape: Shape): readonly string[] {
  const own = namedFields(shape).map(({ name }) => name);
  const single = own.filter((name) => /^[A-Z][a-z]+$/.test(name));
  return [headsOf(own), single].find(({ length }) => length > 0) ?? headsOf(knownFields().map(({ name }) => name));
}

function headsOf(names: readonly string[]): string[] {
  return [...new Set(allParts(names).map(({ head }) => head))];
}

/** No word comes twice: nothing is called DockingDocking. */
function joined(head: string, tail: string): string[] {
  return head.endsWith(tail) ? [] : [`${head}${tail}`];
}

function inLowerCase(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.map((name) => name.toLowerCase()));
}
