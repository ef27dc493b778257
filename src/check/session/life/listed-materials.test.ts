import { describe, expect, it } from 'vitest';
import { at, rulesBrokenBy } from '../../../../test/support/scenes.js';
import { ListedMaterials, listsOf } from './listed-materials.js';

const where = { file: 'Journal.2026-11-14T204100.01.log', line: 3 };
const none = { Manufactured: [], Encoded: [] };

describe('the materials that were listed', () => {
  it('are counted once, by their names in lower case, so that what is changed stays changed', () => {
    const told = { ...none, Raw: [{ Name: 'Iron', Count: 40 }], Encoded: [{ Name: 'fsdtelemetry', Count: 7 }] };
    const materials = new ListedMaterials(where, listsOf(told));
    materials.counts?.set('iron', 43);
    expect([...(materials.counts ?? [])]).toEqual([
      ['iron', 43],
      ['fsdtelemetry', 7],
    ]);
  });

  it.each([
    ['a list is missing', { Raw: [{ Name: 'iron', Count: 40 }], Encoded: [] }],
    ['one has no name', { ...none, Raw: [{ Count: 40 }] }],
    ['one has no number', { ...none, Raw: [{ Name: 'iron', Count: 'many' }] }],
    ['one is nothing', { ...none, Raw: [null] }],
  ])('are not known if %s', (_, told) => {
    expect(new ListedMaterials(where, listsOf(told)).counts).toBeUndefined();
    const again = at(60, 'Materials', { ...none, Raw: [{ Name: 'iron', Count: 7 }] });
    expect(rulesBrokenBy([at(0, 'Materials', told), again])).toEqual([]);
  });

  it('are held to their limits wherever they can be read', () => {
    const Raw = [null, { Name: 'iron', Count: 301 }, 301, { Count: 400 }, { Name: 'tin', Count: 200 }];
    expect(rulesBrokenBy([at(0, 'Materials', { Raw, Encoded: 'many' })])).toEqual(['materials/limit']);
  });
});
