import { isHullIn, shipsOnSale } from '../../../game/hulls.js';
import { moduleId, modulesOnSale } from '../../../game/module-ids.js';
import { modulePrice } from '../../../game/module-prices.js';
import { changeableModules } from '../../../game/outfitting-table.js';
import type { Station } from '../../../game/star-system.js';
import { once, RecentCache } from '../../../words/memo.js';
import { shipTypeFields } from '../../commander/owned-ships.js';
import { maySail } from '../../commander/permits.js';
import type { EventFields } from '../../event-fields.js';
import { unitOf } from '../../random.js';
import type { World } from '../../world/world.js';

/** The price level of a station, as a share of the list price: mostly 1, sometimes less. */
export function priceShare({ marketId }: Pick<Station, 'marketId'>): number {
  const luck = unitOf(`discount ${marketId}`);
  return luck < 0.5 ? 1 : luck < 0.75 ? 0.975 : luck < 0.9 ? 0.9 : 0.85;
}

export function modulePriceAt(station: Station, item: string): number {
  return Math.floor(modulePrice(item) * priceShare(station));
}

type ModuleForSale = NonNullable<EventFields<'Outfitting'>['Items']>[number];

const catalogues = new RecentCache<number, readonly ModuleForSale[]>(32);

export function modulesSoldAt(station: Station): readonly ModuleForSale[] {
  const { marketId } = station;
  return catalogues.getOrMake(marketId, () => {
    // High-tech and industrial stations have nearly everything.
    const choice = 0.35 + 0.6 * unitOf(`choice of modules ${marketId}`);
    return identified().flatMap(({ id, item }) => {
      if (!common.has(item) && unitOf(`${marketId} ${item}`) > choice) return [];
      return [{ id, Name: item, BuyPrice: modulePriceAt(station, item) }];
    });
  });
}

/** The modules on sale whose ID is known. */
const identified = once(() =>
  modulesOnSale().flatMap((item) => {
    const id = moduleId(item);
    return id === undefined ? [] : [{ id, item }];
  }),
);

/** Modules that every outfitter sells. */
const common: ReadonlySet<string> = new Set(changeableModules.map(([item]) => item));

export function hullPriceAt(station: Station, price: number): number {
  return Math.floor(price * priceShare(station));
}

/** The ships that a station sells to a commander. */
export function shipsSoldAt(
  { commander, game }: World,
  station: Station,
): NonNullable<EventFields<'Shipyard'>['PriceList']> {
  const choice = 0.3 + 0.6 * unitOf(`choice of ships ${station.marketId}`);
  return shipsOnSale.flatMap(([hull, id, price]) => {
    if (unitOf(`${station.marketId} ${hull}`) > choice || !maySail(commander, hull)) return [];
    if (!isHullIn(game.gameversion, hull)) return [];
    return [{ id, ...shipTypeFields(hull), ShipPrice: hullPriceAt(station, price) }];
  });
}
