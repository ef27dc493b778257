/** Changes as an update of the game makes them, planted into generated events, and the expected reports. */
import fc from 'fast-check';
import { dialects } from '../../src/interface/dialect/dialects.js';
import { type Field, leafOf } from '../../src/interface/field.js';
import type { Kind } from '../../src/interface/kind.js';
import { personalFieldsOf } from '../../src/interface/personal-fields.js';
import { type Event, fullEvent } from '../generators/valid.js';

/** Events of one kind before and after an update, and the changes between them as `change kind.path what`. */
export interface Update {
  readonly kind: Kind;
  before: Event[];
  after: Event[];
  readonly expected: string[];
  /** Those of them that the tables know, so that they are no drift between two players. */
  readonly known: string[];
}

/** What one change does to the events, or nothing if the kind has no place for it. */
type Plant = (update: Update, random: () => number) => boolean;

const eventsOnASide = 25;

/** Number of changes of each sort. */
const plants: readonly (readonly [count: number, plant: Plant])[] = [
  [10, newKind],
  [15, newField],
  [10, newValue],
  [5, newBit],
  [15, typeChange],
  [15, orderSwap],
  [15, fieldGone],
  [8, fieldSince],
  [7, fieldGone],
];

/** A hundred changes, each of a kind of its own, and some kinds that stay as they are. */
export function plantedUpdates(seed: number): Update[] {
  const random = randomFrom(seed);
  const kinds = shuffled(
    dialects.game.kinds.filter(({ name }) => name !== 'Fileheader' && name !== 'Status'),
    random,
  );
  const updates: Update[] = [];
  const status = updateOf(dialects.game.kinds.find(({ name }) => name === 'Status') as Kind, seed);
  for (const [count, plant] of plants) {
    let planted = 0;
    while (planted < count) {
      if (plant === newBit) {
        if (!plant(status, random)) throw new Error('there is no bit left');
        planted++;
        continue;
      }
      const place = kinds.findIndex((kind) => canHave(kind, plant));
      const [kind] = kinds.splice(place, 1);
      if (place < 0 || !kind) throw new Error(`no kind is left for ${plant.name}`);
      const update = updateOf(kind, seed + updates.length + 1);
      if (!plant(update, random)) continue;
      updates.push(update);
      planted++;
    }
  }
  return [...updates, status, ...kinds.slice(0, 20).map((kind, place) => updateOf(kind, seed + 500 + place))];
}

/** Whether it is worth making events of a kind for a change. */
function canHave(kind: Kind, plant: Plant): boolean {
  if (plant === newValue) return listedFields(kind).length > 0;
  if (plant === typeChange) return plainFields(kind).length > 0;
  return plant === orderSwap ? fieldNames(kind).length > 1 : fieldNames(kind).length > 0;
}

function updateOf(kind: Kind, seed: number): Update {
  const events = fc.sample(fullEvent(kind), { seed, numRuns: 2 * eventsOnASide });
  return { kind, before: events.slice(0, eventsOnASide), after: events.slice(eventsOnASide), expected: [], known: [] };
}

function newKind(update: Update): boolean {
  const name = `Next${update.kind.name}`;
  update.after = [...update.after, ...update.before.map((event) => ({ ...event, event: name }))];
  update.expected.push(`new-kind ${name}`);
  return true;
}

function newField(update: Update, random: () => number): boolean {
  const { kind } = update;
  const value = pick([1, 'text', true, 1.5, [1], { Inside: 1 }], random);
  const nested = Object.entries(kind.shape.fields).filter(([, field]) => !field.also && isNested(field));
  const name = 'PlantedField';
  if (nested.length === 0 || random() < 0.5) {
    update.after = update.after.map((event) => ({ ...event, [name]: value }));
    update.expected.push(`new-field ${kind.name}.${name}`);
    return true;
  }
  const [outer, field] = pick(nested, random);
  const added = (inner: unknown) => ({ ...(inner as Event), [name]: value });
  update.after = update.after.map((event) => {
    const inner = event[outer];
    return { ...event, [outer]: Array.isArray(inner) ? inner.map(added) : added(inner) };
  });
  update.expected.push(`new-field ${kind.name}.${outer}${field.type === 'array' ? '[]' : ''}.${name}`);
  return true;
}

