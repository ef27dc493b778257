import { commodityName } from '../../../game/commodities.js';
import { localisedField } from '../../../game/localised.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic, raiseStatistic } from '../../commander/career-statistics.js';
import type { EventFields } from '../../event-fields.js';
import type { MarketRow } from '../../market/market-rows.js';
import { changeStock, freeCargoSpace } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { advanceCareer } from '../advance-career.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';

/** Tonnes of a commodity that are the commander's own, not mission cargo. */
export function ownTonnes({ ship, commander }: World, type: string): number {
  const entrusted = commander.missions.reduce(
    (sum, { cargo, state }) => (state === 'active' && cargo?.type === type ? sum + cargo.count : sum),
    0,
  );
  return Math.max(0, (ship.cargo.get(type) ?? 0) - entrusted);
}

/** The row of a commodity at the market of a station here. */
export function marketRow(world: World, station: Station, type: string): MarketRow | undefined {
  return world.markets.row(world, station, type);
}

/** Sells one commodity, at most `most` tonnes of it; nothing if the market does not list it. */
export function* sell(world: World, station: Station, type: string, most: number): Activity {
  const row = marketRow(world, station, type);
  const tonnes = Math.min(most, ownTonnes(world, type));
  if (row && tonnes > 0) yield* sellAt(world, station, { type, tonnes, price: row.sellPrice });
}

/** Sells all of the commander's own goods that this market lists. */
export function* sellAll(world: World, station: Station): Activity {
  for (const type of world.ship.cargo.keys()) yield* sell(world, station, type, ownTonnes(world, type));
}

export interface Deal {
  readonly type: string;
  readonly tonnes: number;
  /** Credits per tonne. */
  readonly price: number;
}

type SaleMarks = Pick<EventFields<'MarketSell'>, 'IllegalGoods' | 'StolenGoods' | 'BlackMarket'>;

/** Sells goods; Cargo follows a moment later. */
export function* sellAt(
  world: World,
  station: Station,
  { type, tonnes, price }: Deal,
  marks: SaleMarks = {},
): Activity {
  const { commander, ship } = world;
  const paid = commander.averagePricePaid.get(type) ?? 0;
  changeStock(ship.cargo, type, -tonnes);
  if (!ship.cargo.has(type)) commander.averagePricePaid.delete(type);
  commander.credits += tonnes * price;
  countSale(world, station, { type, tonnes, price }, paid);
  yield write('MarketSell', {
    ...goods(station, type, tonnes),
    SellPrice: price,
    TotalSale: tonnes * price,
    AvgPricePaid: paid,
    ...marks,
  });
  yield* advanceCareer(world, 'Trade', tonnes * (price - paid));
  yield* writeCargoSoon(world);
}

/** Buys some tonnes of a commodity, limited by stock, space and credits. */
export function* buy(world: World, station: Station, type: string, most: number): Activity {
  const { commander, ship } = world;
  const row = marketRow(world, station, type);
  if (!row || row.buyPrice === 0) return;
  const price = row.buyPrice;
  const tonnes = Math.min(most, row.stock, freeCargoSpace(ship), Math.floor(commander.credits / price));
  if (tonnes > 0) yield* buyAt(world, station, { type, tonnes, price });
}

/** Buys goods that the commander can afford; Cargo follows a moment later. */
export function* buyAt(world: World, station: Station, { type, tonnes, price }: Deal): Activity {
  const { commander, ship, markets } = world;
  commander.credits -= tonnes * price;
  const before = ownTonnes(world, type);
  const spent = before * (commander.averagePricePaid.get(type) ?? 0) + tonnes * price;
  commander.averagePricePaid.set(type, Math.round(spent / (before + tonnes)));
  changeStock(ship.cargo, type, tonnes);
  if (markets.note(station, type, tonnes)) addToStatistic(commander.statistics, 'Trading Markets_Traded_With');
  yield write('MarketBuy', { ...goods(station, type, tonnes), BuyPrice: price, TotalCost: tonnes * price });
  yield* writeCargoSoon(world);
}

/** The game writes Cargo two or three seconds after a change of the hold. */
export function* writeCargoSoon(world: World): Activity {
  yield wait(world.random.integer(2, 3));
  yield* writeCargo(world);
}

/** Sales of mined goods, which have no price paid, also count as mining profit. */
function countSale({ commander, markets }: World, station: Station, { type, tonnes, price }: Deal, paid: number): void {
  const { statistics } = commander;
  const profit = Math.max(0, tonnes * (price - paid));
  if (markets.note(station, type, -tonnes)) addToStatistic(statistics, 'Trading Markets_Traded_With');
  addToStatistic(statistics, 'Trading Resources_Traded', tonnes);
  addToStatistic(statistics, 'Trading Market_Profits', profit);
  raiseStatistic(statistics, 'Trading Highest_Single_Transaction', profit);
  if (commander.mined.has(type)) addToStatistic(statistics, 'Mining Mining_Profits', profit);
}

type GoodsFields = Pick<EventFields<'MarketBuy'>, 'MarketID' | 'Type' | 'Type_Localised' | 'Count'>;

function goods({ marketId }: Station, type: string, tonnes: number): GoodsFields {
  return { MarketID: marketId, Type: type, ...localisedField('Type', type, commodityName(type)), Count: tonnes };
}
