/** Names that the game could write after its next patch: known words, put together anew. */
import type { Field, Shape } from '../../interface/field.js';
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
  const free = freeFields.get(shape) ?? fieldsWithoutOwner(shape);
  freeFields.set(shape, free);
  return random.pick(free);
}

/** Some fields of a new kind, each of a name that others have. */
export function fieldsOfNewKind(random: Random): NamedField[] {
  const models = new Map(knownFields.flatMap((each) => (isImaginable(each.field) ? [[each.name, each] as const] : [])));
  return random.sample([...models.values()], random.integer(2, 4));
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
const freeKindNames = once(() => namesLike(knownKindNames));
const freeFileNames = once(() => namesLike(knownFileNames));
const freeFields = new WeakMap<Shape, readonly NamedField[]>();

/** The names that begin like a kind, end like one of some others, and are not taken. */
function namesLike(others: readonly string[]): string[] {
  const lasts = new Set(allParts(others).map(({ tail }) => tail));
  const names = headsOf(knownKindNames).flatMap((head) => [...lasts].flatMap((tail) => joined(head, tail)));
  return names.filter((name) => !takenNames.has(name.toLowerCase()));
}

function fieldsWithoutOwner(shape: Shape): NamedField[] {
  const own = namedFields(shape).map(({ name }) => name);
  const single = own.filter((name) => /^[A-Z][a-z]+$/.test(name));
  // By choice the beginnings of its own names, then its names of one word, then those of all.
  const choices = [headsOf(own), single, headsOf(knownFields.map(({ name }) => name))];
  const heads = choices.find(({ length }) => length > 0) ?? [];
  const taken = inLowerCase(knownFields.map(({ name }) => name));
  const models = knownFields.flatMap(({ name, field }) => {
    const tail = partsOf(name)?.tail;
    return tail !== undefined && isImaginable(field) ? [{ tail, field }] : [];
  });
  const fields = models.flatMap(({ tail, field }) =>
    heads.flatMap((head) => joined(head, tail)).map((name) => ({ name, field })),
  );
  return fields.filter(({ name }) => !taken.has(name.toLowerCase()));
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

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
