import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { journalFold } from './journal-fold.js';
import { type JournalState, unknownState } from './journal-state.js';

const timestamp = '2026-11-14T20:41:00Z';

/** The state after events that follow a count of 10 t. */
function stateAfter(...events: readonly Members[]): JournalState {
  const state = unknownState();
  const Inventory = [
    { Name: 'gold', Count: 6 },
    { Name: 'drones', Count: 4 },
  ];
  journalFold.advance(state, { timestamp, event: 'Cargo', Vessel: 'Ship', Count: 10, Inventory });
  for (const event of events) journalFold.advance(state, { timestamp, ...event });
  return state;
}

describe('a trade', () => {
  it.each<[string, Members, number]>([
    ['MarketBuy', { Type: 'gold', Count: 3 }, 3],
    ['MarketSell', { Type: 'gold', Count: 3 }, -3],
    ['BuyDrones', { Type: 'drones', Count: 3 }, 3],
    ['SellDrones', { Type: 'drones', Count: 3 }, -3],
    ['SearchAndRescue', { Name: 'gold', Count: 3 }, -3],
    ['CargoDepot', { UpdateType: 'Collect', CargoType: 'gold', Count: 3 }, 3],
    ['CargoDepot', { UpdateType: 'Deliver', CargoType: 'gold', Count: 3 }, -3],
    ['CargoDepot', { UpdateType: 'WingUpdate', Count: 3 }, 0],
  ])('%s %j changes the hold by %i t', (event, members, change) => {
    const { hold, ship } = stateAfter({ event, ...members });
    expect(hold).toMatchObject({ count: 10, traded: change });
    expect(Object.values(ship.cargo ?? {}).reduce((sum, tonnes) => sum + tonnes)).toBe(10 + change);
  });

  it.each(['MarketBuy', 'MarketSell', 'BuyDrones', 'SellDrones', 'SearchAndRescue'])(
    '%s without a count makes the hold unknown',
    (event) => {
      const { hold, ship } = stateAfter({ event });
      expect([hold, ship.cargo]).toEqual([undefined, undefined]);
    },
  );
});

describe('a change that a count may have early or late', () => {
  it.each<[string, Members, number]>([
    ['MiningRefined', { Type: '$gold_name;' }, 1],
    ['CollectCargo', { Type: 'gold' }, 1],
    ['LaunchDrone', { Type: 'Prospector' }, -1],
    ['EjectCargo', { Type: 'gold', Count: 3 }, -3],
    ['EngineerContribution', { Commodity: 'gold', Quantity: 3 }, -3],
    ['CarrierDepositFuel', { Amount: 3 }, -3],
    ['ColonisationContribution', { Contributions: [{ Name: 'gold', Amount: 1 }, { Amount: 2 }] }, -3],
    ['CargoTransfer', { Transfers: [{ Type: 'gold', Count: 3, Direction: 'toship' }] }, 3],
    ['CargoTransfer', { Transfers: [{ Type: 'gold', Count: 3, Direction: 'tocarrier' }] }, -3],
    ['CargoTransfer', { Transfers: [{ Type: 'gold', Count: 3, Direction: 'tosrv' }] }, -3],
  ])('%s %j is %i t', (event, members, change) => {
    expect(stateAfter({ event, ...members })).toMatchObject({
      hold: { count: 10, traded: 0 },
      looseCargo: [{ change, at: Date.parse(timestamp) / 1000 }],
    });
  });

  it('is none if an engineer gets something else', () => {
    expect(stateAfter({ event: 'EngineerContribution', Material: 'iron', Quantity: 3 })).toMatchObject({
      hold: { count: 10 },
      looseCargo: [],
    });
  });

  it.each<[string, Members]>([
    ['EjectCargo', {}],
    ['CarrierDepositFuel', {}],
    ['ColonisationContribution', { Contributions: [{}] }],
    ['CargoTransfer', {}],
    ['CargoTransfer', { Transfers: [{ Count: 3, Direction: 'elsewhere' }] }],
    ['MiningRefined', { timestamp: 'noon' }],
  ])('%s %j makes the hold unknown', (event, members) => {
    expect(stateAfter({ event, ...members }).hold).toBeUndefined();
  });

  it('is dropped 20 s before the next count', () => {
    const refined = (second: string) => ({ timestamp: `2026-11-14T20:41:${second}Z`, event: 'MiningRefined' });
    const counted = { timestamp: '2026-11-14T20:41:40Z', event: 'Cargo', Count: 12 };
    const { looseCargo } = stateAfter(refined('19'), refined('20'), refined('39'), counted);
    expect(looseCargo.map(({ at }) => at - Date.parse(timestamp) / 1000)).toEqual([20, 39]);
  });
});