/** A list of objects, or an object, whose members have names. */
function isNested(field: Field): boolean {
  const inner = field.type === 'array' ? field.element : field;
  return inner.type === 'object' && !inner.also && !inner.shape.members;
}

function newValue(update: Update, random: () => number): boolean {
  const { kind } = update;
  const [name, field] = pick(listedFields(kind), random);
  const model = 'values' in field ? String(field.values?.list.find(({ value }) => value !== '')?.value) : '';
  const value = model.startsWith('$') ? '$planted_word;' : 'PlantedWord';
  update.after = update.after.map((event) => ({ ...event, [name]: value }));
  update.expected.push(`new-value ${kind.name}.${name} ${value}`);
  return true;
}

/** Bits that the table does not define are never set by the generator. */
function newBit(update: Update): boolean {
  const { bits } = update.kind.shape.fields.Flags2 as Field & { bits: { bits: readonly { bit: number }[] } };
  const taken = new Set(bits.bits.map(({ bit }) => bit));
  const free = Array.from({ length: 32 }, (_, bit) => bit).find(
    (bit) => !taken.has(bit) && !update.expected.includes(`new-bit Status.Flags2 ${bit}`),
  );
  if (free === undefined) return false;
  update.after = update.after.map((event) => ({ ...event, Flags2: Number(event.Flags2) + 2 ** free }));
  update.expected.push(`new-bit Status.Flags2 ${free}`);
  return true;
}

function typeChange(update: Update, random: () => number): boolean {
  const [name] = pick(plainFields(update.kind), random);
  update.after = update.after.map((event) => ({ ...event, [name]: 'now a text' }));
  update.expected.push(`new-type ${update.kind.name}.${name} text`);
  return true;
}

function orderSwap(update: Update, random: () => number): boolean {
  const names = fieldNames(update.kind);
  const place = Math.floor(random() * (names.length - 1));
  const [one, other] = [names[place] as string, names[place + 1] as string];
  update.after = update.after.map((event) => {
    const entries = Object.entries(event);
    const at = entries.findIndex(([name]) => name === one);
    [entries[at], entries[at + 1]] = [entries[at + 1] as [string, unknown], entries[at] as [string, unknown]];
    return Object.fromEntries(entries);
  });
  update.expected.push(`new-order ${update.kind.name}.${one} ${other}`);
  return true;
}

function fieldGone(update: Update, random: () => number): boolean {
  const name = pick(fieldNames(update.kind), random);
  update.after = update.after.map((event) => without(event, name));
  update.expected.push(`gone-field ${update.kind.name}.${name}`);
  if (update.kind.shape.fields[name]?.optional) update.known.push(`gone-field ${update.kind.name}.${name}`);
  return true;
}

/** A field of the table that the older version does not write yet. */
function fieldSince(update: Update, random: () => number): boolean {
  const names = fieldNames(update.kind).filter((name) => !name.endsWith('_Localised'));
  if (names.length === 0) return false;
  const name = pick(names, random);
  update.before = update.before.map((event) => without(event, name));
  update.expected.push(`new-field ${update.kind.name}.${name}`);
  update.known.push(`new-field ${update.kind.name}.${name}`);
  return true;
}

function without(event: Event, name: string): Event {
  return Object.fromEntries(Object.entries(event).filter(([key]) => key !== name));
}

function fieldNames({ shape }: Kind): string[] {
  return Object.keys(shape.fields).slice(2);
}

function plainFields({ shape }: Kind): [string, Field][] {
  return Object.entries(shape.fields)
    .slice(2)
    .filter(([, field]) => ['integer', 'number', 'boolean'].includes(field.type) && !field.also);
}

function listedFields({ name: kind, shape }: Kind): [string, Field][] {
  const personal = new Set(personalFieldsOf(kind).map(({ pointer }) => pointer.slice(1)));
  return Object.entries(shape.fields).filter(
    ([name, field]) => field.type === 'string' && field.values && !field.also && !personal.has(name) && leafOf(field),
  );
}

/** A small generator of numbers from 0 to 1, the same on every machine (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((each) => [random(), each] as const)
    .sort(([one], [other]) => one - other)
    .map(([, each]) => each);
}
