import { describe, expect, it } from 'vitest';
import type { Members } from '../interface/object-rule.js';
import { creditChanges, unstatedChanges } from './credit-change-table.js';
import { likelyCredits } from './credits-fold.js';
import { journalFold } from './journal-fold.js';
import { unknownState } from './journal-state.js';

/** The balance after an event, from 10,000 before it. */
function balanceAfter(event: string, members: Members = {}): number | undefined {
  const state = unknownState();
  journalFold.advance(state, { event: 'LoadGame', Credits: 10_000, Loan: 0 });
  journalFold.advance(state, { event, ...members });
  return state.commander.credits;
}

/** A line of each kind, and what it does to the balance. */
const changes: readonly (readonly [kind: string, members: Members, change: number])[] = [
  ['MarketBuy', { TotalCost: 7 }, -7],
  ['MarketSell', { TotalSale: 7 }, 7],
  ['BuyDrones', { TotalCost: 7 }, -7],
  ['SellDrones', { TotalSale: 7 }, 7],
  ['BuyTradeData', { Cost: 7 }, -7],
  ['BuyExplorationData', { Cost: 7 }, -7],
  ['SellExplorationData', { BaseValue: 5, Bonus: 1, TotalEarnings: 7 }, 7],
  ['MultiSellExplorationData', { BaseValue: 5, Bonus: 1, TotalEarnings: 7 }, 7],
  [
    'SellOrganicData',
    {
      BioData: [
        { Value: 1, Bonus: 4 },
        { Value: 2, Bonus: 0 },
      ],
    },
    7,
  ],
  ['SearchAndRescue', { Reward: 7 }, 7],
  ['MissionCompleted', { Reward: 7 }, 7],
  ['CommunityGoalReward', { Reward: 7 }, 7],
  ['PowerplaySalary', { Amount: 7 }, 7],
  ['PowerplayFastTrack', { Cost: 7 }, -7],
  ['RedeemVoucher', { Amount: 7 }, 7],
  ['PayFines', { Amount: 7 }, -7],
  ['PayBounties', { Amount: 7 }, -7],
  ['PayLegacyFines', { Amount: 7 }, -7],
  ['RefuelAll', { Cost: 7, Amount: 3.5 }, -7],
  ['RefuelPartial', { Cost: 7, Amount: 3.5 }, -7],
  ['Repair', { Cost: 7 }, -7],
  ['RepairAll', { Cost: 7 }, -7],
  ['BuyAmmo', { Cost: 7 }, -7],
  ['RestockVehicle', { Cost: 7 }, -7],
  ['ModuleBuy', { BuyPrice: 9, SellPrice: 2 }, -7],
  ['ModuleBuyAndStore', { BuyPrice: 7 }, -7],
  ['ModuleSell', { SellPrice: 7 }, 7],
  ['ModuleSellRemote', { SellPrice: 7 }, 7],
  ['ModuleStore', { Cost: 7 }, -7],
  ['ModuleRetrieve', { Cost: 7 }, -7],
  ['FetchRemoteModule', { TransferCost: 7 }, -7],
  ['ShipyardBuy', { ShipPrice: 9, SellPrice: 2 }, -7],
  ['ShipyardSell', { ShipPrice: 7 }, 7],
  ['ShipyardTransfer', { TransferPrice: 7 }, -7],
  ['SellShipOnRebuy', { ShipPrice: 7 }, 7],
  ['Resurrect', { Cost: 7 }, -7],
  ['CrewHire', { Cost: 7 }, -7],
  ['BuySuit', { Price: 7 }, -7],
  ['SellSuit', { Price: 7 }, 7],
  ['UpgradeSuit', { Cost: 7 }, -7],
  ['BuyWeapon', { Price: 7 }, -7],
  ['SellWeapon', { Price: 7 }, 7],
  ['UpgradeWeapon', { Cost: 7 }, -7],
  ['BuyMicroResources', { Price: 7 }, -7],
  ['SellMicroResources', { Price: 7 }, 7],
  ['BookTaxi', { Cost: 7 }, -7],
  ['BookDropship', { Cost: 7 }, -7],
  ['CancelTaxi', { Refund: 7 }, 7],
  ['CancelDropship', { Refund: 7 }, 7],
  ['CarrierBuy', { Price: 7 }, -7],
  ['CarrierBankTransfer', { Deposit: 7, PlayerBalance: 9_993 }, -7],
  ['NpcCrewPaidWage', { Amount: 0 }, 0],
];

describe('a line that earns or costs', () => {
  it.each(changes)('%s %j changes the balance by %i', (kind, members, change) => {
    expect(balanceAfter(kind, members)).toBe(10_000 + change);
  });

  it.each([
    ['MissionCompleted', {}, 0],
    ['MissionCompleted', { Donated: 7, Donation: '7' }, -7],
    ['MissionCompleted', { Donation: '7' }, -7],
    ['CarrierCrewServices', { Operation: 'Pause' }, 0],
    ['CarrierCrewServices', { Operation: 'Resume' }, 0],
    ['EngineerContribution', { Type: 'Commodity', Commodity: 'gold', Quantity: 7 }, 0],
    ['CrewAssign', {}, 0],
    ['ModuleBuy', { BuyPrice: 7 }, -7],
    ['ShipyardBuy', { ShipPrice: 7 }, -7],
    ['ModuleStore', {}, 0],
    ['ModuleRetrieve', {}, 0],
  ])('%s %j may lack an amount', (kind, members, change) => {
    expect(balanceAfter(kind, members)).toBe(10_000 + change);
  });

  const optional = new Set(['MissionCompleted', 'ModuleStore', 'ModuleRetrieve']);
  it.each(changes.filter(([kind]) => !optional.has(kind)).map(([kind]) => kind))(
    '%s without its amount makes the balance unknown',
    (kind) => {
      expect(balanceAfter(kind)).toBeUndefined();
    },
  );

  it.each(['Reward', 'SellPrice', 'Cost'])('an optional %s that is no number makes the balance unknown', (name) => {
    const kind = { Reward: 'MissionCompleted', SellPrice: 'ModuleBuy', Cost: 'ModuleStore' }[name] as string;
    expect(balanceAfter(kind, { BuyPrice: 1, [name]: null })).toBeUndefined();
  });

  it('is listed above', () => {
    expect(changes.map(([kind]) => kind)).toEqual(Object.keys(creditChanges));
  });
});

