/** The hold of the ship: counted by Cargo, changed by trade, mining, transfers and what is thrown out. */

import type { Members } from '../interface/object-rule.js';
import { entryOf } from '../words/entry-of.js';
import { shipChangingKinds, unsettlingKinds } from './cargo-kind-table.js';
import { forKinds, type Update, type Updates } from './fold.js';
import { elementsOf, keyFrom, numberFrom, objectFrom, objectsFrom, secondsFrom, timeFrom } from './fold-fields.js';
import type { JournalState, ShipFacts, Where } from './journal-state.js';
import { isSrvType } from './place.js';

/** What came into the hold, or left it; undefined if the event does not say. */
type Change = { readonly good: string | undefined; readonly tonnes: number };
type ChangesIn = (event: Members) => readonly Change[] | undefined;

/** Changes that the next Cargo has counted. */
const traded: Readonly<Record<string, ChangesIn>> = {
  MarketBuy: ({ Type, Count }) => change(Type, Count, 1),
  MarketSell: ({ Type, Count }) => change(Type, Count, -1),
  BuyDrones: ({ Type, Count }) => change(Type, Count, 1),
  SellDrones: ({ Type, Count }) => change(Type, Count, -1),
  SearchAndRescue: ({ Name, Count }) => change(Name, Count, -1),
  CargoDepot: ({ UpdateType, CargoType, Count }) => {
    if (UpdateType === 'Collect') return change(CargoType, Count, 1);
    return UpdateType === 'Deliver' ? change(CargoType, Count, -1) : [];
  },
};

/** Changes that a Cargo has counted some seconds before or after their line is written. */
const loose: Readonly<Record<string, ChangesIn>> = {
  MiningRefined: ({ Type }) => change(Type, 1, 1),
  CollectCargo: ({ Type }) => change(Type, 1, 1),
  LaunchDrone: () => change('drones', 1, -1),
  EjectCargo: ({ Type, Count }) => change(Type, Count, -1),
  CargoTransfer: ({ Transfers }) => changes(Transfers, transferred),
  EngineerContribution: ({ Commodity, Quantity }) => (Commodity === undefined ? [] : change(Commodity, Quantity, -1)),
  CarrierDepositFuel: ({ Amount }) => change('tritium', Amount, -1),
  ColonisationContribution: ({ Contributions }) =>
    changes(Contributions, ({ Name, Amount }) => change(Name, Amount, -1)),
};

/** Goods may be handed over, or taken back. */
const missionEnds = ['MissionCompleted', 'MissionAbandoned', 'MissionFailed'];

/** How many tonnes are in the hold. */
export const holdUpdates: Updates = {
  Cargo: counted,
  ...forKinds([...unsettlingKinds, 'MissionAccepted', ...missionEnds, ...shipChangingKinds, 'Died'], (state) => {
    state.hold = undefined;
  }),
  ...tableOf(traded, trade),
  ...tableOf(loose, changeLoosely),
  Docked: (state, event) => {
    state.atCarrier = isCarrier(event);
    if (state.atCarrier) state.hold = undefined;
  },
  Undocked: (state) => {
    state.atCarrier = false;
  },
  ...forKinds(['Location', 'CarrierJump'], (state, event) => {
    state.atCarrier = event.Docked === true && isCarrier(event);
    state.hold = undefined;
  }),
  ...forKinds(['LaunchSRV', 'LaunchVessel'], (state) => {
    state.hold = undefined;
    state.inSrv = true;
  }),
  DockSRV: (state) => {
    state.hold = undefined;
    state.inSrv = false;
    state.srvCargo = undefined;
  },
  LoadGame: (state, { Ship }) => {
    state.hold = undefined;
    state.atCarrier = false;
    state.inSrv = isSrvType(Ship);
  },
};

function isCarrier({ StationType }: Members): boolean {
  return typeof StationType === 'string' && /carrier/i.test(StationType);
}

/** What is in the hold, by commodity. */
export const goodsUpdates: Updates = {
  Cargo: listed,
  // A mission that is accepted may bring its goods, or be about goods that are not there: Cargo tells.
  ...forKinds(missionEnds, (state, event) => {
    if (event.Commodity !== undefined || event.CommodityReward !== undefined) learnCargo(state, event, undefined);
  }),
  // What an SRV has collected goes into the hold; a Cargo follows.
  ...forKinds([...shipChangingKinds, 'DockSRV', 'LoadGame', 'PowerplayCollect', 'PowerplayDeliver'], (state, event) =>
    learnCargo(state, event, undefined),
  ),
  ...tableOf({ ...traded, ...loose }, changeGoods),
};

export const capacityUpdates: Updates = {
  Loadout: ({ ship }, { CargoCapacity }) => {
    ship.cargoCapacity = numberFrom(CargoCapacity);
  },
  ...forKinds(
    ['LoadGame', 'ShipyardBuy', 'ShipyardNew', 'ShipyardSwap', 'ModuleBuy', 'ModuleSell', 'ModuleStore'],
    ({ ship }) => {
      ship.cargoCapacity = undefined;
    },
  ),
};

/** Whether a Cargo is about the ship and not an SRV. */
export function isOfShip({ Vessel }: Members): boolean {
  return Vessel === undefined || Vessel === 'Ship';
}

/** A change this near to a count may be in it or not. */
export const secondsOfDelay = 20;

