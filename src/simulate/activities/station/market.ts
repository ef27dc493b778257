import type { Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { priceAt } from '../../ship/commodities.js';
import { change } from '../../ship/ship.js';

/** Tonnes of a commodity that are the commander's own, and not handed over for a mission. */
export function ownTonnes({ ship, commander }: Play, type: string): number {
  const entrusted = commander.missions.reduce(
    (sum, { cargo, state }) => (state === 'active' && cargo?.type === type ? sum + cargo.count : sum),
    0,
  );
  return Math.max(0, (ship.cargo.get(type) ?? 0) - entrusted);
}

/** Tonnes that may be sold. */
export function freeTonnes(play: Play): number {
  return [...play.ship.cargo.keys()].reduce((sum, type) => sum + ownTonnes(play, type), 0);
}

/** Sells up to so many tonnes of whatever there is; tells how many it were. */
export function sellTonnes(play: Play, station: Station, most: number): number {
  let left = most;
  for (const type of play.ship.cargo.keys()) left -= sell(play, station, type, left);
  return most - left;
}

/** Sells one commodity; tells how many tonnes went. */
export function sell(play: Play, station: Station, type: string, most: number): number {
  const count = Math.min(most, ownTonnes(play, type));
  if (count <= 0) return 0;
  change(play.ship.cargo, type, -count);
  play.commander.credits += count * priceAt(type, station.marketId, play.now);
  return count;
}
