import { type LocalisedField, localisedField } from '../../../game/localised.js';
import { moduleName } from '../../../game/module-display-names.js';
import { moduleId } from '../../../game/module-ids.js';
import { changeableModules, rackCapacity, slotSize } from '../../../game/outfitting-table.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { pay } from '../../commander/simulated-commander.js';
import { freeSlot, type StoredModule, storageAt, store } from '../../commander/stored-modules.js';
import { emptySlots, fit, remove } from '../../ship/refit.js';
import { cargoTonnes, type FittedModule, type Ship } from '../../ship/ship.js';
import { moduleValue } from '../../ship/ship-prices.js';
import type { World } from '../../world/world.js';
import { modulePriceAt, modulesSoldAt } from './station-prices.js';
import { writeStoredModules } from './write-stored-modules.js';

/** One thing done in outfitting; it does nothing where it cannot be done. */
export type ModuleTrade = (world: World, station: Station) => Activity;

/** The name of a module in a field of a line, with the name as shown. */
export function itemFields<Field extends string>(field: Field, item: string): ItemFields<Field> {
  const name = `$${item}_name;`;
  // The key is the field that was given.
  return { [field]: name, ...localisedField(field, name, moduleName(item)) } as ItemFields<Field>;
}

type ItemFields<Field extends string> = Readonly<Record<Field, string>> & LocalisedField<Field>;

function shipFields({ ship }: World): { readonly Ship: string; readonly ShipID: number } {
  return { Ship: ship.hull, ShipID: ship.id };
}

/** Buys a module: for an empty slot, or in place of another that is sold or stored. */
export function* buyModule(world: World, station: Station): Activity {
  const { random, ship } = world;
  const sold = new Set(modulesSoldAt(station).map(({ Name }) => Name));
  const slots = [...emptySlots(ship), ...removable(ship).map(({ slot }) => slot)];
  const choices = slots.flatMap((slot) => {
    const old = ship.modules.find((each) => each.slot === slot);
    return fitting(slot).flatMap(([item, , power]) =>
      item !== old?.item && sold.has(item) && keepsHold(ship, old, item) ? [{ slot, item, power }] : [],
    );
  });
  if (choices.length === 0) return;
  const { slot, item, power } = random.pick(choices);
  yield* install(world, station, { slot, item, priority: 0, ...(power !== null && { power }) }, random.chance(0.4));
}

/** Buys a certain module for a slot; what was there `isSold` or stored. */
export function* install(world: World, station: Station, module: FittedModule, isSold: boolean): Activity {
  const { commander, ship, system } = world;
  const { slot, item } = module;
  const price = modulePriceAt(station, item);
  if (!pay(commander, price)) return;
  addToStatistic(commander.statistics, 'Bank_Account Spent_On_Outfitting', price);
  const old = fit(ship, { ...module, paid: price });
  const gain = old && isSold ? moduleValue(old) : 0;
  commander.credits += gain;
  if (old && !isSold) store(commander.storedModules, old, storageAt(system, station));
  yield write('ModuleBuy', {
    Slot: slot,
    ...(old && isSold && { ...itemFields('SellItem', old.item), SellPrice: gain }),
    ...(old && !isSold && itemFields('StoredItem', old.item)),
    ...itemFields('BuyItem', item),
    MarketID: station.marketId,
    BuyPrice: price,
    ...shipFields(world),
  });
}

/** Sells a module of the ship. */
export function* sellModule(world: World, station: Station): Activity {
  const { commander, random, ship } = world;
  const choices = removable(ship).filter((module) => keepsHold(ship, module, ''));
  if (choices.length === 0) return;
  const { slot, item, ...module } = random.pick(choices);
  remove(ship, slot);
  const price = moduleValue({ item, ...module });
  commander.credits += price;
  yield write('ModuleSell', {
    MarketID: station.marketId,
    Slot: slot,
    ...itemFields('SellItem', item),
    SellPrice: price,
    ...shipFields(world),
  });
}

/** As many modules as can be stored. */
const mostStored = 200;

