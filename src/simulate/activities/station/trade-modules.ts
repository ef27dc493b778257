import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { storageAt, store } from '../../commander/stored-modules.js';
import { emptySlots, fit, remove } from '../../ship/refit.js';
import type { FittedModule } from '../../ship/ship.js';
import { moduleValue } from '../../ship/ship-prices.js';
import type { World } from '../../world/world.js';
import { exchangeable, fitting, keepsHold, removable } from './changeable-modules.js';
import { itemFields, shipFields } from './module-fields.js';
import {
  buyAndStoreModule,
  retrieveModule,
  sellStoredModule,
  storeModule,
  storeSeveralModules,
} from './modules-in-storage.js';
import { modulePriceAt, modulesSoldAt } from './station-prices.js';

/** One transaction in outfitting; does nothing where it is impossible. */
export type ModuleTrade = (world: World, station: Station) => Activity;

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

/** Buys a given module for a slot; the previous one is sold if `isSold`, otherwise stored. */
export function* install(world: World, station: Station, module: FittedModule, isSold: boolean): Activity {
  const { commander, ship, system } = world;
  const { slot, item } = module;
  const price = modulePriceAt(station, item);
  if (!pay(commander, price, 'Bank_Account Spent_On_Outfitting')) return;
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

/** Swaps two modules that fit each other's slots. */
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

/** The transactions of a visit to outfitting, weighted by frequency. */
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

/** Does a few transactions in outfitting. */
export function* tradeModules(world: World, station: Station): Activity {
  const { random } = world;
  for (let left = random.integer(1, 4); left > 0; left--) {
    yield* random.weighted(trades)(world, station);
    yield wait(random.integer(3, 25));
  }
}
