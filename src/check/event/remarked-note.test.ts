import { expect, it } from 'vitest';
import { dialects } from '../../interface/dialect/dialects.js';
import { diagnoseAt, type Steps } from './diagnose.js';
import { remarkedNote } from './remarked-note.js';

const shipNames = { name: 'ShipTypeName', words: ['sidewinder', 'mandalay'], inGame: [] };

it('notes a word that a list lacks as the diagnosis does', () => {
  const steps: Steps = ['ShipType'];
  const note = remarkedNote('ShipyardSwap', { rule: 'field/unseen', steps, value: 'spaceshuttle', list: shipNames });
  expect([note]).toEqual(diagnoseAt(dialects.game, 'ShipyardSwap', steps, 'spaceshuttle'));
});

it('suggests the word that was most likely meant', () => {
  const note = remarkedNote('ShipyardSwap', {
    rule: 'field/unseen',
    steps: ['ShipType'],
    value: 'mandalai',
    list: shipNames,
  });
  expect(note?.hint).toBe('did you mean "mandalay"?');
});

it('notes a member that an object lacks as the diagnosis does', () => {
  const steps: Steps = ['Factions', 2, 'Patch~Field'];
  const list = { name: 'Faction', words: [], inGame: [] };
  const note = remarkedNote('FSDJump', { rule: 'field/unknown', steps, value: { A: 1 }, list });
  expect([note]).toEqual(diagnoseAt(dialects.game, 'FSDJump', steps, { A: 1 }));
});
