import { commodityName } from '../../../game/commodity-table.js';
import { localisedField } from '../../../game/localised.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { pay } from '../../commander/simulated-commander.js';
import type { EventFields } from '../../event-fields.js';
import { priceAt } from '../../ship/commodity-prices.js';
import { changeStock } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { writeCargo } from '../cockpit/write-cargo-and-loadout.js';

/** Tonnes of a commodity that are the commander's own, and not handed over for a mission. */
export function ownTonnes({ ship, commander }: World, type: string): number {
  const entrusted = commander.missions.reduce(
    (sum, { cargo, state }) => (state === 'active' && cargo?.type === type ? sum + cargo.count : sum),
    0,
  );
  return Math.max(0, (ship.cargo.get(type) ?? 0) - entrusted);
}

/** Tonnes that may be sold. */
export function freeTonnes(world: World): number {
  return [...world.ship.cargo.keys()].reduce((sum, type) => sum + ownTonnes(world, type), 0);
}

/** Sells all that may be sold. */
export function* sellAll(world: World, station: Station): Activity {
  for (const type of world.ship.cargo.keys()) yield* sell(world, station, type, world.ship.cargoCapacity);
}

/** Sells one commodity, at most `most` tonnes of it. */
export function* sell(world: World, station: Station, type: string, most: number): Activity {
  const { commander, ship } = world;
  const tonnes = Math.min(most, ownTonnes(world, type));
  if (tonnes <= 0) return;
  const price = priceAt(type, station.marketId, world.now);
  const paid = commander.averagePricePaid.get(type) ?? 0;
  changeStock(ship.cargo, type, -tonnes);
  if (!ship.cargo.has(type)) commander.averagePricePaid.delete(type);
  commander.credits += tonnes * price;
  addToStatistic(commander.statistics, 'Trading Resources_Traded', tonnes);
  addToStatistic(commander.statistics, 'Trading Market_Profits', Math.max(0, tonnes * (price - paid)));
  yield write('MarketSell', {
    ...goods(station, type, tonnes),
    SellPrice: price,
    TotalSale: tonnes * price,
    AvgPricePaid: paid,
  });
  yield* writeCargo(world);
}

/** Buys some tonnes of a commodity, if they can be paid for. */
export function* buy(world: World, station: Station, type: string, tonnes: number): Activity {
  const { commander, ship } = world;
  const price = priceAt(type, station.marketId, world.now);
  if (!pay(commander, tonnes * price)) return;
  const before = ownTonnes(world, type);
  const spent = before * (commander.averagePricePaid.get(type) ?? 0) + tonnes * price;
  commander.averagePricePaid.set(type, Math.round(spent / (before + tonnes)));
  changeStock(ship.cargo, type, tonnes);
  yield write('MarketBuy', { ...goods(station, type, tonnes), BuyPrice: price, TotalCost: tonnes * price });
  yield* writeCargo(world);
}

type GoodsFields = Pick<EventFields<'MarketBuy'>, 'MarketID' | 'Type' | 'Type_Localised' | 'Count'>;

function goods({ marketId }: Station, type: string, tonnes: number): GoodsFields {
  return { MarketID: marketId, Type: type, ...localisedField('Type', type, commodityName(type)), Count: tonnes };
}
