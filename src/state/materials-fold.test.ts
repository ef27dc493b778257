import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { journalFold } from './journal-fold.js';
import { unknownState } from './journal-state.js';

const listed = {
  event: 'Materials',
  Raw: [{ Name: 'Iron', Count: 10 }],
  Manufactured: [{ Name: 'gridresistors', Count: 5 }],
  Encoded: [{ Name: 'scandatabanks', Count: 1 }],
};

function materialsAfter(...events: readonly Members[]): Record<string, number> | undefined {
  const state = unknownState();
  for (const event of events) journalFold.advance(state, event);
  return state.materials;
}

describe('materials', () => {
  it.each<[string, Members, Members]>([
    ['a find', { event: 'MaterialCollected', Name: 'iron', Count: 3 }, { iron: 13 }],
    ['a find of what was not there', { event: 'MaterialCollected', Name: 'tin', Count: 3 }, { tin: 3 }],
    ['a find for which there is no more room', { event: 'MaterialCollected', Name: 'iron', Count: 400 }, { iron: 300 }],
    ['a throw', { event: 'MaterialDiscarded', Name: 'iron', Count: 3 }, { iron: 7 }],
    ['a synthesis', { event: 'Synthesis', Materials: [{ Name: 'iron', Count: 4 }] }, { iron: 6 }],
    [
      'an upgrade',
      { event: 'EngineerCraft', Ingredients: [{ Name: 'gridresistors', Count: 1 }] },
      { gridresistors: 4 },
    ],
    [
      'a trade',
      {
        event: 'MaterialTrade',
        Paid: { Material: 'iron', Quantity: 6 },
        Received: { Material: 'scandatabanks', Quantity: 2 },
      },
      { iron: 4, scandatabanks: 3 },
    ],
    ['a mission that pays in credits', { event: 'MissionCompleted', Reward: 1 }, {}],
  ])('are known after %s', (_, event, changed) => {
    expect(materialsAfter(listed, event)).toEqual({ iron: 10, gridresistors: 5, scandatabanks: 1, ...changed });
    expect(materialsAfter(event)).toBeUndefined();
  });

  it.each<[string, Members]>([
    ['a find without a count', { event: 'MaterialCollected', Name: 'iron' }],
    ['a trade of what has no name', { event: 'MaterialTrade', Paid: { Quantity: 6 }, Received: {} }],
    ['a synthesis of old journals', { event: 'Synthesis', Materials: { iron: 4 } }],
    ['a mission that pays in materials', { event: 'MissionCompleted', MaterialsReward: [{ Name: 'Iron', Count: 1 }] }],
    ['new technology', { event: 'TechnologyBroker' }],
    ['research', { event: 'ScientificResearch' }],
    ['a gift to an engineer', { event: 'EngineerContribution' }],
    ['the conversion of an old upgrade', { event: 'EngineerLegacyConvert' }],
    ['a new beginning', { event: 'ClearSavedGame' }],
    ['a list without its counts', { ...listed, Raw: [{ Name: 'iron' }] }],
    ['a list of less than all', { ...listed, Encoded: undefined }],
  ])('are not known after %s', (_, event) => {
    expect(materialsAfter(listed, event)).toBeUndefined();
  });
});
