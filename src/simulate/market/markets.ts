import type { StarSystem, Station } from '../../game/star-system.js';
import type { FleetCarrier } from '../galaxy/fleet-carrier.js';
import type { Politics } from '../politics/galaxy-politics.js';
import { RecentCache } from '../recent-cache.js';
import { carrierMarket, guessedOrders } from './carrier-market.js';
import { type Market, type MarketRow, stationMarket } from './market-rows.js';

const aDay = 86_400;

/** Where and when a market is looked at. */
interface Occasion {
  readonly system: StarSystem;
  readonly politics: Politics;
  readonly now: number;
  readonly commander: { readonly carrier: FleetCarrier };
}

/** The markets of a session: what stations offer, less what the commander has bought there, and so on. */
export class Markets {
  readonly #untouched = new RecentCache<string, Market>(48);
  /** Tonnes that the commander has bought (more than 0) or sold, by market and commodity, on the day of `#day`. */
  readonly #traded = new Map<string, number>();
  readonly #visited = new Set<number>();
  #day = 0;

  /** The row of a commodity, as it is now; nothing where the market does not know it. */
  row(here: Occasion, station: Station, type: string): MarketRow | undefined {
    const row = this.#market(here, station).get(type);
    return row && this.#afterTrades(station, row);
  }

  /** All rows as they are now, in the order of the file. */
  rows(here: Occasion, station: Station): MarketRow[] {
    return [...this.#market(here, station).values()].map((row) => this.#afterTrades(station, row));
  }

  /** Notes what was bought; less than 0 for what was sold. Tells whether it is the first trade at this market in the session. */
  note({ marketId }: Station, type: string, tonnes: number): boolean {
    const key = `${marketId} ${type}`;
    this.#traded.set(key, (this.#traded.get(key) ?? 0) + tonnes);
    const isFirst = !this.#visited.has(marketId);
    this.#visited.add(marketId);
    return isFirst;
  }

  #market({ system, politics, now, commander: { carrier } }: Occasion, station: Station): Market {
    const day = Math.floor(now / aDay);
    // Overnight stock is filled up again.
    if (day !== this.#day) this.#traded.clear();
    this.#day = day;
    if (station.type === 'FleetCarrier') {
      return carrierMarket(station.marketId === carrier.marketId ? carrier.orders : guessedOrders(station));
    }
    const { factions } = politics.society(system, now);
    const state = factions.find(({ resident }) => resident.name === station.faction)?.state ?? 'None';
    return this.#untouched.get(`${station.marketId} ${day} ${state}`, () => stationMarket(station, day, state));
  }

  #afterTrades({ marketId }: Station, row: MarketRow): MarketRow {
    const bought = this.#traded.get(`${marketId} ${row.good.type}`);
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
}
