import { describe, expect, it } from 'vitest';
import { dialects, wordsInGame } from '../../interface/dialect/dialects.js';
import type { Field, Shape } from '../../interface/field.js';
import type { Values } from '../../interface/value-list.js';
import type { Finding } from '../finding.js';
import { diagnoseAt, type Steps } from './diagnose.js';
import { remarkedNote } from './remarked-note.js';

const shipNames = { name: 'ShipTypeName', words: ['sidewinder', 'mandalay'], inGame: [] };

describe('in the game dialect', () => {
  it('a word that a list lacks is noted as the diagnosis does', () => {
    const steps: Steps = ['ShipType'];
    const note = remarkedNote('ShipyardSwap', { rule: 'field/unseen', steps, value: 'spaceshuttle', list: shipNames });
    expect([note]).toEqual(diagnoseAt(dialects.game, 'ShipyardSwap', steps, 'spaceshuttle'));
  });

  it('the word is suggested that was most likely meant', () => {
    const misspelt = { rule: 'field/unseen', steps: ['ShipType'], value: 'mandalai', list: shipNames } as const;
    expect(remarkedNote('ShipyardSwap', misspelt)?.hint).toBe('did you mean "mandalay"?');
  });

  it('a member that an object lacks is noted as the diagnosis does', () => {
    const steps: Steps = ['Factions', 2, 'Patch~Field'];
    const list = { name: 'Faction', words: [], inGame: [] };
    const note = remarkedNote('FSDJump', { rule: 'field/unknown', steps, value: { A: 1 }, list });
    expect([note]).toEqual(diagnoseAt(dialects.game, 'FSDJump', steps, { A: 1 }));
  });
});

describe('in the dialect of the specification', () => {
  const places = dialects.spec.kinds.flatMap(({ name, shape }) =>
    openLists(shape, []).map(([steps, values]) => [name, steps, values] as const),
  );

  it('there are open lists', () => {
    expect(places.length).toBeGreaterThan(10);
  });

  it.each(places)('a word that is missing at %s %j is noted as the diagnosis does', (kind, steps, values) => {
    const words = values.list.map(({ value }) => String(value));
    const inGame = wordsInGame(values.name).filter((word) => !words.includes(word));
    const list = { name: values.name, words, inGame };
    for (const value of [...inGame, 'Unheard of', `${words[0]}s`]) {
      expect(remarkedNote(kind, { rule: 'field/unseen', steps, value, list })).toEqual(diagnosed(kind, steps, value));
    }
  });
});

/** What is found in the specification, and whether it is so in the live game. */
function diagnosed(kind: string, steps: Steps, value: string): Finding | undefined {
  const [inSpec, inGame] = [dialects.spec, dialects.game].map((catalogue) =>
    diagnoseAt(catalogue, kind, steps, value).find(({ rule }) => rule === 'field/unseen'),
  );
  return inSpec && !inGame ? { ...inSpec, departure: true } : inSpec;
}

/** The steps to every text below a shape that is one of an open list, and that list. */
function openLists({ fields }: Shape, steps: Steps): [Steps, Values][] {
  return Object.entries(fields).flatMap(([name, field]) => openListsIn(field, [...steps, name]));
}

function openListsIn(field: Field, steps: Steps): [Steps, Values][] {
  if (field.type === 'array') return openListsIn(field.element, [...steps, 0]);
  if (field.type === 'object') return openLists(field.shape, steps);
  return field.type === 'string' && field.values && !field.values.closed ? [[steps, field.values]] : [];
}
