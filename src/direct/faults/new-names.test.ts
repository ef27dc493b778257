import { describe, expect, it } from 'vitest';
import { isThorough } from '../../../test/thorough.js';
import { dialectNames, dialects } from '../../interface/dialect/dialects.js';
import { leafOf } from '../../interface/field.js';
import { allShapes } from '../../interface/kind-catalogue.js';
import { hasForm } from '../../interface/text-forms.js';
import { Random } from '../../simulate/random.js';
import { knownFields, knownFileNames, knownKindNames, knownValues, partsOf } from './known-names.js';
import { fieldsOfNewKind, imaginedValue, newField, newFileName, newKindName } from './new-names.js';
import { newValue, type OpenField } from './new-value.js';

const seeds = Array.from({ length: isThorough ? 1000 : 30 }, (_, seed) => seed);

function ofSeeds<T>(make: (random: Random) => T): T[] {
  return seeds.map((seed) => make(new Random(seed)));
}

const lower = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));

describe('a name of the next patch', () => {
  it.each([
    ['kind', newKindName],
    ['file', newFileName],
  ])('of a %s is made of known words, and is not a known name', (_, make) => {
    const taken = lower([...knownKindNames, ...knownFileNames]);
    const heads = new Set(knownKindNames.flatMap((name) => partsOf(name)?.head ?? []));
    const names = ofSeeds(make);
    for (const name of names) {
      expect(taken.has(name.toLowerCase())).toBe(false);
      expect([...heads].some((head) => name.startsWith(head))).toBe(true);
    }
    expect(new Set(names).size).toBeGreaterThan(20);
    expect(ofSeeds(make)).toEqual(names);
  });

  it("of a field is not a known field, and has a value of its model's type", () => {
    const taken = lower(knownFields().map(({ name }) => name));
    for (const shape of allShapes(dialects.game)) {
      for (const seed of seeds.slice(0, isThorough ? 20 : 3)) {
        const { name, field } = newField(shape, new Random(seed));
        expect(taken.has(name.toLowerCase())).toBe(false);
        expect(name).toMatch(/^[A-Z][A-Za-z]+$/);
        const value = imaginedValue(field, new Random(1));
        expect(typeof value).toBe(field.type === 'integer' ? 'number' : field.type);
      }
    }
  });

  it('comes with two to four fields, if it is a kind', () => {
    for (const fields of ofSeeds(fieldsOfNewKind)) {
      expect(fields.length).toBeGreaterThanOrEqual(2);
      expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    }
  });
});

describe.each(dialectNames)('a value of the next patch, in the %s dialect,', (dialect) => {
  const open = allShapes(dialects[dialect]).flatMap(({ name: shape, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const leaf = leafOf(field);
      const isOpen = (leaf.type === 'string' || leaf.type === 'integer') && leaf.values?.closed === false;
      return isOpen ? [[`${shape}.${name}`, leaf as OpenField] as const] : [];
    }),
  );

  it.each(open)('of %s is in no list of that name, and has its form', (_, field) => {
    const values = ofSeeds((random) => newValue(field, random));
    const known = knownValues(field.values.name);
    for (const value of values) {
      expect(known.has(value)).toBe(false);
      expect(typeof value).toBe(field.type === 'integer' ? 'number' : 'string');
      const form = field.type === 'string' ? field.form : undefined;
      expect(form === undefined || hasForm(String(value), form)).toBe(true);
    }
    expect(ofSeeds((random) => newValue(field, random))).toEqual(values);
  });
});
