import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { journalFold } from './journal-fold.js';
import { type JournalState, unknownState } from './journal-state.js';

function stateAfter(...events: readonly Members[]): JournalState {
  const state = unknownState();
  for (const event of events) journalFold.advance(state, event);
  return state;
}

const header = { event: 'Fileheader', part: 1 };
const loadout = { event: 'Loadout', FuelCapacity: { Main: 32, Reserve: 0.63 } };
const jump = { event: 'FSDJump', FuelLevel: 20, FuelUsed: 3 };

describe('what a jump left', () => {
  it.each(['Location', 'CarrierJump', 'RefuelAll', 'RefuelPartial', 'LaunchDrone', 'Docked', 'ShipyardNew', 'Died'])(
    'is not known after %s',
    (event) => {
      expect(stateAfter(header, jump).jumpFuel).toMatchObject({ level: 20 });
      expect(stateAfter(header, jump, { event }).jumpFuel).toBeUndefined();
    },
  );

  it.each([{ Taxi: true }, { Multicrew: true }, { FuelLevel: -1 }, { FuelLevel: 'full' }])(
    'is not known of %j',
    (members) => {
      expect(stateAfter(jump, { ...jump, ...members }).jumpFuel).toBeUndefined();
    },
  );
});

describe('the size of the tanks', () => {
  it('is at least what was in the main tank before a jump', () => {
    expect(stateAfter(jump).ship.fuel.largest).toBe(23);
    expect(stateAfter(jump, { ...jump, FuelLevel: 10 }).ship.fuel.largest).toBe(23);
    expect(stateAfter({ ...jump, FuelUsed: -3 }).ship.fuel.largest).toBe(20);
    expect(stateAfter({ ...jump, FuelUsed: 0, FuelLevel: 0 }).ship.fuel.largest).toBeUndefined();
  });

  it('stays while docked only if the journal would record another ship', () => {
    expect(stateAfter(header, loadout, { event: 'Docked' }).ship.fuel).toMatchObject({ capacity: 32 });
    expect(stateAfter(loadout, { event: 'Docked' }).ship.fuel.capacity).toBeUndefined();
  });

  it.each<[unknown, number | undefined]>([
    [2, 2],
    [1.9, undefined],
    ['2', undefined],
  ])('of %j is taken for %s', (Main, capacity) => {
    expect(stateAfter({ event: 'Loadout', FuelCapacity: { Main } }).ship.fuel.capacity).toBe(capacity);
    expect(stateAfter({ event: 'LoadGame', FuelCapacity: Main }).ship.fuel.capacity).toBe(capacity);
  });
});
