import { describe, expect, it } from 'vitest';
import { dialects } from './dialect/dialects.js';
import { explain } from './explain-name.js';
import { explainValue } from './explain-value.js';
import type { Subject } from './explanation-types.js';
import { specification } from './kind-catalogue.js';

function explained(path: string, catalogue = specification): Subject {
  const explanation = explain(catalogue, path);
  if ('found' in explanation || explanation.is === 'rule') throw new Error(`${path} is no subject`);
  return explanation;
}

describe('explaining', () => {
  it('a kind has its fields, its file and its rules', () => {
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
    ['Status.Flags', ['status/has-lat-long', 'status/altitude-basis']],
    ['Status.Longitude', ['status/latitude-longitude', 'status/has-lat-long']],
    ['FSDJump.PowerplayState', ['fsd-jump/conflict-progress']],
    ['NavRoute.Route', ['companion/route']],
    ['FSDJump.StarSystem', []],
  ])('%s has every rule about it', (path, ids) => {
    expect(explained(path).rules.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(explained(path).rules.length > 0).toBe(ids.length > 0);
  });

  it.each(['FSDJump', 'FSDJump.Factions', 'Faction'])('%s has the rules of the shapes inside', (path) => {
    expect(explained(path).rulesInside.map(({ id }) => id)).toContain('faction/active-trend');
  });

  it.each(['FSDJump', 'FSDJump.ThargoidWar'])('%s has the departures of the shapes inside', (path) => {
    expect(explained(path).departures.map(({ id }) => id)).not.toContain('no-war-state');
    expect(explained(path).departuresInside.map(({ id }) => id)).toContain('no-war-state');
  });

  it('names of a departure only the fields that are concerned', () => {
    const departure = explained('FSDJump').departures.find(({ id }) => id === 'faction-by-name');
    expect(departure?.fields).toEqual(['FSDJump.SystemFaction']);
  });

  it('a list of values and a table of bits name the fields that use them', () => {
    const services = explained('StationService');
    expect(services).toMatchObject({ is: 'values', type: 'string', usedBy: ['Docked.StationServices'] });
    expect(services.departures.map(({ id }) => id)).toContain('services-in-lower-case');
    const flags = explained('Flags');
    expect(flags).toMatchObject({ is: 'bits', type: 'integer', usedBy: ['Status.Flags'] });
    expect(flags.rules).toEqual(explained('Status.Flags').rules);
  });

  it('a rule has a reason, examples, and the departure that silences it', () => {
    expect(explain(specification, 'docked/station-economy')).toMatchObject({
      is: 'rule',
      shape: 'Docked',
      severity: 'warning',
      departures: [{ id: 'both-economies' }],
    });
    expect(explain(specification, 'docked/wanted')).toMatchObject({ good: { Wanted: true }, bad: { Wanted: false } });
  });
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
    expect(explainValue(explained('Docked.StationServices'), 'Refual')).toMatchObject({
      known: false,
      nearest: 'Refuel',
      closed: true,
      list: 'StationService',
    });
  });

  it.each([
    ['Docked.StationServices', 'dock', true],
    ['StationService', 'dock', true],
    ['Docked.StationServices', 'Refual', false],
    ['Docked.StationServices', 'Dock', false],
    ['Faction.Happiness_Localised', 'Glücklich', true],
    ['Faction.Happiness_Localised', 'Happy', false],
    ['ThargoidWar.CurrentState', '', true],
  ])('%s %j: whether only the live game writes it', (path, text, described) => {
    expect('inGame' in (explainValue(explained(path), text) ?? {})).toBe(described);
  });

  it('knows the values of the dialect', () => {
    const services = explained('StationService', dialects.game);
    expect(explainValue(services, 'dock')).toMatchObject({ known: true, value: 'dock' });
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
