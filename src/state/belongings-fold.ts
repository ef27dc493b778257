/** What the commander carries and owns beside the ship's hold: locker, backpack, SRV, ships, carrier. */
import type { Members } from '../interface/object-rule.js';
import { entryOf } from '../words/entry-of.js';
import { countsOf } from './cargo-fold.js';
import { forKinds, type Update, type Updates } from './fold.js';
import { elementsOf, idFrom, nameFrom, numberFrom, objectsFrom } from './fold-fields.js';
import type { CarriedThings, JournalState } from './journal-state.js';
import { isAboardCarrier } from './place.js';

export const carriedUpdates: Updates = {
  ShipLocker: carried('locker'),
  Backpack: carried('backpack'),
  // A file of the same time has it already.
  BackpackChange: ({ backpack }, { Added, Removed, timestamp }) => {
    if (!backpack || backpack.listed === timestamp) return;
    change(backpack.counts, Added, 1);
    change(backpack.counts, Removed, -1);
  },
  ...forKinds(['UpgradeSuit', 'UpgradeWeapon'], ({ locker }, { Resources }) => {
    if (locker) change(locker.counts, Resources, -1);
  }),
  // What was used up is packed again; lists follow.
  ...forKinds(['Embark', 'Disembark'], (state) => {
    state.locker = undefined;
    state.backpack = undefined;
  }),
  ...forKinds(['BuyMicroResources', 'SellMicroResources', 'TradeMicroResources', 'TransferMicroResources'], (state) => {
    state.locker = undefined;
  }),
};

function change(counts: Record<string, number>, rows: unknown, sign: 1 | -1): void {
  for (const [name, count] of Object.entries(countsOf(rows) ?? {}))
    counts[name] = (entryOf(counts, name) ?? 0) + sign * count;
}

const carriedKinds: ReadonlySet<unknown> = new Set(['ShipLocker', 'Backpack']);

/** Whether earlier lines of the kind make no difference any more: they may be left out of a fold. */
export function replacesEarlier(event: Members): boolean {
  return carriedKinds.has(event.event) && listsOf(event).some(Array.isArray);
}

function listsOf({ Items, Components, Consumables, Data }: Members): readonly unknown[] {
  return [Items, Components, Consumables, Data];
}

/** A bare line says that the list is in the file. */
function carried(place: 'locker' | 'backpack'): Update {
  return (state, event) => {
    const { timestamp } = event;
    const lists = listsOf(event);
    if (lists.some(Array.isArray)) state[place] = listed(lists.flatMap(elementsOf), timestamp);
    else if (state[place]?.listed !== timestamp) state[place] = undefined;
  };
}

function listed(rows: readonly unknown[], timestamp: unknown): CarriedThings | undefined {
  const counts = countsOf(rows);
  return counts && { counts, listed: timestamp };
}

const forgetShips: Update = (state) => {
  state.ships = undefined;
};

export const ownShipUpdates: Updates = {
  StoredShips: (state, { ShipsHere, ShipsRemote }) => {
    const stored = [...objectsFrom(ShipsHere), ...objectsFrom(ShipsRemote)].map((each) => numberFrom(each?.ShipID));
    const all = [...stored, state.ship.id];
    state.ships = all.every((id) => id !== undefined) ? [...new Set(all)] : undefined;
  },
  ShipyardNew: (state, { NewShipID }) => {
    const id = numberFrom(NewShipID);
    state.ships = state.ships && id !== undefined ? [...new Set([...state.ships, id])] : undefined;
  },
  ...forKinds(['ShipyardSell', 'ShipyardBuy', 'ShipyardSwap', 'SellShipOnRebuy'], (state, event) => {
    const sold = numberFrom(event.SellShipID ?? event.SellShipId);
    state.ships = state.ships?.filter((id) => id !== sold);
  }),
  ...forKinds(['Resurrect', 'ShipyardBankDeposit', 'ShipyardRedeem', 'ShipRedeemed'], forgetShips),
};

export const carrierUpdates: Updates = {
  CarrierBuy: (state, event) => learnCarrier(state, event, nameFrom(event.Location)),
  CarrierLocation: (state, event) => learnCarrier(state, event, nameFrom(event.StarSystem)),
  CarrierStats: (state, event) => {
    const isSame = state.carrier?.id === idFrom(event.CarrierID);
    learnCarrier(state, event, isSame ? state.carrier?.system : undefined);
  },
  CarrierJump: (state, event) => {
    const id = idFrom(event.MarketID) ?? state.carrier?.id;
    // Of a carrier that jumps without the commander only the own one is heard.
    if (id === state.carrier?.id || !isAboardCarrier(event)) state.carrier = { id, system: nameFrom(event.StarSystem) };
  },
};

function learnCarrier(state: JournalState, { CarrierID, CarrierType }: Members, system: string | undefined): void {
  if (CarrierType !== 'SquadronCarrier') state.carrier = { id: idFrom(CarrierID), system };
}

export const marketUpdates: Updates = {
  Market: (state, { MarketID, Items }) => {
    const id = idFrom(MarketID);
    const prices = Array.isArray(Items) ? countsOf(Items, 'SellPrice') : undefined;
    if (prices) state.market = { id, prices };
    else if (state.market?.id !== id) state.market = undefined;
  },
  ColonisationConstructionDepot: (state, { ConstructionProgress }) => {
    state.construction = numberFrom(ConstructionProgress);
  },
};
