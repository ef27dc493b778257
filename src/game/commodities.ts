import { type Commodity, type CommodityCategory, commonGoods, symbolsUnlikeNames } from './commodity-table.js';
import { groundGoodsTable } from './ground-goods-table.js';
import { rareGoodsTable } from './rare-goods-table.js';
import { unlistedGoodsTable } from './unlisted-goods-table.js';

export const sinceVersions = new Map(groundGoodsTable.map(([type, , since]) => [type, since]));

/** All commodities, by their internal names. */
export const commodities: ReadonlyMap<string, Commodity> = new Map<string, Commodity>([
  ...Object.entries(commonGoods).flatMap(([category, rows]) =>
    rows.map(([type, name, id, mean]): [string, Commodity] => {
      const since = sinceVersions.get(type);
      return [type, { type, name, id, mean, category: category as CommodityCategory, ...(since && { since }) }];
    }),
  ),
  ...rareGoodsTable.map(([type, name, id, mean, category, marketId, tonnes = 1]): [string, Commodity] => [
    type,
    { type, name, id, mean, category: category as CommodityCategory, rare: { marketId, tonnes } },
  ]),
]);

export const unlistedNames: ReadonlyMap<string, string> = new Map(unlistedGoodsTable);

export function commodityName(type: string): string {
  return commodities.get(type)?.name ?? unlistedNames.get(type) ?? type;
}

/** The name of a commodity as markets, refineries and building sites write it: `$gold_name;`. */
export function commoditySymbol(type: string): string {
  return `$${type}_name;`;
}

/** The internal name of a commodity as missions capitalise it: `ConductiveFabrics`, `USSCargoBlackBox`. */
export function capitalisedCommodity(type: string): string {
  const shown = commodityName(type).replaceAll(/[^A-Za-z0-9]/g, '');
  return [shown, `USSCargo${shown}`, ...symbolsUnlikeNames].find((each) => each.toLowerCase() === type) ?? type;
}
