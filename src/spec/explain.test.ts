import { describe, expect, it } from 'vitest';
import { specification } from './catalogue.js';
import { type Explanation, explain, explainValue } from './explain.js';

function explained(path: string): Explanation {
  const explanation = explain(specification, path);
  if ('found' in explanation) throw new Error(`${path} was not found`);
  return explanation;
}

describe('explaining', () => {
  it('a kind tells its fields, its file and its rules', () => {
    const status = explained('Status');
    expect(status).toMatchObject({ is: 'kind', file: 'Status.json' });
    expect(status.fields?.map(({ name }) => name)).toContain('GuiFocus');
    expect(status.rules.map(({ id }) => id)).toContain('status/half-pips');
  });

  it('a field inside a list of shapes', () => {
    expect(explained('FSDJump.Factions.Happiness')).toMatchObject({ is: 'field', type: 'string', required: true });
    expect(explained('FSDJump.Factions[].Happiness')).toEqual(explained('FSDJump.Factions.Happiness'));
  });

  it('a shape by its own name', () => {
    expect(explained('ThargoidWar')).toMatchObject({ is: 'shape' });
  });

  it.each([
    ['FSDJmp', '', 'FSDJump'],
    ['FSDJump.Faction', 'FSDJump', 'FSDJump.Factions'],
    ['FSDJump.Factions.Hapiness', 'FSDJump.Factions', 'FSDJump.Factions.Happiness'],
    ['FSDJump.Facions.Happiness', 'FSDJump', 'FSDJump.Factions.Happiness'],
  ])('%s answers with the nearest', (path, within, nearest) => {
    expect(explain(specification, path)).toMatchObject({ found: false, within, nearest });
  });

  it.each(['', 'FSDJump.', 'FSDJump.StarSystem.Name', 'Status.constructor', '__proto__'])(
    '%j leads nowhere',
    (path) => {
      expect(explain(specification, path)).toMatchObject({ found: false });
    },
  );
});

describe('explaining a value', () => {
  it('decodes a bit set', () => {
    const decoded = explainValue(explained('Status.Flags'), '16842765');
    expect(decoded).toMatchObject({
      value: 16842765,
      bits: [{ bit: 0 }, { bit: 2 }, { bit: 3 }, { bit: 16 }, { bit: 24 }],
    });
  });

  it('names a screen, and says when a value is not known', () => {
    expect(explainValue(explained('Status.GuiFocus'), '6')).toMatchObject({ known: true, name: 'GalaxyMap' });
    expect(explainValue(explained('Docked.StationServices'), 'Refual')).toMatchObject({ known: false });
  });

  it.each([
    ['Status.Flags', '-1'],
    ['Status.Flags', '4294967296'],
    ['Status.Flags', 'docked'],
    ['Status.Flags', ''],
    ['FSDJump.StarSystem', 'Sol'],
  ])('%s has nothing to say about %j', (path, text) => {
    expect(explainValue(explained(path), text)).toBeUndefined();
  });
});
