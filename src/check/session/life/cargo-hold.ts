/** What is in the hold of the ship: counted by Cargo, changed by what is bought, sold, collected, refined and thrown out. */
import type { Members } from '../../../interface/object-rule.js';
import { elementsOf, numberFrom, objectFrom } from '../field-readers.js';
import type { SessionTracker } from '../session-tracker.js';
import { forKinds, type KindUpdate, type StateUpdate } from '../state-update.js';
import type { LooseCargo } from './life-state.js';
import { sumOfMember } from './member-sums.js';

/** Changes that the next Cargo has counted. */
const traded: Readonly<Record<string, StateUpdate>> = {
  MarketBuy: tradeUpdate(['Count'], ({ Count }) => numberFrom(Count)),
  MarketSell: tradeUpdate(['Count'], ({ Count }) => negative(Count)),
  BuyDrones: tradeUpdate(['Count'], ({ Count }) => numberFrom(Count)),
  SellDrones: tradeUpdate(['Count'], ({ Count }) => negative(Count)),
  SearchAndRescue: tradeUpdate(['Count'], ({ Count }) => negative(Count)),
  CargoDepot: tradeUpdate(['UpdateType', 'Count'], depotChange),
};

/** Changes that a Cargo has counted some seconds before or after their line is written. */
const loose: Readonly<Record<string, StateUpdate>> = {
  MiningRefined: looseUpdate([], () => 1),
  CollectCargo: looseUpdate([], () => 1),
  LaunchDrone: looseUpdate([], () => -1),
  EjectCargo: looseUpdate(['Count'], ({ Count }) => negative(Count)),
  CargoTransfer: looseUpdate(['Transfers/*/Count', 'Transfers/*/Direction'], transferChange),
  EngineerContribution: looseUpdate(['Commodity', 'Quantity'], contributionToEngineer),
  CarrierDepositFuel: looseUpdate(['Amount'], ({ Amount }) => negative(Amount)),
  ColonisationContribution: looseUpdate(['Contributions/*/Amount'], contributionToColony),
};

/** After these the hold may contain anything: another ship, a crew, an attack that opened the hatch, limpets made, a reward. */
const unsettling = [
  'ShipyardBuy',
  'ShipyardNew',
  'ShipyardSwap',
  'Died',
  'Resurrect',
  'JoinACrew',
  'QuitACrew',
  'ChangeCrewRole',
  'VehicleSwitch',
  'SRVDestroyed',
  'Synthesis',
  'UnderAttack',
  'Interdicted',
  'HullDamage',
  'TechnologyBroker',
  'MissionCompleted',
  'MissionAbandoned',
  'MissionFailed',
  'MissionAccepted',
  'PowerplayCollect',
  'PowerplayDeliver',
  'Location',
  'SystemsShutdown',
  'RebootRepair',
  'DeliverPowerMicroResources',
  'CarrierJump',
];

const forgetHold: StateUpdate = {
  reads: [],
  update: ({ life }) => {
    life.hold = undefined;
  },
};

export const cargoUpdates: readonly KindUpdate[] = [
  ['Cargo', { reads: ['Vessel', 'Count'], update: counted }],
  ...Object.entries(traded),
  ...Object.entries(loose),
  ...forKinds(unsettling, forgetHold),
  ['LaunchSRV', vehicleUpdate(true)],
  ['DockSRV', vehicleUpdate(false)],
  ['LoadGame', { reads: ['Ship'], update: loaded }],
  ['Loadout', { reads: ['CargoCapacity'], update: fitted }],
  ...forKinds(['ShipyardBuy', 'ShipyardNew', 'ShipyardSwap', 'ModuleBuy', 'ModuleSell', 'ModuleStore'], {
    reads: [],
    update: ({ life }) => {
      life.cargoCapacity = undefined;
    },
  }),
];

/** Whether a Cargo is about the ship and not an SRV. */
export function isOfShip({ Vessel }: Members): boolean {
  return Vessel === undefined || Vessel === 'Ship';
}

/** The changes near a count are not certain to be in it, and those after it may be. */
export const secondsOfDelay = 20;

function counted(state: SessionTracker, event: Members): void {
  const { life } = state;
  if (!isOfShip(event)) return;
  const count = numberFrom(event.Count);
  const at = state.now;
  const isCertain = count !== undefined && at !== undefined && !life.inSrv;
  life.hold = isCertain ? { count, where: state.here, at, traded: 0 } : undefined;
  // Those shortly before this count may only be in the next.
  if (life.looseCargo.length > 0) forgetLooseBefore(life.looseCargo, (at ?? 0) - secondsOfDelay);
}

function forgetLooseBefore(cargo: LooseCargo[], time: number): void {
  let kept = 0;
  for (let index = 0; index < cargo.length; index++) {
    const each = cargo[index] as LooseCargo;
    if (each.at >= time) cargo[kept++] = each;
  }
  cargo.length = kept;
}

/** More than there are between two counts. */
const mostLoose = 500;

function tradeUpdate(reads: readonly string[], change: (event: Members) => number | undefined): StateUpdate {
  return {
    reads,
    update: ({ life }, event) => {
      const amount = change(event);
      if (amount === undefined) life.hold = undefined;
      else if (life.hold) life.hold = { ...life.hold, traded: life.hold.traded + amount };
    },
  };
}

function looseUpdate(reads: readonly string[], changeOf: (event: Members) => number | undefined): StateUpdate {
  return {
    reads,
    update: ({ life, now: at }, event) => {
      const change = changeOf(event);
      if (change === undefined || at === undefined) life.hold = undefined;
      else if (!life.inSrv && change !== 0 && life.looseCargo.push({ change, at }) > mostLoose) {
        life.hold = undefined;
        life.looseCargo.length = 0;
      }
    },
  };
}

function vehicleUpdate(inSrv: boolean): StateUpdate {
  return {
    reads: [],
    update: ({ life }) => {
      life.hold = undefined;
      life.inSrv = inSrv;
    },
  };
}

const nameOfSrv = /buggy|srv/i;

function loaded({ life }: SessionTracker, { Ship }: Members): void {
  life.hold = undefined;
  life.cargoCapacity = undefined;
  life.inSrv = typeof Ship === 'string' && nameOfSrv.test(Ship);
}

function fitted({ life }: SessionTracker, { CargoCapacity }: Members): void {
  life.cargoCapacity = numberFrom(CargoCapacity);
}

function negative(value: unknown): number | undefined {
  const number = numberFrom(value);
  return number === undefined ? undefined : -number;
}

function depotChange({ UpdateType, Count }: Members): number | undefined {
  if (UpdateType === 'Collect') return numberFrom(Count);
  return UpdateType === 'Deliver' ? negative(Count) : 0;
}

function transferChange({ Transfers }: Members): number | undefined {
  if (!Array.isArray(Transfers)) return undefined;
  const transfers = elementsOf(Transfers);
  let sum = 0;
  for (let index = 0; index < transfers.length; index++) {
    const change = changeBy(objectFrom(transfers[index]));
    if (change === undefined) return undefined;
    sum += change;
  }
  return sum;
}

function changeBy(transfer: Members | undefined): number | undefined {
  if (transfer?.Direction === 'toship') return numberFrom(transfer.Count);
  return transfer?.Direction === 'tocarrier' || transfer?.Direction === 'tosrv' ? negative(transfer.Count) : undefined;
}

function contributionToEngineer({ Commodity, Quantity }: Members): number | undefined {
  return Commodity === undefined ? 0 : negative(Quantity);
}

function contributionToColony({ Contributions }: Members): number | undefined {
  return negative(sumOfMember(Contributions, 'Amount'));
}