function counted(state: JournalState, event: Members, where: Where): void {
  if (!isOfShip(event)) return;
  const count = numberFrom(event.Count);
  const at = secondsFrom(event.timestamp);
  const isCertain = count !== undefined && at !== undefined && !state.inSrv && !state.atCarrier;
  state.hold = isCertain ? { count, where, at, traded: 0 } : undefined;
  // Those shortly before this count may only be in the next.
  state.looseCargo = state.looseCargo.filter((each) => each.at >= (at ?? 0) - secondsOfDelay);
}

function listed(state: JournalState, event: Members): void {
  if (isOfShip(event)) learnCargo(state, event, goodsIn(event, state.ship.cargo), numberFrom(event.Count));
  else state.srvCargo = goodsIn(event, state.srvCargo);
}

/** What is in the hold, and how much it is in all, which may be known without it. */
export function learnCargo(state: JournalState, event: Members, cargo: ShipFacts['cargo'], tonnes?: number): void {
  Object.assign(state.ship, { cargo, tonnes: cargo ? tonnesIn(cargo) : tonnes });
  state.learned.cargo = timeFrom(event.timestamp);
}

/** Most lines only count: the list is in the file. */
function goodsIn({ Inventory, Count }: Members, before: Record<string, number> | undefined) {
  if (Array.isArray(Inventory)) return countsOf(Inventory);
  if (Count === 0) return {};
  return before && tonnesIn(before) === numberFrom(Count) ? before : undefined;
}

/** A number of each row, by its name in lower case, added up; undefined if a row lacks one of them. */
export function countsOf(rows: unknown, field = 'Count'): Record<string, number> | undefined {
  const counts: Record<string, number> = {};
  for (const each of objectsFrom(rows)) {
    const name = keyFrom(each?.Name);
    const count = numberFrom(each?.[field]);
    if (name === undefined || count === undefined) return undefined;
    counts[name] = tonnesOf(counts, name) + count;
  }
  return counts;
}

function tonnesIn(goods: Readonly<Record<string, number>>): number {
  return Object.values(goods).reduce((sum, tonnes) => sum + tonnes, 0);
}

function tonnesOf(goods: Readonly<Record<string, number>>, good: string): number {
  return entryOf(goods, good) ?? 0;
}

function trade(state: JournalState, changed: readonly Change[] | undefined): void {
  if (!changed) state.hold = undefined;
  else if (state.hold) state.hold.traded += sumOf(changed);
}

/** More than there are between two counts. */
const mostLoose = 500;

function changeLoosely(state: JournalState, changed: readonly Change[] | undefined, event: Members): void {
  const at = secondsFrom(event.timestamp);
  if (!changed || at === undefined) {
    state.hold = undefined;
    return;
  }
  const sum = sumOf(changed);
  if (state.inSrv || sum === 0 || state.looseCargo.push({ change: sum, at }) <= mostLoose) return;
  state.hold = undefined;
  state.looseCargo = [];
}

function sumOf(changed: readonly Change[]): number {
  return changed.reduce((sum, { tonnes }) => sum + tonnes, 0);
}

function changeGoods(state: JournalState, changed: readonly Change[] | undefined, event: Members): void {
  const { ship, inSrv, srvCargo } = state;
  const isTransfer = event.event === 'CargoTransfer';
  // An SRV collects into a hold of its own; the one that something went to or from is listed again.
  if (inSrv) state.srvCargo = isTransfer ? undefined : srvCargo && changed && goodsAfter(srvCargo, changed);
  if (inSrv && !isTransfer) return;
  const tonnes = ship.tonnes === undefined || !changed ? -1 : ship.tonnes + sumOf(changed);
  const goods = ship.cargo && changed && goodsAfter(ship.cargo, changed);
  learnCargo(state, event, goods, tonnes < 0 ? undefined : tonnes);
}

type Apply = (state: JournalState, changed: readonly Change[] | undefined, event: Members) => void;

function tableOf(table: Readonly<Record<string, ChangesIn>>, apply: Apply): Updates {
  const update = (changesIn: ChangesIn): Update => {
    return (state, event) => apply(state, changesIn(event), event);
  };
  return Object.fromEntries(Object.entries(table).map(([kind, changesIn]) => [kind, update(changesIn)]));
}

/** Undefined if more left than was there. */
function goodsAfter(goods: Record<string, number>, changed: readonly Change[]): Record<string, number> | undefined {
  for (const { good, tonnes } of changed) {
    const left = good === undefined ? -1 : tonnesOf(goods, good) + tonnes;
    if (left < 0) return undefined;
    if (left === 0) delete goods[good as string];
    else goods[good as string] = left;
  }
  return goods;
}

function change(good: unknown, count: unknown, sign: 1 | -1): readonly Change[] | undefined {
  const tonnes = numberFrom(count);
  return tonnes === undefined ? undefined : [{ good: keyFrom(good), tonnes: sign * tonnes }];
}

function changes(list: unknown, changesIn: ChangesIn): readonly Change[] | undefined {
  if (!Array.isArray(list)) return undefined;
  const all: Change[] = [];
  for (const element of elementsOf(list)) {
    const changed = changesIn(objectFrom(element) ?? {});
    if (!changed) return undefined;
    all.push(...changed);
  }
  return all;
}

function transferred({ Type, Count, Direction }: Members): readonly Change[] | undefined {
  if (Direction === 'toship') return change(Type, Count, 1);
  return Direction === 'tocarrier' || Direction === 'tosrv' ? change(Type, Count, -1) : undefined;
}
