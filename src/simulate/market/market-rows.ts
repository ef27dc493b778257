import { commodities } from '../../game/commodities.js';
import type { Commodity } from '../../game/commodity-table.js';
import { isForbidden } from '../../game/economy-goods.js';
import { isVersionBefore } from '../../game/game-version.js';
import type { FactionState } from '../../game/political-vocabulary-table.js';
import type { Station } from '../../game/star-system.js';
import { entryOf } from '../../words/entry-of.js';
import { unitOf } from '../random.js';
import { marketSizes, statePriceShifts } from './market-table.js';
import { goodsOf } from './station-goods.js';

/** A commodity at a market. */
export interface MarketRow {
  readonly good: Commodity;
  /** Credits per tonne; 0 where it cannot be bought. */
  readonly buyPrice: number;
  readonly sellPrice: number;
  readonly stock: number;
  readonly demand: number;
  /** The level of stock and demand, from 0 (none) to 3. */
  readonly stockBracket: Bracket;
  readonly demandBracket: Bracket;
  readonly producer: boolean;
  readonly consumer: boolean;
}

export type Bracket = 0 | 1 | 2 | 3;

/** The goods of a market by internal name, in the order of their IDs. */
export type Market = ReadonlyMap<string, MarketRow>;

const byId = [...commodities.values()].toSorted((a, b) => a.id - b.id);

/**
 * Categories that markets never list: limpets have a screen of their own, and salvage goes to other contacts.
 */
const unlisted: ReadonlySet<string> = new Set(['NonMarketable', 'Salvage', 'Slavery']);

/** The market of a station on a day, in a version of the game; the state is that of the owning faction. */
export function stationMarket(station: Station, day: number, state: FactionState, version: string): Market {
  const { makes, takes } = goodsOf(station);
  const rows = new Map<string, MarketRow>();
  for (const good of byId) {
    const { type, since, rare } = good;
    if (isVersionBefore(version, since)) continue;
    const quote: Quote = { station, good, day, level: shiftOf(good, state) };
    if (rare?.marketId === station.marketId) rows.set(type, { ...madeHere(quote), stock: rare.tonnes });
    else if (makes.has(type)) rows.set(type, madeHere(quote));
    else if (takes.has(type)) rows.set(type, takenHere(quote));
    else if (isListed(quote)) rows.set(type, listedOnly(quote));
  }
  return rows;
}

interface Quote {
  readonly station: Station;
  readonly good: Commodity;
  readonly day: number;
  readonly level: number;
}

/** Cheaper the higher the stock. */
function madeHere(quote: Quote): MarketRow {
  const plenty = chanceOf(quote, 'plenty');
  const buyPrice = priced(quote, 0.96 - 0.3 * plenty ** 3);
  return {
    ...nothing(quote.good),
    buyPrice,
    sellPrice: Math.max(1, Math.round(buyPrice * 0.955) - 1),
    stock: tonnes(quote, plenty),
    stockBracket: bracketOf(plenty),
    demand: 1,
    producer: true,
  };
}

/** Dearer the higher the demand. */
function takenHere(quote: Quote): MarketRow {
  const need = chanceOf(quote, 'need');
  return {
    ...nothing(quote.good),
    sellPrice: priced(quote, 1.03 + 0.5 * need ** 3),
    demand: tonnes(quote, need),
    demandBracket: bracketOf(need),
    consumer: true,
  };
}

/** Neither made nor in demand: it sells for little, unless it is rare and from afar. */
function listedOnly(quote: Quote): MarketRow {
  const { rare } = quote.good;
  const sellPrice = priced(quote, (rare ? 0.95 : 0.66) + (rare ? 0.4 : 0.12) * chanceOf(quote, 'offer'));
  return { ...nothing(quote.good), buyPrice: Math.ceil(sellPrice * 1.01), sellPrice };
}

/** A row without trade. */
export function nothing(good: Commodity): MarketRow {
  return {
    good,
    buyPrice: 0,
    sellPrice: 0,
    stock: 0,
    demand: 0,
    stockBracket: 0,
    demandBracket: 0,
    producer: false,
    consumer: false,
  };
}

function isListed({ station, good }: Quote): boolean {
  if (unlisted.has(good.category) || isForbidden(good.type, station.government)) return false;
  return unitOf(`${station.marketId} lists ${good.type}`) < 0.4;
}

/** A share that is specific to the station and varies a little from day to day. */
function chanceOf({ station, good, day }: Quote, what: string): number {
  const lasting = unitOf(`${station.marketId} ${what} ${good.type}`);
  const today = unitOf(`${station.marketId} ${good.type} ${day}`);
  return Math.min(1, Math.max(0, lasting + 0.1 * (today - 0.5)));
}

function priced({ good, level }: Quote, share: number): number {
  return Math.max(1, Math.round(good.mean * share * (1 + level)));
}

/** More of cheap goods, and more in large ports. */
function tonnes({ station, good }: Quote, plenty: number): number {
  const usual = 40_000 * Math.sqrt(500 / Math.max(20, good.mean)) * (entryOf(marketSizes, station.type) ?? 1);
  return Math.max(4, Math.round(usual * (0.15 + 1.2 * plenty)));
}

function bracketOf(share: number): Bracket {
  if (share < 0.3) return 1;
  return share < 0.72 ? 2 : 3;
}

function shiftOf({ category }: Commodity, state: FactionState): number {
  const [categories, by] = statePriceShifts[state] ?? ['', 0];
  return categories === '' || categories.includes(category) ? by : 0;
}