/** Lines that always leave the balance unknown. */
const unstated = [
  'PowerplayJoin',
  'PowerplayDefect',
  'PowerplayLeave',
  'ColonisationSystemClaim',
  'ColonisationSystemClaimRelease',
  'ColonisationBeaconDeployed',
  'ColonisationContribution',
  'CarrierDecommission',
  'CarrierCancelDecommission',
  'CarrierModulePack',
  'CarrierShipPack',
  'ClearImpound',
  'Resupply',
  'ShipyardBankDeposit',
  'ShipyardRedeem',
  'SquadronCreated',
  'JoinACrew',
  'QuitACrew',
  'EndCrewSession',
  'ChangeCrewRole',
  'NewCommander',
  'ClearSavedGame',
];
const unstatedWhereNamed = {
  MissionFailed: 'Fine',
  MissionAbandoned: 'Fine',
  CarrierCrewServices: 'Operation',
  EngineerContribution: 'Type',
};

describe('a line that changes the balance by an unstated amount', () => {
  it.each(unstated)('%s makes it unknown', (kind) => {
    expect(balanceAfter(kind)).toBeUndefined();
  });

  it.each(Object.entries(unstatedWhereNamed))('%s makes it unknown if %s says so', (kind, name) => {
    expect(balanceAfter(kind, { [name]: 7 })).toBeUndefined();
    expect(balanceAfter(kind, { [name]: 0 })).toBe(10_000);
    expect(balanceAfter(kind)).toBe(10_000);
  });

  it('is listed above', () => {
    expect(Object.keys(unstatedChanges).sort()).toEqual([...unstated, ...Object.keys(unstatedWhereNamed)].sort());
  });
});

it.each([
  [{ Credits: 10_000, Loan: 1 }, undefined],
  [{ Credits: 10_000, Loan: 0 }, 10_000],
  [{ Credits: 10_000 }, 10_000],
  [{ Credits: '10000' }, undefined],
])('LoadGame %j', (members, balance) => {
  const state = unknownState();
  journalFold.advance(state, { event: 'LoadGame', ...members });
  expect(state.commander.credits).toBe(balance);
});

describe('the wages of hired pilots, right before the line that they are a share of', () => {
  const wage = { timestamp: '2026-11-14T20:41:10Z', event: 'NpcCrewPaidWage', Amount: 5 };
  const balanceAfterWages = (...events: readonly Members[]) => {
    const state = unknownState();
    journalFold.advance(state, { event: 'LoadGame', Credits: 10_000, Loan: 0 });
    for (const event of events) journalFold.advance(state, { timestamp: wage.timestamp, ...event });
    return { certain: state.commander.credits, likely: likelyCredits(state) };
  };

  it.each<[Members, number]>([
    [{ event: 'MarketSell', TotalSale: 100 }, 10_088],
    [{ event: 'MissionCompleted', Reward: 100, timestamp: '2026-11-14T20:41:11Z' }, 10_088],
    [{ event: 'SearchAndRescue', Reward: 100 }, 10_100],
    [{ event: 'MultiSellExplorationData', BaseValue: 112, Bonus: 0, TotalEarnings: 100 }, 10_100],
  ])('with %j leave %i', (earning, balance) => {
    expect(balanceAfterWages(wage, { ...wage, Amount: 7 }, earning)).toEqual({ certain: balance, likely: balance });
  });

  it.each<[Members]>([
    [{ event: 'RedeemVoucher', Amount: 100 }],
    [{ event: 'MarketSell', TotalSale: 100, timestamp: '2026-11-14T20:41:12Z' }],
  ])('with %j leave a balance that is not certain', (earning) => {
    const uncertain = { certain: undefined, likely: 10_095 };
    expect(balanceAfterWages(wage, earning)).toEqual(uncertain);
    expect(balanceAfterWages(wage, earning, { event: 'SearchAndRescue', Reward: 0 })).toEqual(uncertain);
  });
});

it('goes on from the last certain balance by what lines say', () => {
  const state = unknownState();
  const fold = (...events: readonly Members[]) => {
    for (const event of events) journalFold.advance(state, event);
    return { certain: state.commander.credits, likely: likelyCredits(state) };
  };
  const start = { timestamp: '2026-11-14T20:41:00Z', event: 'LoadGame', Credits: 500, Loan: 0 };
  expect(fold(start, { event: 'Resupply' }, { event: 'MarketSell', TotalSale: 70 })).toEqual({ likely: 570 });
  expect(state.estimate).toEqual({ certain: 500, timestamp: start.timestamp, since: 70 });
  expect(fold({ event: 'CarrierBankTransfer', Deposit: 100, PlayerBalance: 460 })).toEqual({
    certain: 460,
    likely: 460,
  });
  expect(fold({ ...start, Loan: 1 }, { event: 'MarketSell', TotalSale: 70 })).toEqual({ likely: 570 });
});