/** Puts a module of the ship into storage. */
export function* storeModule(world: World, station: Station): Activity {
  const { commander, random, ship, system } = world;
  const choices = removable(ship).filter((module) => keepsHold(ship, module, ''));
  if (choices.length === 0 || commander.storedModules.length >= mostStored) return;
  const module = random.pick(choices);
  remove(ship, module.slot);
  const stored = store(commander.storedModules, module, storageAt(system, station));
  yield write('ModuleStore', {
    MarketID: station.marketId,
    Slot: module.slot,
    ...itemFields('StoredItem', module.item),
    ...shipFields(world),
    Hot: stored.hot,
    ...engineeringOf(stored),
  });
  yield* writeStoredModules(world, station);
}

/** Puts several at once. */
export function* storeSeveralModules(world: World, station: Station): Activity {
  const { commander, random, ship, system } = world;
  const utilities = random.sample(
    removable(ship).filter(({ item }) => rackCapacity(item) === 0),
    random.integer(2, 3),
  );
  if (utilities.length < 2 || commander.storedModules.length >= mostStored) return;
  const stored = utilities.map((module) => {
    remove(ship, module.slot);
    return { module, put: store(commander.storedModules, module, storageAt(system, station)) };
  });
  yield write('MassModuleStore', {
    MarketID: station.marketId,
    ...shipFields(world),
    Items: stored.map(({ module, put }) => ({
      Slot: module.slot,
      ...itemFields('Name', module.item),
      Hot: put.hot,
      ...engineeringOf(put),
    })),
  });
  yield* writeStoredModules(world, station);
}

/** Takes a module out of storage, into an empty slot or in place of another, which is stored. */
export function* retrieveModule(world: World, station: Station): Activity {
  const { commander, random, ship, system } = world;
  const slots = [...emptySlots(ship), ...removable(ship).map(({ slot }) => slot)];
  const here = commander.storedModules.filter(
    ({ arrives, where, engineering, fitted }) =>
      arrives === undefined && where.marketId === station.marketId && (!engineering || fitted),
  );
  const choices = here.flatMap((stored) =>
    slots.flatMap((slot) => {
      const old = ship.modules.find((each) => each.slot === slot);
      const row = fitting(slot).find(([item]) => item === stored.item);
      return row && old?.item !== stored.item && keepsHold(ship, old, stored.item)
        ? [{ stored, slot, power: row[2] }]
        : [];
    }),
  );
  if (choices.length === 0) return;
  const { stored, slot, power } = random.pick(choices);
  commander.storedModules.splice(commander.storedModules.indexOf(stored), 1);
  const old = fit(ship, {
    priority: 0,
    ...(power !== null && { power }),
    ...stored.fitted,
    item: stored.item,
    slot,
    paid: stored.buyPrice,
  });
  if (old) store(commander.storedModules, old, storageAt(system, station));
  yield write('ModuleRetrieve', {
    MarketID: station.marketId,
    Slot: slot,
    ...itemFields('RetrievedItem', stored.item),
    ...shipFields(world),
    Hot: stored.hot,
    ...engineeringOf(stored),
    ...(old && itemFields('SwapOutItem', old.item)),
  });
  yield* writeStoredModules(world, station);
}

/** Changes two modules over, each of which fits where the other is. */
export function* swapModules(world: World, station: Station): Activity {
  const { random, ship } = world;
  const pairs = exchangeable(ship);
  if (pairs.length === 0) return;
  const [from, to] = random.pick(pairs);
  remove(ship, to.slot);
  fit(ship, { ...from, slot: to.slot });
  remove(ship, from.slot);
  fit(ship, { ...to, slot: from.slot });
  yield write('ModuleSwap', {
    MarketID: station.marketId,
    FromSlot: from.slot,
    ToSlot: to.slot,
    ...itemFields('FromItem', from.item),
    ...itemFields('ToItem', to.item),
    ...shipFields(world),
  });
}

/** The pairs of modules of which each fits where the other is. */
export function exchangeable(ship: Ship): (readonly [FittedModule, FittedModule])[] {
  return removable(ship).flatMap((from, index, all) =>
    all
      .slice(index + 1)
      .flatMap((to) =>
        from.item !== to.item && fits(from.item, to.slot) && fits(to.item, from.slot) ? [[from, to] as const] : [],
      ),
  );
}

