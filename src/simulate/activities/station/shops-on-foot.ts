/** The shops and the bar of a station, for commanders on foot. */

import { localisedField } from '../../../game/localised.js';
import { consumablePrices } from '../../../game/micro-resource-table.js';
import { microResourceType, microResourceTypes } from '../../../game/micro-resources.js';
import { weaponSymbol } from '../../../game/suits-and-hand-weapons.js';
import type { MicroResource } from '../../../interface/types/game-events.js';
import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import {
  newSuitLoadout,
  suitDisplayName,
  suitLoadoutFields,
  suitSymbol,
  weaponDisplayName,
} from '../../commander/suit-loadouts.js';
import { unitOf } from '../../random.js';
import { changeStock } from '../../ship/ship.js';
import { happens } from '../../world/rare-moments.js';
import type { World } from '../../world/world.js';
import { shopHere } from './buy-upgrades.js';
import { sellOutfit } from './change-loadouts.js';
import { suitPriceOf, weaponPriceOf } from './outfit-prices.js';

/** The stock of each consumable up to which a locker is filled. */
const stockUpTo = 100;

/** Shops in the concourse, or talks to the bartender. */
export function* visitShops(world: World): Activity {
  const { random } = world;
  if (random.chance(0.35)) yield* buyConsumables(world);
  if (random.chance(0.25)) yield* sellToBartender(world);
  if (random.chance(0.2)) yield* tradeWithBartender(world);
  if (random.chance(0.08)) yield* buyOutfit(world);
  if (happens(world, 'a clearance', 0.02)) yield* sellOutfit(world);
}

/** Restocks consumables that are running low, one after the other. */
export function* buyConsumables(world: World): Activity {
  const { commander, random } = world;
  const shop = shopHere(world);
  if (!shop) return;
  yield wait(random.integer(15, 45));
  for (const [name, each] of Object.entries(consumablePrices)) {
    const count = stockUpTo - (commander.microResources.get(name) ?? 0);
    const price = each * count;
    if (count <= 0 || random.chance(0.4) || !pay(commander, price, 'Bank_Account Spent_On_Suit_Consumables')) continue;
    changeStock(commander.microResources, name, count);
    const { shown, category } = microResourceType(name);
    yield write('BuyMicroResources', {
      Name: name,
      ...localisedField('Name', name, shown),
      Category: category,
      Count: count,
      Price: price,
      MarketID: shop.marketId,
    });
    yield wait(random.integer(3, 8));
  }
}

/** Sells things from the locker. */
export function* sellToBartender(world: World): Activity {
  const { commander, random } = world;
  const shop = shopHere(world);
  const offered = shop ? someOf(world, ['Item', 'Data'], { kinds: random.integer(1, 8), least: 1 }) : [];
  if (!shop || offered.length === 0) return;
  yield wait(random.integer(40, 150));
  const price = offered.reduce((sum, { Name, Count }) => sum + Count * barPrice(Name), 0);
  for (const { Name, Count } of offered) changeStock(commander.microResources, Name, -Count);
  commander.credits += price;
  yield write('SellMicroResources', {
    TotalCount: totalOf(offered),
    MicroResources: offered,
    Price: price,
    MarketID: shop.marketId,
  });
  yield wait(random.integer(4, 12));
}

/** Exchanges components for others, three for one. */
export function* tradeWithBartender(world: World): Activity {
  const { commander, random } = world;
  const shop = shopHere(world);
  const offered = shop ? someOf(world, ['Component'], { kinds: random.integer(1, 4), least: 3 }) : [];
  const count = Math.floor(totalOf(offered) / 3);
  if (!shop || count === 0) return;
  yield wait(random.integer(40, 150));
  const candidates = microResourceTypes.filter(
    ({ name, category }) => category === 'Component' && !offered.some(({ Name }) => Name === name),
  );
  const { name, shown, category } = random.pick(candidates);
  for (const { Name, Count } of offered) changeStock(commander.microResources, Name, -Count);
  changeStock(commander.microResources, name, count);
  yield write('TradeMicroResources', {
    Offered: offered,
    TotalCount: totalOf(offered),
    Received: name,
    ...localisedField('Received', name, shown),
    Count: count,
    Category: category,
    MarketID: shop.marketId,
  });
  yield wait(random.integer(4, 12));
}

/** Buys a suit with a weapon, and makes a loadout of them. */
export function* buyOutfit(world: World): Activity {
  const { commander, dialect, now, random } = world;
  if (!shopHere(world)) return;
  yield wait(random.integer(40, 120));
  const loadout = newSuitLoadout(random, now, commander.loadouts);
  const { suit, weapons } = loadout;
  const price = suitPriceOf(suit);
  if (!pay(commander, price, 'Bank_Account Spent_On_Suits')) return;
  const symbol = suitSymbol(suit);
  yield write('BuySuit', {
    Name: symbol,
    ...localisedField('Name', symbol, suitDisplayName(suit, dialect)),
    Price: price,
    SuitID: suit.id,
    SuitMods: [...suit.mods],
  });
  const affordable = [];
  for (const weapon of weapons) {
    yield wait(random.integer(20, 90));
    const cost = weaponPriceOf(weapon);
    if (!pay(commander, cost, 'Bank_Account Spent_On_Weapons')) continue;
    affordable.push(weapon);
    yield write('BuyWeapon', {
      Name: weaponSymbol(weapon.type),
      Name_Localised: weaponDisplayName(weapon.type),
      Class: weapon.grade,
      Price: cost,
      SuitModuleID: weapon.id,
      WeaponMods: [...weapon.mods],
    });
  }
  yield wait(random.integer(20, 60));
  const made = { ...loadout, weapons: affordable };
  commander.loadouts = [...commander.loadouts, made];
  yield write('CreateSuitLoadout', suitLoadoutFields(made, dialect));
}

/** Some of the goods in the locker, as shop rows. */
function someOf(
  { commander, random }: World,
  categories: readonly string[],
  { kinds, least }: { readonly kinds: number; readonly least: number },
): MicroResource[] {
  const there = [...commander.microResources].filter(
    ([name, count]) => count >= least && categories.includes(microResourceType(name).category),
  );
  return random.sample(there, kinds).map(([name, count]) => {
    const { shown, category } = microResourceType(name);
    const some = random.integer(least, Math.min(count, 12));
    return { Name: name, ...localisedField('Name', name, shown), Category: category, Count: some };
  });
}

function totalOf(offered: readonly MicroResource[]): number {
  return offered.reduce((sum, { Count }) => sum + Count, 0);
}

/** Credits per piece; some are worth much more than others. */
function barPrice(name: string): number {
  return 500 * Math.round(4 + 70 * unitOf(`worth of ${name}`) ** 3);
}
