import { commodities } from '../../game/commodities.js';
import type { Commodity } from '../../game/commodity-table.js';
import type { Station } from '../../game/star-system.js';
import type { CarrierOrder } from '../galaxy/fleet-carrier.js';
import { hashOf, Random } from '../random.js';
import { commoditiesOnSale } from '../ship/commodity-prices.js';
import { type Market, type MarketRow, nothing } from './market-rows.js';

/** The market of a carrier: only the orders of its owner. */
export function carrierMarket(orders: ReadonlyMap<string, CarrierOrder>): Market {
  const known = [...orders].flatMap(([type, order]) => {
    const good = commodities.get(type);
    return good ? [[good, order] as const] : [];
  });
  return new Map(
    known.toSorted(([a], [b]) => a.id - b.id).map(([good, order]) => [good.type, rowOf(good, order)] as const),
  );
}

function rowOf(good: Commodity, { is, tonnes, price }: CarrierOrder): MarketRow {
  return is === 'sale'
    ? { ...nothing(good), buyPrice: price, stock: tonnes, stockBracket: 2, producer: true }
    : { ...nothing(good), sellPrice: price, demand: tonnes, demandBracket: 2, consumer: true };
}

/** The orders of another carrier's owner; they never change, except when new goods come. */
export function guessedOrders({ marketId }: Station, version: string): ReadonlyMap<string, CarrierOrder> {
  const random = new Random(hashOf(`${marketId} orders of a carrier`));
  return new Map(
    random.sample(commoditiesOnSale(version), random.integer(0, 5)).map((type) => {
      const mean = commodities.get(type)?.mean ?? 1000;
      const is = random.chance(0.4) ? 'sale' : 'purchase';
      const price = Math.max(
        1,
        Math.round(mean * (is === 'sale' ? random.number(0.95, 1.2) : random.number(1.05, 1.3))),
      );
      return [type, { is, tonnes: random.integer(20, 4000), price }] as const;
    }),
  );
}