describe('the count of the hold', () => {
  it.each([
    'VehicleSwitch',
    'SRVDestroyed',
    'Synthesis',
    'UnderAttack',
    'Interdicted',
    'HullDamage',
    'TechnologyBroker',
    'PowerplayCollect',
    'PowerplayDeliver',
    'Location',
    'SystemsShutdown',
    'RebootRepair',
    'DeliverPowerMicroResources',
    'CarrierJump',
    'MissionAccepted',
    'MissionCompleted',
    'MissionAbandoned',
    'MissionFailed',
    'LaunchSRV',
    'DockSRV',
    'LoadGame',
  ])('is unknown after %s', (event) => {
    expect(stateAfter({ event }).hold).toBeUndefined();
  });

  it.each([
    'ShipyardBuy',
    'ShipyardNew',
    'ShipyardSwap',
    'Died',
    'Resurrect',
    'JoinACrew',
    'QuitACrew',
    'ChangeCrewRole',
  ])('is unknown after %s, and so are the goods', (event) => {
    const { hold, ship } = stateAfter({ event });
    expect([hold, ship.cargo]).toEqual([undefined, undefined]);
  });

  it.each(['FSDJump', 'Docked', 'Scan', 'MaterialCollected'])('is still known after %s', (event) => {
    expect(stateAfter({ event }).hold).toMatchObject({ count: 10 });
  });

  it('is not that of an SRV', () => {
    expect(stateAfter({ event: 'Cargo', Vessel: 'SRV', Count: 1 }).hold).toMatchObject({ count: 10 });
    expect(stateAfter({ event: 'LaunchSRV' }, { event: 'Cargo', Vessel: 'Ship', Count: 1 }).hold).toBeUndefined();
  });
});

describe('the capacity', () => {
  it.each(['LoadGame', 'ShipyardBuy', 'ShipyardNew', 'ShipyardSwap', 'ModuleBuy', 'ModuleSell', 'ModuleStore'])(
    'is unknown after %s, until the next Loadout',
    (event) => {
      const fitted = { event: 'Loadout', CargoCapacity: 64 };
      expect(stateAfter(fitted).ship.cargoCapacity).toBe(64);
      expect(stateAfter(fitted, { event }).ship.cargoCapacity).toBeUndefined();
      expect(stateAfter(fitted, { event }, fitted).ship.cargoCapacity).toBe(64);
    },
  );
});

it.each<[string, readonly Members[], number | undefined]>([
  ['a count alone', [{ event: 'Cargo', Vessel: 'Ship', Count: 162 }], 162],
  [
    'a count at a carrier',
    [
      { event: 'Docked', StationType: 'FleetCarrier' },
      { event: 'Cargo', Count: 162 },
    ],
    162,
  ],
  [
    'a count and a trade',
    [
      { event: 'Cargo', Count: 162 },
      { event: 'MarketSell', Type: 'tea', Count: 2 },
    ],
    160,
  ],
  ['an attack', [{ event: 'UnderAttack' }], 10],
  ['another ship', [{ event: 'ShipyardSwap' }], undefined],
])('after %s so much is in the hold', (_, events, tonnes) => {
  expect(stateAfter(...events).ship.tonnes).toBe(tonnes);
});
