/** The balance of the commander: told at the start, changed by lines that earn or cost. */
import type { Members } from '../../../interface/object-rule.js';
import { nameFrom, numberFrom, timeFrom } from '../field-readers.js';
import type { SessionTracker } from '../session-tracker.js';
import type { KindUpdate, StateUpdate } from '../state-update.js';
import { unknownLife } from './life-state.js';
import { sumOfMember } from './member-sums.js';

/** What a line does to the balance: each field adds to it or takes from it. One that ends in ? may be missing. */
type CreditChange = Readonly<Record<string, 1 | -1>>;

export const creditChanges: Readonly<Record<string, CreditChange>> = {
  MarketBuy: { TotalCost: -1 },
  MarketSell: { TotalSale: 1 },
  BuyDrones: { TotalCost: -1 },
  SellDrones: { TotalSale: 1 },
  BuyTradeData: { Cost: -1 },
  BuyExplorationData: { Cost: -1 },
  SellExplorationData: { TotalEarnings: 1 },
  MultiSellExplorationData: { TotalEarnings: 1 },
  SellOrganicData: { 'BioData/*/Value': 1, 'BioData/*/Bonus': 1 },
  SearchAndRescue: { Reward: 1 },
  MissionCompleted: { 'Reward?': 1 },
  CommunityGoalReward: { Reward: 1 },
  PowerplaySalary: { Amount: 1 },
  RedeemVoucher: { Amount: 1 },
  PayFines: { Amount: -1 },
  PayBounties: { Amount: -1 },
  PayLegacyFines: { Amount: -1 },
  RefuelAll: { Cost: -1 },
  RefuelPartial: { Cost: -1 },
  Repair: { Cost: -1 },
  RepairAll: { Cost: -1 },
  BuyAmmo: { Cost: -1 },
  RestockVehicle: { Cost: -1 },
  ModuleBuy: { BuyPrice: -1, 'SellPrice?': 1 },
  ModuleBuyAndStore: { BuyPrice: -1 },
  ModuleSell: { SellPrice: 1 },
  ModuleSellRemote: { SellPrice: 1 },
  ModuleStore: { 'Cost?': -1 },
  ModuleRetrieve: { 'Cost?': -1 },
  FetchRemoteModule: { TransferCost: -1 },
  ShipyardBuy: { ShipPrice: -1, 'SellPrice?': 1 },
  ShipyardSell: { ShipPrice: 1 },
  ShipyardTransfer: { TransferPrice: -1 },
  SellShipOnRebuy: { ShipPrice: 1 },
  Resurrect: { Cost: -1 },
  CrewHire: { Cost: -1 },
  BuySuit: { Price: -1 },
  SellSuit: { Price: 1 },
  UpgradeSuit: { Cost: -1 },
  BuyWeapon: { Price: -1 },
  SellWeapon: { Price: 1 },
  UpgradeWeapon: { Cost: -1 },
  BuyMicroResources: { Price: -1 },
  SellMicroResources: { Price: 1 },
  BookTaxi: { Cost: -1 },
  BookDropship: { Cost: -1 },
  CancelTaxi: { Refund: 1 },
  CancelDropship: { Refund: 1 },
  CarrierBuy: { Price: -1 },
};

/** Lines that may change the balance without saying by how much; if fields are named, only where one of them is above 0. */
const untoldChanges: Readonly<Record<string, readonly string[]>> = {
  // A hired pilot takes a share of everything that is earned, and the line says 0.
  NpcCrewPaidWage: [],
  CrewAssign: [],
  MissionCompleted: ['Donated'],
  MissionFailed: ['Fine'],
  MissionAbandoned: ['Fine'],
  EngineerContribution: [],
  PowerplayFastTrack: [],
  PowerplayJoin: [],
  PowerplayDefect: [],
  PowerplayLeave: [],
  ColonisationSystemClaim: [],
  ColonisationSystemClaimRelease: [],
  ColonisationBeaconDeployed: [],
  ColonisationContribution: [],
  CarrierDecommission: [],
  CarrierCancelDecommission: [],
  ClearImpound: [],
  SquadronCreated: [],
  JoinACrew: [],
  QuitACrew: [],
  EndCrewSession: [],
  ChangeCrewRole: [],
  NewCommander: [],
  ClearSavedGame: [],
};

