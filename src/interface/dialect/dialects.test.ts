import { describe, expect, it } from 'vitest';
import { diagnose } from '../../check/event/diagnose.js';
import { evidenceOf, specified } from '../evidence.js';
import type { Field, Shape } from '../field.js';
import { allShapes, allValues, specification } from '../kind-catalogue.js';
import { lookUp } from '../lookup.js';
import { applyDeviations } from './apply-deviations.js';
import { deviations } from './deviations.js';
import { dialects } from './dialects.js';

const timestamp = '2026-11-14T20:41:00Z';

function rulesBroken(dialect: 'spec' | 'game', event: object): string[] {
  return diagnose(dialects[dialect], event).map(({ rule }) => rule);
}

describe('the departures of the live game', () => {
  it('have ids of their own', () => {
    expect(new Set(deviations.map(({ id }) => id)).size).toBe(deviations.length);
  });

  it.each(deviations)('$id names fields that exist', ({ fields, change }) => {
    const catalogue = 'field' in change ? dialects.game : specification;
    for (const place of fields) expect(lookUp(catalogue, place)).toMatchObject({ found: 'field', path: place });
  });

  it.each(deviations.filter(({ change }) => !('means' in change)))('$id changes the catalogue', (departure) => {
    expect(applyDeviations(specification, [departure])).not.toEqual(specification);
  });

  it('leave the specification itself untouched', () => {
    expect(dialects.spec).toBe(specification);
    expect(applyDeviations(specification, [])).toEqual(specification);
  });
});

describe('a field that the specification leaves out', () => {
  const module = {
    Name: '$int_cargorack_size2_class1_name;',
    StorageSlot: 1,
    InTransit: true,
    BuyPrice: 0,
    BuyMercCoinsPrice: 20,
    Hot: false,
  };
  const stored = { timestamp, event: 'StoredModules', MarketID: 1, StationName: 'A', StarSystem: 'B', Items: [module] };

  it('is known in the live game, and there alone', () => {
    expect(rulesBroken('spec', stored)).toEqual(['field/unknown']);
    expect(rulesBroken('game', stored)).toEqual([]);
  });

  it('stands where the live game writes it', () => {
    const { fields } = shapeNamed('StoredModule');
    const names = Object.keys(fields);
    expect(names[names.indexOf('BuyPrice') + 1]).toBe('BuyMercCoinsPrice');
  });

  it('is known by what it was seen in, not by the specification', () => {
    const grade = (shape: string, field: string) =>
      evidenceOf(specified, shapeNamed(shape).fields[field] as Field).grade;
    expect(grade('StoredModule', 'BuyMercCoinsPrice')).toBe('observed');
    expect(grade('Docked', 'Government')).toBe('observed');
    expect(grade('Docked', 'StationGovernment')).toBe('specified');
    expect(evidenceOf(specified, shapeNamed('Docked').fields.Government as Field).until).toBe('2.2');
  });
});

describe('a kind outside the specification', () => {
  const faction = {
    Name: 'A',
    FactionState: 'None',
    Government: 'Anarchy',
    Influence: 0.1,
    Allegiance: 'Independent',
    Happiness: '',
    MyReputation: 0,
  };
  const location = {
    timestamp,
    event: 'Location',
    Docked: false,
    StarSystem: 'Sol',
    SystemAddress: 1,
    StarPos: [0, 0, 0],
    SystemAllegiance: '',
    SystemEconomy: '$economy_None;',
    SystemSecondEconomy: '$economy_None;',
    SystemGovernment: '$government_None;',
    SystemSecurity: '$GAlAXY_MAP_INFO_state_anarchy;',
    Population: 0,
    Body: 'Sol',
    BodyID: 0,
    BodyType: 'Star',
    Factions: [faction],
    SystemFaction: 'A',
  };

  it('deviates where it shares objects, words and forms with the specification', () => {
    expect(rulesBroken('game', location)).toEqual([]);
  });

  it('may have an older form', () => {
    const statistics = shapeNamed('CarrierStatistics').fields.FLEETCARRIER_DISTANCE_TRAVELLED;
    expect(statistics?.also?.map(({ type }) => type)).toEqual(['string']);
    const materials = { timestamp, event: 'Scan', Materials: { iron: 20.5 } };
    expect(rulesBroken('game', materials)).not.toContain('field/type');
    expect(rulesBroken('game', { ...materials, Materials: { iron: 'much' } })).toContain('field/type');
  });
});

function shapeNamed(name: string): Shape {
  const found = allShapes(dialects.game).find((shape) => shape.name === name);
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

describe('what the live game writes', () => {
  const docked = {
    timestamp,
    event: 'Docked',
    StationName: 'Daedalus',
    StationType: 'Coriolis',
    DistFromStarLS: 192.5,
    StationServices: ['dock', 'searchrescue', 'techBroker'],
    StationEconomy: '$economy_Refinery;',
    StationEconomies: [{ Name: '$economy_Refinery;', Proportion: 1 }],
  };

  it('departs from the specification in services and economies', () => {
    expect(rulesBroken('spec', docked)).toEqual([
      'field/value',
      'field/value',
      'field/value',
      'docked/station-economies',
    ]);
  });

  it('is clean in the game dialect', () => {
    expect(rulesBroken('game', docked)).toEqual([]);
  });

  it('may be of an older form', () => {
    expect(rulesBroken('game', { ...docked, StationFaction: 'Sol Workers’ Party' })).toEqual([]);
    expect(rulesBroken('game', { timestamp, event: 'Synthesis', Name: 'Fuel Basic', Materials: { iron: 2 } })).toEqual(
      [],
    );
    expect(
      rulesBroken('game', { timestamp, event: 'Synthesis', Name: 'Fuel Basic', Materials: { iron: 'two' } }),
    ).toEqual(['field/type']);
  });

  it('has the same words in a list, whichever kind has the list', () => {
    const anarchy = '$GAlAXY_MAP_INFO_state_anarchy;';
    for (const event of ['FSDJump', 'Location', 'CarrierJump']) {
      const found = diagnose(dialects.game, { timestamp: '2026-11-14T20:41:00Z', event, SystemSecurity: anarchy });
      expect(found.filter(({ pointer }) => pointer === '/SystemSecurity')).toEqual([]);
    }
  });

  it('may lack the power of a module', () => {
    const info = {
      timestamp,
      event: 'ModuleInfo',
      Modules: [{ Slot: 'Slot01_Size4', Item: 'int_hullreinforcement_size4_class2' }],
    };
    expect(rulesBroken('spec', info)).toEqual(['field/required']);
    expect(rulesBroken('game', info)).toEqual([]);
  });
});

it('has the same values in a list of the live game wherever it is used', () => {
  const seen = new Map<string, readonly unknown[]>();
  for (const { name, list } of dialects.game.kinds.flatMap((kind) => allValues({ dialect: 'game', kinds: [kind] }))) {
    const values = list.map(({ value }) => value);
    expect([name, values]).toEqual([name, seen.get(name) ?? values]);
    seen.set(name, values);
  }
  expect(seen.size).toBeGreaterThan(allValues(specification).length);
});
