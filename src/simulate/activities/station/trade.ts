import type { Station } from '../../galaxy/system.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { commoditiesOnSale, dearness, priceAt } from '../../ship/commodities.js';
import { freeSpace } from '../../ship/ship.js';
import { atScreen } from '../cockpit/screen.js';
import { stationWith } from './counter.js';
import { buy, sell } from './market.js';

/** The share of the credits that goes into one load. */
const stake = 0.2;

/** Sells what is dear here and buys what is cheap. */
export function* trade(play: Play): Activity {
  const station = stationWith(play, 'Commodities');
  if (station) yield* atScreen(play, 'StationServices', dealAt(play, station));
}

function* dealAt(play: Play, station: Station): Activity {
  const { ship, commander, random, now } = play;
  yield wait(random.integer(8, 30));
  for (const type of ship.cargo.keys()) {
    if (type === 'drones' || dearness(type, station.marketId, now) < 0.9) continue;
    yield* sell(play, station, type, ship.cargoCapacity);
    yield wait(random.integer(2, 6));
  }
  const cheap = random.some(
    commoditiesOnSale.filter((type) => dearness(type, station.marketId, now) < 0.95),
    random.integer(0, 2),
  );
  for (const type of cheap) {
    const price = priceAt(type, station.marketId, now);
    const count = Math.min(freeSpace(ship), Math.floor((commander.credits * stake) / price));
    if (count <= 0) continue;
    yield* buy(play, station, type, count);
    yield wait(random.integer(3, 10));
  }
}