/** Buys a module for another day. */
export function* buyAndStoreModule(world: World, station: Station): Activity {
  const { commander, random, system } = world;
  const cheap = modulesSoldAt(station).filter(({ BuyPrice }) => BuyPrice > 0 && BuyPrice < commander.credits / 20);
  if (cheap.length === 0 || commander.storedModules.length >= mostStored) return;
  const { Name: item, BuyPrice: price } = random.pick(cheap);
  pay(commander, price);
  addToStatistic(commander.statistics, 'Bank_Account Spent_On_Outfitting', price);
  commander.storedModules.push({
    item,
    name: moduleName(item),
    slot: freeSlot(commander.storedModules),
    buyPrice: price,
    hot: false,
    where: storageAt(system, station),
  });
  yield write('ModuleBuyAndStore', {
    ...itemFields('BuyItem', item),
    MarketID: station.marketId,
    BuyPrice: price,
    ...shipFields(world),
  });
}

/** Sells a module that is stored elsewhere. */
export function* sellStoredModule(world: World, station: Station): Activity {
  const { commander, random } = world;
  const choices = commander.storedModules.filter(
    ({ arrives, where, item }) =>
      arrives === undefined && where.marketId !== station.marketId && moduleId(item) !== undefined,
  );
  if (choices.length === 0) return;
  const stored = random.pick(choices);
  commander.storedModules.splice(commander.storedModules.indexOf(stored), 1);
  commander.credits += stored.buyPrice;
  yield write('ModuleSellRemote', {
    StorageSlot: stored.slot,
    ...itemFields('SellItem', stored.item),
    ServerId: moduleId(stored.item) ?? 0,
    SellPrice: stored.buyPrice,
    ...shipFields(world),
  });
  yield* writeStoredModules(world, station);
}

/** What a visit to outfitting is made of, each as often as commanders do it. */
const trades: readonly (readonly [trade: ModuleTrade, weight: number])[] = [
  [buyModule, 12],
  [sellModule, 3],
  [storeModule, 3],
  [retrieveModule, 4],
  [swapModules, 0.6],
  [buyAndStoreModule, 0.6],
  [storeSeveralModules, 0.2],
  [sellStoredModule, 1],
];

/** Does a few things in outfitting, one after the other. */
export function* tradeModules(world: World, station: Station): Activity {
  const { random } = world;
  for (let left = random.integer(1, 4); left > 0; left--) {
    yield* random.weighted(trades)(world, station);
    yield wait(random.integer(3, 25));
  }
}

/** The modules that commanders change often, for a slot. */
function fitting(slot: string): readonly (typeof changeableModules)[number][] {
  const size = slotSize(slot);
  if (size === undefined) return [];
  return changeableModules.filter(([item, needs]) =>
    size === 0 || needs === 0 ? size === needs : rackCapacity(item) > 0 ? size === needs : needs <= size,
  );
}

/** Whether a module that commanders change often goes into a slot. */
export function fits(item: string, slot: string): boolean {
  return fitting(slot).some(([each]) => each === item);
}

/** The modules that a ship can do without. */
export function removable({ modules }: Ship): FittedModule[] {
  return modules.filter(({ slot, item }) => fits(item, slot));
}

/** Whether there is still room for the cargo, and some hold, once one module has made way for another. */
export function keepsHold(ship: Ship, old: FittedModule | undefined, item: string): boolean {
  const change = rackCapacity(item) - rackCapacity(old?.item ?? '');
  return change >= 0 || (ship.cargoCapacity + change >= cargoTonnes(ship) && ship.cargoCapacity + change >= 4);
}

function engineeringOf({ engineering }: StoredModule): {
  readonly EngineerModifications?: string;
  readonly Level?: number;
  readonly Quality?: number;
} {
  if (!engineering) return {};
  const { blueprint, level, quality } = engineering;
  return { EngineerModifications: blueprint, Level: level, Quality: quality };
}
