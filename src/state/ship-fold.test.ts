import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { journalFold } from './journal-fold.js';
import { type JournalState, unknownState } from './journal-state.js';

function stateAfter(...events: readonly Members[]): JournalState {
  const state = unknownState();
  for (const event of events) journalFold.advance(state, event);
  return state;
}

const aboard: readonly Members[] = [
  {
    event: 'LoadGame',
    Ship: 'Krait_Light',
    Ship_Localised: 'Krait Phantom',
    ShipID: 7,
    FuelLevel: 8,
    FuelCapacity: 16,
  },
  {
    event: 'Loadout',
    Ship: 'krait_light',
    ShipID: 7,
    ShipName: 'Lark',
    ShipIdent: 'LA-1',
    HullValue: 5,
    CargoCapacity: 32,
  },
  {
    timestamp: '2026-11-14T20:41:00Z',
    event: 'Cargo',
    Vessel: 'Ship',
    Count: 2,
    Inventory: [{ Name: 'gold', Count: 2, Stolen: 0 }],
  },
];

describe('a ship', () => {
  it('is known after it was described', () => {
    const { ship, hold } = stateAfter(...aboard);
    expect(ship).toMatchObject({
      type: 'krait_light',
      id: 7,
      name: 'Lark',
      ident: 'LA-1',
      hullValue: 5,
      cargoCapacity: 32,
    });
    expect(ship).toMatchObject({ cargo: { gold: 2 }, tonnes: 2, fuel: { main: 8 } });
    expect(hold).toMatchObject({ count: 2 });
  });

  it('that another one is swapped for leaves nothing behind', () => {
    const { ship, hold } = stateAfter(...aboard, { event: 'ShipyardSwap', ShipType: 'anaconda', ShipID: 9 });
    expect(ship).toEqual({ fuel: {}, type: 'anaconda', id: 9 });
    expect(hold).toBeUndefined();
  });

  it('that is new has no name', () => {
    const { ship } = stateAfter(...aboard, { event: 'ShipyardNew', ShipType: 'sidewinder', NewShipID: 10 });
    expect(ship).toEqual({ fuel: {}, type: 'sidewinder', id: 10, name: '' });
  });

  it('is not known after a death', () => {
    expect(stateAfter(...aboard, { event: 'Resurrect', Option: 'rebuy' }).ship).toEqual({ fuel: {} });
  });

  it.each([
    [7, 'Wren'],
    [8, 'Lark'],
  ])('is named with its own number alone: %i', (ShipID, name) => {
    const named = { event: 'SetUserShipName', ShipID, UserShipName: 'Wren', UserShipId: 'WR-1' };
    expect(stateAfter(...aboard, named).ship.name).toBe(name);
  });
});

describe('the ships of a commander', () => {
  const stored = { event: 'StoredShips', ShipsHere: [{ ShipID: 3 }], ShipsRemote: [{ ShipID: 5 }] };

  it.each<[string, Members, readonly number[] | undefined]>([
    ['the stored ones and the one they fly', stored, [3, 5, 7]],
    ['with the one just bought', { event: 'ShipyardNew', ShipType: 'sidewinder', NewShipID: 10 }, [3, 5, 7, 10]],
    ['each counted once', { event: 'ShipyardNew', ShipType: 'sidewinder', NewShipID: 5 }, [3, 5, 7]],
    ['without one that is sold', { event: 'ShipyardSell', SellShipID: 5 }, [3, 7]],
    ['without one that is sold for another', { event: 'ShipyardBuy', SellShipID: 7 }, [3, 5]],
    [
      'without one that is sold in a swap',
      { event: 'ShipyardSwap', ShipType: 'eagle', ShipID: 3, SellShipID: 7 },
      [3, 5],
    ],
    ['without one that is sold after a death', { event: 'SellShipOnRebuy', SellShipId: 3 }, [5, 7]],
    ['the same where one is only stored', { event: 'ShipyardBuy', StoreShipID: 7 }, [3, 5, 7]],
    ['not certain after a death', { event: 'Resurrect', Option: 'rebuy' }, undefined],
    ['not certain where a new one has no number', { event: 'ShipyardNew', ShipType: 'sidewinder' }, undefined],
    ['not certain after one was deposited', { event: 'ShipyardBankDeposit', ShipType: 'sidewinder' }, undefined],
    ['not certain after one was redeemed', { event: 'ShipyardRedeem', ShipType: 'sidewinder' }, undefined],
    ['not certain after one was handed over', { event: 'ShipRedeemed', NewShipID: 11 }, undefined],
  ])('are %s', (_, event, ships) => {
    expect(stateAfter(...aboard, stored, event).ships?.toSorted((a, b) => a - b)).toEqual(ships);
  });

  it('are not known as long as the number of one is missing', () => {
    expect(stateAfter(stored).ships).toBeUndefined();
    expect(stateAfter(...aboard, { ...stored, ShipsHere: [{ ShipType: 'eagle' }] }).ships).toBeUndefined();
    expect(stateAfter(...aboard, { event: 'ShipyardNew', ShipType: 'eagle', NewShipID: 4 }).ships).toBeUndefined();
  });
});
