import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { replacesEarlier } from './belongings-fold.js';
import { journalFold } from './journal-fold.js';
import { type JournalState, unknownState } from './journal-state.js';

const timestamp = '2026-11-14T20:41:00Z';

function stateAfter(...events: readonly Members[]): JournalState {
  const state = unknownState();
  for (const event of events) journalFold.advance(state, { timestamp, ...event });
  return state;
}

const later = { timestamp: '2026-11-14T20:42:00Z' };
const locker = { event: 'ShipLocker', Items: [{ Name: 'push', Count: 2 }], Components: [{ Name: 'push', Count: 1 }] };
const backpack = { event: 'Backpack', Consumables: [{ Name: 'healthpack', Count: 2 }], Data: [] };

describe('the locker', () => {
  it('has what its lists add up to', () => {
    expect(stateAfter(locker).locker?.counts).toEqual({ push: 3 });
    expect(replacesEarlier(locker)).toBe(true);
  });

  it('is in a file of the same time where the line has no list, and not known where that is older', () => {
    expect(stateAfter(locker, { event: 'ShipLocker' }).locker?.counts).toEqual({ push: 3 });
    expect(stateAfter(locker, { event: 'ShipLocker', ...later }).locker).toBeUndefined();
    expect(replacesEarlier({ event: 'ShipLocker' })).toBe(false);
    expect(replacesEarlier({ ...locker, event: 'Inventory' })).toBe(false);
  });

  it.each(['UpgradeSuit', 'UpgradeWeapon'])('has less after %s', (event) => {
    expect(stateAfter(locker, { event, Resources: [{ Name: 'push', Count: 2 }] }).locker?.counts).toEqual({ push: 1 });
    expect(stateAfter({ event, Resources: [{ Name: 'push', Count: 2 }] }).locker).toBeUndefined();
  });

  it.each([
    'BuyMicroResources',
    'SellMicroResources',
    'TradeMicroResources',
    'TransferMicroResources',
    'Embark',
    'Disembark',
  ])('is not known after %s, before it is listed again', (event) => {
    expect(stateAfter(locker, { event }).locker).toBeUndefined();
  });
});

describe('the backpack', () => {
  const used = { event: 'BackpackChange', Removed: [{ Name: 'healthpack', Count: 1 }] };
  const found = { event: 'BackpackChange', Added: [{ Name: 'push', Count: 1 }] };

  it('changes, unless it was listed at that very time', () => {
    expect(stateAfter(backpack).backpack?.counts).toEqual({ healthpack: 2 });
    expect(stateAfter(backpack, { ...used, ...later }).backpack?.counts).toEqual({ healthpack: 1 });
    expect(stateAfter(backpack, { ...found, ...later }).backpack?.counts).toEqual({ healthpack: 2, push: 1 });
    expect(stateAfter(backpack, used).backpack?.counts).toEqual({ healthpack: 2 });
    expect(stateAfter(used).backpack).toBeUndefined();
  });

  it.each(['Embark', 'Disembark'])('is not known after %s', (event) => {
    expect(stateAfter(backpack, { event }).backpack).toBeUndefined();
  });

  it('stays while goods are traded from the locker', () => {
    expect(stateAfter(backpack, { event: 'SellMicroResources' }).backpack?.counts).toEqual({ healthpack: 2 });
  });
});

describe('the own carrier', () => {
  const bought = { event: 'CarrierBuy', CarrierID: 37, Location: 'Sol' };
  const jump = { event: 'CarrierJump', MarketID: 37, StarSystem: 'Wolf 359' };

  it.each<[string, Members, string | undefined]>([
    ['where it was bought', bought, 'Sol'],
    ['where it says it is', { event: 'CarrierLocation', CarrierID: 37, StarSystem: 'Maia' }, 'Maia'],
    ['where it jumps with the commander', { ...jump, Docked: true }, 'Wolf 359'],
    ['where it jumps without the commander', { ...jump, Docked: false }, 'Wolf 359'],
    ['where another takes the commander', { ...jump, MarketID: 38, Docked: true }, 'Sol'],
    ['where it was while its statistics are looked at', { event: 'CarrierStats', CarrierID: 37 }, 'Sol'],
    ['nowhere that is known after it was replaced', { event: 'CarrierStats', CarrierID: 39 }, undefined],
    [
      'not where the carrier of the squadron is',
      { event: 'CarrierLocation', CarrierType: 'SquadronCarrier', CarrierID: 40, StarSystem: 'Maia' },
      'Sol',
    ],
  ])('is %s', (_, event, system) => {
    expect(stateAfter(bought, event).carrier?.system).toBe(system);
  });

  it('is the one that jumps without the commander, where it was not known', () => {
    expect(stateAfter({ ...jump, MarketID: undefined, Docked: false }).carrier?.system).toBe('Wolf 359');
  });
});

describe('a market', () => {
  const market = { event: 'Market', MarketID: 1, Items: [{ Name: '$gold_name;', SellPrice: 9000 }] };

  it('is known with its prices until another one is opened', () => {
    expect(stateAfter(market).market).toEqual({ id: '1', prices: { gold: 9000 } });
    expect(stateAfter(market, { event: 'Market', MarketID: 1 }).market).toEqual({ id: '1', prices: { gold: 9000 } });
    expect(stateAfter(market, { event: 'Market', MarketID: 2 }).market).toBeUndefined();
  });
});

it('a construction site is as far as it was last said to be', () => {
  const depot = (ConstructionProgress: unknown) => ({ event: 'ColonisationConstructionDepot', ConstructionProgress });
  expect(stateAfter(depot(0.25), depot(0.5)).construction).toBe(0.5);
  expect(stateAfter(depot('half')).construction).toBeUndefined();
});
