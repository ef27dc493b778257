import { describe, expect, it } from 'vitest';
import { leftToFile } from './companion-files.js';
import { dialectNames, dialects } from './dialect/dialects.js';
import { evidenceOf } from './evidence.js';
import type { Field } from './field.js';
import type { Kind } from './kind.js';
import {
  allCompanionKinds,
  allRules,
  allShapes,
  allValues,
  companionKinds,
  findKind,
  shapesBelow,
  specification,
} from './kind-catalogue.js';
import { applyPatch } from './object-rule.js';

describe('the specification', () => {
  it('has sixteen kinds, each once', () => {
    const names = specification.kinds.map(({ name }) => name);
    expect(new Set(names).size).toBe(16);
  });

  it('keeps three kinds in files of their own', () => {
    const files = companionKinds(specification).map(({ name, companion }) => [companion.file, name, companion.lists]);
    expect(files).toEqual([
      ['Status.json', 'Status', undefined],
      ['ModulesInfo.json', 'ModuleInfo', ['Modules']],
      ['NavRoute.json', 'NavRoute', ['Route']],
    ]);
  });

  it('gives every localised field its plain one', () => {
    for (const { name: shape, fields } of allShapes(specification)) {
      const plain = Object.keys(fields)
        .filter((name) => name.endsWith('_Localised'))
        .map((name) => name.replace('_Localised', ''));
      for (const name of plain) expect(fields, `${shape}.${name}_Localised`).toHaveProperty(name);
    }
  });

  it('explains every field', () => {
    for (const { name: shape, fields } of allShapes(specification)) {
      for (const [name, { note }] of Object.entries(fields)) expect(note, `${shape}.${name}`).not.toBe('');
    }
  });
});

describe('the game dialect', () => {
  it('keeps ten kinds in files of their own, and one more in one of these', () => {
    expect(companionKinds(dialects.game).map(({ companion }) => companion.file)).toHaveLength(10);
    const shared = allCompanionKinds(dialects.game).filter(({ companion }) => companion.shared);
    expect(shared.map(({ name, companion }) => `${name} ${companion.file}`)).toEqual(['NavRouteClear NavRoute.json']);
  });

  it('leaves nothing to a file but what the kind has', () => {
    const lockers = ['Items', 'Components', 'Consumables', 'Data'];
    const left = allCompanionKinds(dialects.game).map((kind) => [kind.name, leftToFile(kind)]);
    expect(Object.fromEntries(left)).toEqual({
      Status: [],
      ModuleInfo: ['Modules'],
      NavRoute: ['Route'],
      NavRouteClear: ['Route'],
      Cargo: ['Inventory'],
      Market: ['Items'],
      Outfitting: ['Horizons', 'Items'],
      Shipyard: ['Horizons', 'AllowCobraMkIV', 'PriceList'],
      FCMaterials: ['Items'],
      ShipLocker: lockers,
      Backpack: lockers,
    });
    for (const { name, companion, shape } of allCompanionKinds(dialects.game)) {
      for (const list of companion.lists ?? []) expect(shape.fields[list]?.type, `${name}.${list}`).toBe('array');
    }
  });

  it('knows what only a file has by the copies of that file, not by the lines', () => {
    const market = findKind(dialects.game, 'Market') as Kind;
    const items = market.shape.fields.Items as Field;
    expect(evidenceOf(market.evidence, items)).toEqual({ grade: 'observed', lines: 3, inFiles: true });
    expect(evidenceOf(market.evidence, market.shape.fields.MarketID as Field).lines).toBeGreaterThan(100);
  });
});

describe.each(dialectNames)('the %s dialect', (dialect) => {
  const catalogue = dialects[dialect];

  it('means one thing by each name of a shape or a list', () => {
    const shapes = catalogue.kinds.flatMap((kind) => [kind.shape, ...shapesBelow(kind)]);
    for (const shape of allShapes(catalogue)) {
      for (const other of shapes.filter(({ name }) => name === shape.name)) expect(other).toEqual(shape);
    }
    const names = [...allShapes(catalogue), ...allValues(catalogue)].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the rules', () => {
  const rules = allRules(specification);

  it('have ids of their own', () => {
    expect(new Set(rules.map(({ rule }) => rule.id)).size).toBe(rules.length);
  });

  it.each(rules)('$rule.id tells its good example from its bad one', ({ rule, shape }) => {
    const least = Object.fromEntries(
      Object.keys(shape.fields)
        .filter((name) => !shape.fields[name]?.optional)
        .map((name) => [name, 0]),
    );
    expect(rule.holds(applyPatch(least, rule.good))).toBe(true);
    expect(rule.holds(applyPatch(least, rule.bad))).toBe(false);
  });

  it.each(rules)('$rule.id speaks of fields its shape has, or of one it must not have', ({ rule, shape }) => {
    const { [rule.about]: forbidden, ...mustExist } = { ...rule.good, ...rule.bad };
    const known = Object.keys(shape.fields);
    expect(known).toEqual(expect.arrayContaining(Object.keys(mustExist)));
    expect(known.includes(rule.about) || rule.good[rule.about] === undefined, String(forbidden)).toBe(true);
  });
});
