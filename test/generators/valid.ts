/** Generates valid events of any kind from the catalogue. */
import fc from 'fast-check';
import { encodeBits } from '../../src/interface/bits.js';
import type { Field, NumberField, Shape, StringField } from '../../src/interface/field.js';
import type { Kind } from '../../src/interface/kind.js';
import { applyPatch, type Members } from '../../src/interface/object-rule.js';

export type Event = Record<string, unknown>;

export interface Wanted {
  /** Which optional fields are present; `any` is random, and obeys the rules of the notes. */
  readonly presence: 'any' | 'all' | 'none';
  readonly leastElements: number;
}

/** Any event of the kind that the table and the notes allow. */
export const validEvent = eachKind({ presence: 'any', leastElements: 0 });

/** Only what is required. */
export const leastEvent = eachKind({ presence: 'none', leastElements: 0 });

/** Every field of the table and an element in every list; valid by the table, not by the notes. */
export const fullEvent = eachKind({ presence: 'all', leastElements: 1 });

/** Building a generator takes longer than generating an event, so each is cached. */
function eachKind(wanted: Wanted): (kind: Kind) => fc.Arbitrary<Event> {
  const made = new WeakMap<Kind, fc.Arbitrary<Event>>();
  return (kind) => {
    const events = made.get(kind) ?? shapeOf(kind.shape, wanted);
    made.set(kind, events);
    return events;
  };
}

function shapeOf(shape: Shape, wanted: Wanted): fc.Arbitrary<Event> {
  const names = Object.keys(shape.fields);
  const always = names.filter((name) => !shape.fields[name]?.optional);
  const standing = {
    any: fc.subarray(names).map((some) => new Set([...some, ...always])),
    all: fc.constant(new Set(names)),
    none: fc.constant(new Set(always)),
  }[wanted.presence];
  const all = fc.record(
    Object.fromEntries(Object.entries(shape.fields).map(([name, field]) => [name, fieldOf(field, wanted)])),
  );
  const named = fc
    .tuple(all, standing)
    .map(([members, chosen]) => Object.fromEntries(Object.entries(members).filter(([name]) => chosen.has(name))));
  const members = shape.members ? fc.dictionary(fc.stringMatching(/^[a-z]+$/), fieldOf(shape.members, wanted)) : named;
  return wanted.presence === 'any'
    ? members.map((event) => obeying(event, shape)).filter((event) => obeys(event, shape))
    : members;
}

/** Repairs broken rules, and removes localised members without their plain ones. */
function obeying(event: Event, shape: Shape): Event {
  const mended = shape.rules.reduce((each, rule) => (rule.holds(each) ? each : applyPatch(each, rule.good)), event);
  return Object.fromEntries(Object.entries(mended).filter(([name]) => !isOrphan(name, mended)));
}

function isOrphan(name: string, event: Event): boolean {
  return name.endsWith('_Localised') && !(name.replace('_Localised', '') in event);
}

function obeys(event: Members, shape: Shape): boolean {
  return shape.rules.every((rule) => rule.holds(event));
}

export function fieldOf(field: Field, wanted: Wanted): fc.Arbitrary<unknown> {
  const forms = [field, ...(field.also ?? [])].map((form) => formOf(form, wanted));
  return fc.oneof(...forms);
}

function formOf(field: Field, wanted: Wanted): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'string':
      return textOf(field);
    case 'integer':
      if (field.bits) {
        const { bits } = field;
        return fc.subarray(bits.bits.map(({ name }) => name)).map((names) => encodeBits(bits, names));
      }
      if (field.values) return fc.constantFrom(...field.values.list.map(({ value }) => value));
      if (field.id) return fc.oneof(fc.maxSafeNat(), wideInteger);
      return fc.maxSafeInteger();
    case 'number':
      return decimal(field);
    case 'boolean':
      return fc.boolean();
    case 'array': {
      const { length } = field;
      const bounds =
        length === undefined
          ? { minLength: wanted.leastElements, maxLength: 3 }
          : { minLength: length, maxLength: length };
      return fc.array(fieldOf(field.element, wanted), bounds);
    }
    case 'object':
      return shapeOf(field.shape, wanted);
  }
}

/** An identifier that a floating-point number would round. */
const wideInteger = fc.bigInt({ min: 2n ** 53n, max: 2n ** 64n - 1n });

/** A number that the game could write; one that it may write with an exponent is large now and then. */
function decimal({ decimals, digits, exponent, range }: NumberField): fc.Arbitrary<number> {
  const { min, max } = range ?? { min: -100_000, max: 100_000 };
  const power = fc.integer({ min: 0, max: exponent && !range ? 15 : 0 });
  return fc.tuple(fc.integer({ min: 0, max: 1_000_000 }), power).map(([step, tens]) => {
    const value = (min + ((max - min) * step) / 1_000_000) * 10 ** tens;
    return Number(digits === undefined ? value.toFixed(decimals) : value.toPrecision(digits));
  });
}

const anyText = fc.string({ unit: 'binary', maxLength: 12 });
const word = fc.stringMatching(/^[A-Za-z_]{1,12}$/);
const whole = fc.date({
  min: new Date('2014-01-01T00:00:00Z'),
  max: new Date('2040-01-01T00:00:00Z'),
  noInvalidDate: true,
});

function textOf({ constant, utcTime, form, values, mayBeEmpty }: StringField): fc.Arbitrary<string> {
  if (constant !== undefined) return fc.constant(constant);
  if (utcTime) return whole.map((date) => `${date.toISOString().slice(0, 19)}Z`);
  const listed = values ? [fc.constantFrom(...values.list.map(({ value }) => value))] : [];
  const empty = mayBeEmpty ? [fc.constant('')] : [];
  const free = values?.closed ? [] : [form ? inForm(form) : anyText];
  // Unlisted values are rare, so that an event with many lists is still clean now and then.
  const usual = fc.oneof(...listed, ...empty, ...free);
  return listed.length > 0 ? fc.oneof({ weight: 15, arbitrary: fc.oneof(...listed, ...empty) }, usual) : usual;
}

function inForm(form: string): fc.Arbitrary<string> {
  if (form.endsWith('N;')) return fc.integer({ min: 1, max: 5 }).map((number) => form.replace(/N;$/, `${number};`));
  return word.map((name) => form.replace(/X;$/, () => `${name};`));
}
