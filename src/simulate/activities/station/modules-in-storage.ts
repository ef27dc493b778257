/** Modules in storage: stored, retrieved, bought into storage, sold remotely. */

import { moduleName } from '../../../game/module-display-names.js';
import { moduleId } from '../../../game/module-ids.js';
import { rackCapacity } from '../../../game/module-stats.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { freeSlot, type StoredModule, storageAt, store } from '../../commander/stored-modules.js';
import { emptySlots, fit, remove } from '../../ship/refit.js';
import type { World } from '../../world/world.js';
import { fitting, keepsHold, removable } from './changeable-modules.js';
import { itemFields, shipFields } from './module-fields.js';
import { modulesSoldAt } from './station-prices.js';
import { writeStoredModules } from './write-stored-modules.js';

/** The capacity of the storage. */
const mostStored = 200;

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

/** Stores several modules at once. */
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

/** Retrieves a module from storage, into an empty slot or in exchange for another. */
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

/** Buys a module into storage, which the legacy game cannot. */
export function* buyAndStoreModule(world: World, station: Station): Activity {
  const { client, commander, random, system } = world;
  if (client === 'legacy') return;
  const cheap = modulesSoldAt(station).filter(({ BuyPrice }) => BuyPrice > 0 && BuyPrice < commander.credits / 20);
  if (cheap.length === 0 || commander.storedModules.length >= mostStored) return;
  const { Name: item, BuyPrice: price } = random.pick(cheap);
  pay(commander, price, 'Bank_Account Spent_On_Outfitting');
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

/** Sells a module stored elsewhere. */
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

function engineeringOf({ engineering }: StoredModule): {
  readonly EngineerModifications?: string;
  readonly Level?: number;
  readonly Quality?: number;
} {
  if (!engineering) return {};
  const { blueprint, level, quality } = engineering;
  return { EngineerModifications: blueprint, Level: level, Quality: quality };
}
