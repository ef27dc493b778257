import { pay } from '../../commander/commander.js';
import { localised } from '../../commander/localised.js';
import { count } from '../../commander/statistics.js';
import type { Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, write } from '../../play/step.js';
import { commodityName, priceAt } from '../../ship/commodities.js';
import { change } from '../../ship/ship.js';
import { tellCargo } from '../cockpit/hold.js';

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

/** Sells all that may be sold. */
export function* sellAll(play: Play, station: Station): Activity {
  for (const type of play.ship.cargo.keys()) yield* sell(play, station, type, play.ship.cargoCapacity);
}

/** Sells one commodity, as much of it as there is and is wanted. */
export function* sell(play: Play, station: Station, type: string, most: number): Activity {
  const { commander, ship } = play;
  const tonnes = Math.min(most, ownTonnes(play, type));
  if (tonnes <= 0) return;
  const price = priceAt(type, station.marketId, play.now);
  const paid = commander.paid.get(type) ?? 0;
  change(ship.cargo, type, -tonnes);
  if (!ship.cargo.has(type)) commander.paid.delete(type);
  commander.credits += tonnes * price;
  count(commander.statistics, 'Trading Resources_Traded', tonnes);
  count(commander.statistics, 'Trading Market_Profits', Math.max(0, tonnes * (price - paid)));
  yield write('MarketSell', {
    ...goods(station, type, tonnes),
    SellPrice: price,
    TotalSale: tonnes * price,
    AvgPricePaid: paid,
  });
  yield* tellCargo(play);
}

/** Buys some tonnes of a commodity, if they can be paid for. */
export function* buy(play: Play, station: Station, type: string, tonnes: number): Activity {
  const { commander, ship } = play;
  const price = priceAt(type, station.marketId, play.now);
  if (!pay(commander, tonnes * price)) return;
  const before = ownTonnes(play, type);
  const spent = before * (commander.paid.get(type) ?? 0) + tonnes * price;
  commander.paid.set(type, Math.round(spent / (before + tonnes)));
  change(ship.cargo, type, tonnes);
  yield write('MarketBuy', { ...goods(station, type, tonnes), BuyPrice: price, TotalCost: tonnes * price });
  yield* tellCargo(play);
}

function goods({ marketId }: Station, type: string, tonnes: number): Record<string, unknown> {
  return { MarketID: marketId, Type: type, ...localised('Type', type, commodityName(type)), Count: tonnes };
}
