import { commodities } from '../../game/commodities.js';
import { isForbidden } from '../../game/economy-goods.js';
import { economyGoods, everyEconomy } from '../../game/economy-goods-table.js';
import type { Station } from '../../game/star-system.js';
import { entryOf } from '../../words/entry-of.js';
import { RecentCache } from '../../words/memo.js';
import { unitOf } from '../random.js';

/** The goods a station makes and takes. */
export interface StationGoods {
  readonly makes: ReadonlySet<string>;
  readonly takes: ReadonlySet<string>;
}

/** The share of its economy's goods that a station deals in. */
const variety: Readonly<Record<string, number>> = { OnFootSettlement: 0.35, Outpost: 0.7, MegaShip: 0.6 };

const recent = new RecentCache<number, StationGoods>(512);

/**
 * The goods a station makes and takes, by its economies; always the same. Where both apply, the larger
 * economy decides.
 */
export function goodsOf(station: Station): StationGoods {
  return recent.getOrMake(station.marketId, () => {
    const shares = new Map<string, number>();
    const weigh = (types: string, by: number) => {
      for (const type of types.split(' ')) if (type) shares.set(type, (shares.get(type) ?? 0) + by);
    };
    for (const [economy, share] of station.economies) {
      weigh(economyGoods[economy]?.makes ?? '', share);
      weigh(economyGoods[economy]?.takes ?? '', -share);
    }
    weigh(everyEconomy.takes, -0.01);
    weigh(everyEconomy.makes, 0.5);
    const part = entryOf(variety, station.type) ?? 0.85;
    const dealt = [...shares].filter(
      ([type]) =>
        commodities.has(type) &&
        !isForbidden(type, station.government) &&
        unitOf(`${station.marketId} deals in ${type}`) < part,
    );
    return {
      makes: new Set(dealt.flatMap(([type, share]) => (share > 0 ? [type] : []))),
      takes: new Set(dealt.flatMap(([type, share]) => (share < 0 ? [type] : []))),
    };
  });
}
