import type { GameVersion } from '../../game/game-version.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import { RecentCache } from '../../words/memo.js';
import type { FleetCarrier } from '../galaxy/fleet-carrier.js';
import type { Politics } from '../politics/galaxy-politics.js';
import { carrierMarket, guessedOrders } from './carrier-market.js';
import { type Market, type MarketRow, stationMarket } from './market-rows.js';

const aDay = 86_400;

/** Where and when a market is viewed. */
interface Occasion {
  readonly system: StarSystem;
  readonly politics: Politics;
  readonly now: number;
  readonly commander: { readonly carrier: FleetCarrier };
  readonly game: Pick<GameVersion, 'gameversion'>;
}

/** The markets of a session: the stations' offers, adjusted by the commander's trades. */
export class Markets {
  readonly #untouched = new RecentCache<string, Market>(48);
  /** Tonnes the commander has bought (positive) or sold, by market and commodity, on the day of `#day`. */
  readonly #traded = new Map<string, number>();
  readonly #visited = new Set<number>();
  #day = 0;

  /** The current row of a commodity; undefined where the market does not list it. */
  row(here: Occasion, station: Station, type: string): MarketRow | undefined {
    this.#turnDay(here.now);
    const row = this.#market(here, station).get(type);
    return row && afterTrades(row, this.#traded.get(`${station.marketId} ${type}`));
  }

  /** All current rows, in the order of the file. */
  rows(here: Occasion, station: Station): MarketRow[] {
    this.#turnDay(here.now);
    return this.view(here, station);
  }

  /** Like `rows`, for those who only look: nothing is remembered. */
  view(here: Occasion, station: Station): MarketRow[] {
    const traded = dayOf(here.now) === this.#day ? this.#traded : undefined;
    return [...this.#market(here, station).values()].map((row) =>
      afterTrades(row, traded?.get(`${station.marketId} ${row.good.type}`)),
    );
  }

  /**
   * Records a purchase, or a sale if negative. Returns whether it is the first trade at this market in the
   * session.
   */
  note({ marketId }: Station, type: string, tonnes: number): boolean {
    const key = `${marketId} ${type}`;
    this.#traded.set(key, (this.#traded.get(key) ?? 0) + tonnes);
    const isFirst = !this.#visited.has(marketId);
    this.#visited.add(marketId);
    return isFirst;
  }

  /** Stock is replenished overnight. */
  #turnDay(now: number): void {
    const day = dayOf(now);
    if (day !== this.#day) this.#traded.clear();
    this.#day = day;
  }

  #market(
    { system, politics, now, commander: { carrier }, game: { gameversion } }: Occasion,
    station: Station,
  ): Market {
    if (station.type === 'FleetCarrier') {
      return carrierMarket(
        station.marketId === carrier.marketId ? carrier.orders : guessedOrders(station, gameversion),
      );
    }
    const day = dayOf(now);
    const { factions } = politics.society(system, now);
    const state = factions.find(({ resident }) => resident.name === station.faction)?.state ?? 'None';
    return this.#untouched.getOrMake(`${station.marketId} ${day} ${state}`, () =>
      stationMarket(station, day, state, gameversion),
    );
  }
}

function dayOf(now: number): number {
  return Math.floor(now / aDay);
}

function afterTrades(row: MarketRow, bought: number | undefined): MarketRow {
  if (bought === undefined) return row;
  const stock = Math.max(0, row.stock - bought);
  const demand = Math.max(0, row.demand + Math.min(0, bought));
  return {
    ...row,
    stock: row.producer ? stock : row.stock,
    stockBracket: row.producer && stock === 0 ? 0 : row.stockBracket,
    demand: row.consumer ? demand : row.demand,
    demandBracket: row.consumer && demand === 0 ? 0 : row.demandBracket,
  };
}
