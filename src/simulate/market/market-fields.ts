import { commoditySymbol } from '../../game/commodities.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import type { EventFields } from '../event-fields.js';
import type { MarketRow } from './market-rows.js';
import { categoryWords } from './market-table.js';

type MarketItem = NonNullable<EventFields<'Market'>['Items']>[number];

/** The fields of Market; the goods go to its file. */
export function marketFields(
  system: StarSystem,
  station: Station,
  rows: readonly MarketRow[],
  access: EventFields<'Market'>['CarrierDockingAccess'],
): EventFields<'Market'> {
  return {
    MarketID: station.marketId,
    StationName: station.name,
    StationType: station.type,
    ...(station.type === 'FleetCarrier' && { CarrierDockingAccess: access ?? 'all' }),
    StarSystem: system.name,
    Items: rows.map(itemFields),
  };
}

function itemFields({ good, ...row }: MarketRow): MarketItem {
  const [word, shown] = categoryWords[good.category] ?? [good.category.toLowerCase(), good.category];
  return {
    id: good.id,
    Name: commoditySymbol(good.type),
    Name_Localised: good.name,
    Category: `$MARKET_category_${word};`,
    Category_Localised: shown,
    BuyPrice: row.buyPrice,
    SellPrice: row.sellPrice,
    MeanPrice: good.mean,
    StockBracket: row.stockBracket,
    DemandBracket: row.demandBracket,
    Stock: row.stock,
    Demand: row.demand,
    Consumer: row.consumer,
    Producer: row.producer,
    Rare: good.rare !== undefined,
  };
}
