import { describe, expect, it } from 'vitest';
import { at, rulesBrokenBy } from '../../../../test/support/scenes.js';

const none = { Manufactured: [], Encoded: [] };
const again = at(60, 'Materials', { ...none, Raw: [{ Name: 'iron', Count: 7 }] });

describe('the materials that were listed', () => {
  it('are compared by their names in lower case', () => {
    const listed = at(0, 'Materials', { ...none, Raw: [{ Name: 'Iron', Count: 7 }] });
    expect(rulesBrokenBy([listed, again])).toEqual([]);
    expect(rulesBrokenBy([listed, at(30, 'MaterialCollected', { Name: 'IRON', Count: 1 }), again])).toEqual([
      'materials/balance',
    ]);
  });

  it.each([
    ['a list is missing', { Raw: [{ Name: 'iron', Count: 40 }], Encoded: [] }],
    ['one has no name', { ...none, Raw: [{ Count: 40 }] }],
    ['one has no number', { ...none, Raw: [{ Name: 'iron', Count: 'many' }] }],
    ['one is null', { ...none, Raw: [null] }],
  ])('are not known if %s', (_, listed) => {
    expect(rulesBrokenBy([at(0, 'Materials', listed), again])).toEqual([]);
  });

  it.each([
    'TechnologyBroker',
    'ScientificResearch',
    'EngineerContribution',
    'EngineerLegacyConvert',
    'ClearSavedGame',
  ])('are not known after %s', (kind) => {
    const listed = at(0, 'Materials', { ...none, Raw: [{ Name: 'iron', Count: 40 }] });
    expect(rulesBrokenBy([listed, again])).toEqual(['materials/balance']);
    expect(rulesBrokenBy([listed, at(30, kind), again])).toEqual([]);
  });

  it('are held to their limits wherever they can be read', () => {
    const Raw = [null, { Name: 'iron', Count: 301 }, 301, { Count: 400 }, { Name: 'tin', Count: 200 }];
    expect(rulesBrokenBy([at(0, 'Materials', { Raw, Encoded: 'many' })])).toEqual(['materials/limit']);
  });
});
