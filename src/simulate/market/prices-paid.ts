import { commodities } from '../../game/commodities.js';
import { unitOf } from '../random.js';
import type { Ship } from '../ship/ship.js';

/** The price paid per tonne of the initial cargo; none for what was mined or found. */
export function pricesPaid({ cargo, id, purpose }: Ship): [type: string, price: number][] {
  if (purpose === 'miner') return [];
  return [...cargo.keys()].flatMap((type) => {
    const good = commodities.get(type);
    if (!good || good.category === 'Salvage') return [];
    return [[type, Math.round(good.mean * (0.75 + 0.2 * unitOf(`${id} once paid for ${type}`)))]];
  });
}
