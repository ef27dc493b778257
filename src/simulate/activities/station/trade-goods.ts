import { takenSomewhere } from '../../../game/economy-goods.js';
import type { Station } from '../../../game/star-system.js';
import { type Activity, wait, writeMade } from '../../activity.js';
import { marketFields } from '../../market/market-fields.js';
import type { MarketRow } from '../../market/market-rows.js';
import { freeCargoSpace } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { isAboard } from '../carrier/carrier-jump.js';
import { carrierUnder } from '../carrier/carrier-place.js';
import { buy, marketRow, ownTonnes, sell } from './buy-and-sell.js';
import { atService } from './docked-station.js';
import { sellSalvage } from './sell-salvage.js';

/** The share of the credits that goes into one load. */
const shareOfCredits = 0.5;

/** The share of the free hold that is filled; traders often fill all of it. */
const traders = [0.3, 1] as const;
const allRounders = [0.3, 0.9] as const;
const others = [0.1, 0.5] as const;

/** Sells what is in demand here and buys what is cheap, by preference what was bought `before`. */
export function* trade(world: World, before: readonly string[] = []): Activity {
  if (!isAboard(world)) yield* atService(world, 'Commodities', (station) => dealAt(world, station, before));
  yield* sellSalvage(world);
}

/** Opens the commodities screen, which writes the market to its file. */
export function* openMarket(world: World, station: Station): Activity {
  const { markets, system } = world;
  yield wait(world.random.integer(4, 12));
  const rows = markets.rows(world, station);
  yield writeMade('Market', () => marketFields(system, station, rows, carrierUnder(world)?.access));
  yield wait(world.random.integer(5, 14));
}

function* dealAt(world: World, station: Station, before: readonly string[]): Activity {
  const { ship, random } = world;
  yield* openMarket(world, station);
  for (const type of ship.cargo.keys()) {
    // Goods for a goal are kept.
    if (world.commander.goals.some(({ goods }) => goods.includes(type))) continue;
    if (!isInDemand(marketRow(world, station, type)) || ownTonnes(world, type) === 0) continue;
    yield* sell(world, station, type, ship.cargoCapacity);
    yield wait(random.integer(1, 5));
  }
  const least = ship.purpose === 'trader' ? 1 : 0;
  const bargains = bargainsAt(world, station);
  const again = bargains.filter(({ good }) => before.includes(good.type));
  const chosen = again.length > 0 ? again : random.sample(bargains, random.integer(least, 2));
  for (const { good, buyPrice } of chosen) {
    yield* buy(world, station, good.type, loadOf(world, buyPrice));
    yield wait(random.integer(2, 8));
  }
}

/** In demand or rare; other goods are sold where they are listed at all. */
function isInDemand(row: MarketRow | undefined): boolean {
  return row !== undefined && (row.consumer || row.good.rare !== undefined || !takenSomewhere.has(row.good.type));
}

/** Local products with the highest expected profit; those for a goal come first. */
function bargainsAt(world: World, station: Station): MarketRow[] {
  const { goals } = world.commander;
  const isForGoal = (type: string) =>
    goals.some(({ goods, marketId }) => marketId !== station.marketId && goods.includes(type));
  const gain = ({ good, buyPrice }: MarketRow) => (isForGoal(good.type) ? 10 : 1) * (good.mean - buyPrice);
  return world.markets
    .rows(world, station)
    .filter((row) => row.producer && row.stock > 0 && gain(row) > 0 && takenSomewhere.has(row.good.type))
    .toSorted((a, b) => gain(b) - gain(a) || a.good.id - b.good.id)
    .slice(0, 5);
}

/**
 * Traders mostly fill the hold, up to half of their credits; others take some, or a little. The room that
 * missions need stays free.
 */
function loadOf({ ship, commander, random }: World, price: number): number {
  const isTrader = ship.purpose === 'trader';
  const [least, most] = isTrader ? traders : ship.purpose === 'all-rounder' ? allRounders : others;
  const part = isTrader && random.chance(0.6) ? 1 : random.number(least, most);
  const needed = commander.missions.reduce((sum, { cargo, goods }) => sum + (cargo ? 0 : (goods?.count ?? 0)), 0);
  const room = Math.max(0, freeCargoSpace(ship) - needed);
  return Math.min(Math.ceil(room * part), Math.floor((commander.credits * shareOfCredits) / price));
}
