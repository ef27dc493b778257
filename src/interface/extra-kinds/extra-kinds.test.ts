import { describe, expect, it } from 'vitest';
import { dialects } from '../dialect/dialects.js';
import { allShapes, allValues, findKind, shapesBelow, specification } from '../kind-catalogue.js';
import { extraKinds } from './extra-kinds.js';

const names = extraKinds.kinds.map(({ name }) => name);

describe('the kinds outside the specification', () => {
  it('are each there once, and none is in the specification', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(findKind(specification, name), name).toBeUndefined();
  });

  it('are known by name in the game dialect, and in no other', () => {
    expect([...(dialects.game.extraKindNames ?? [])]).toEqual(names);
    expect(dialects.spec.extraKindNames).toBeUndefined();
    expect(dialects.game.kinds).toHaveLength(16);
  });

  it('mean by each name of a shape or a list what the game dialect means', () => {
    const all = [...extraKinds.kinds, ...dialects.game.kinds].flatMap((kind) => [kind.shape, ...shapesBelow(kind)]);
    for (const shape of allShapes(extraKinds)) {
      for (const other of all.filter(({ name }) => name === shape.name)) expect(other).toEqual(shape);
    }
    const lists = allValues(dialects.game);
    for (const values of allValues(extraKinds)) expect(lists).toContainEqual(values);
  });

  it('explain every field', () => {
    for (const { name: shape, fields } of allShapes(extraKinds)) {
      for (const [name, { note }] of Object.entries(fields)) expect(note, `${shape}.${name}`).not.toBe('');
    }
  });

  it('give every localised field its plain one', () => {
    for (const { name: shape, fields } of allShapes(extraKinds)) {
      const localised = Object.keys(fields).filter((name) => name.endsWith('_Localised'));
      for (const name of localised) expect(fields, shape).toHaveProperty(name.replace('_Localised', ''));
    }
  });

  it('tell a place as a jump does, in the same order', () => {
    const jump = Object.keys(findKind(specification, 'FSDJump')?.shape.fields ?? {});
    const place = Object.keys(findKind(extraKinds, 'Location')?.shape.fields ?? {});
    const common = jump.filter((name) => place.includes(name));
    expect(place.filter((name) => common.includes(name))).toEqual(common);
    expect(jump.filter((name) => !common.includes(name))).toEqual(['JumpDist', 'FuelUsed', 'FuelLevel', 'BoostUsed']);
  });
});