/** All updates of the balance, by kind. */
export const creditUpdates: readonly KindUpdate[] = [
  ['Commander', { reads: ['FID', 'Name'], update: chosen }],
  ['LoadGame', { reads: ['FID', 'Commander', 'Credits', 'Loan'], update: loaded }],
  ['CarrierBankTransfer', { reads: ['PlayerBalance'], update: transferred }],
  ...Object.entries(creditChanges).map(([kind, change]) => [kind, updateBy(change)] as const),
  ...Object.entries(untoldChanges).map(([kind, fields]) => [kind, forgetWhere(fields)] as const),
];

/** The account that a LoadGame is for. */
export function commanderOf({ FID, Commander }: Members): string | undefined {
  return nameFrom(FID) ?? nameFrom(Commander);
}

/** Another commander has other credits, goods, missions and ranks. */
function chosen(state: SessionTracker, { FID, Name }: Members): void {
  const commander = nameFrom(FID) ?? nameFrom(Name);
  if (commander === state.life.commander) return;
  state.life = unknownLife();
  state.life.commander = commander;
}

function loaded(state: SessionTracker, event: Members): void {
  const { life } = state;
  const amount = numberFrom(event.Credits);
  life.commander = commanderOf(event);
  // A part of what is earned goes into a loan.
  const isCertain = amount !== undefined && (event.Loan === undefined || event.Loan === 0);
  life.credits = isCertain
    ? { amount, where: state.here, changes: 0, timestamp: timeFrom(event.timestamp) }
    : undefined;
}

function transferred(state: SessionTracker, { PlayerBalance, timestamp }: Members): void {
  const amount = numberFrom(PlayerBalance);
  const known = state.life.credits && amount !== undefined;
  state.life.credits = known ? { amount, where: state.here, changes: 0, timestamp: timeFrom(timestamp) } : undefined;
}

function updateBy(change: CreditChange): StateUpdate {
  const fields = Object.entries(change).map(([field, sign]) => {
    const [name = '', , inner] = field.replace('?', '').split('/');
    return { name, inner, optional: field.endsWith('?'), sign };
  });
  return {
    reads: fields.map(({ name, inner }) => (inner === undefined ? name : `${name}/*/${inner}`)),
    update: ({ life }, event) => {
      const { credits } = life;
      if (!credits) return;
      let { amount } = credits;
      for (let index = 0; index < fields.length; index++) {
        const field = fields[index] as ChangingField;
        const value = amountIn(event[field.name], field);
        if (value === undefined) {
          life.credits = undefined;
          return;
        }
        amount += field.sign * value;
      }
      const { where, changes } = credits;
      life.credits = { amount, where, changes: changes + 1, timestamp: timeFrom(event.timestamp) };
    },
  };
}

interface ChangingField {
  readonly name: string;
  /** The member of the elements, if the field is a list. */
  readonly inner: string | undefined;
  readonly optional: boolean;
  readonly sign: 1 | -1;
}

function amountIn(value: unknown, { inner, optional }: ChangingField): number | undefined {
  if (inner !== undefined) return sumOfMember(value, inner);
  return optional && value === undefined ? 0 : numberFrom(value);
}

function forgetWhere(fields: readonly string[]): StateUpdate {
  return {
    reads: fields,
    update: (state, event) => {
      const isUntold = fields.length === 0 || fields.some((name) => event[name] !== undefined && event[name] !== 0);
      if (isUntold) state.life.credits = undefined;
    },
  };
}
