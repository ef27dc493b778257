import { describe, expect, it } from 'vitest';
import { diagnose } from '../../check/event/diagnose.js';
import { specification } from '../kind-catalogue.js';
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

  it.each(deviations)('$id names fields that exist', ({ fields }) => {
    for (const place of fields) expect(lookUp(specification, place)).toMatchObject({ found: 'field', path: place });
  });

  it.each(deviations.filter(({ change }) => !('means' in change)))('$id changes the catalogue', (departure) => {
    expect(applyDeviations(specification, [departure])).not.toEqual(specification);
  });

  it('leave the specification itself untouched', () => {
    expect(dialects.spec).toBe(specification);
    expect(applyDeviations(specification, [])).toEqual(specification);
  });
});

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
      const told = diagnose(dialects.game, { timestamp: '2026-11-14T20:41:00Z', event, SystemSecurity: anarchy });
      expect(told.filter(({ pointer }) => pointer === '/SystemSecurity')).toEqual([]);
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
