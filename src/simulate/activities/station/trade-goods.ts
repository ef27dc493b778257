import type { Station } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { commoditiesOnSale, priceAt, priceLevel } from '../../ship/commodity-prices.js';
import { freeCargoSpace } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { buy, sell } from './buy-and-sell.js';
import { dockedStationWith } from './docked-station.js';

/** The share of the credits that goes into one load. */
const shareOfCredits = 0.2;

/** Sells what is dear here and buys what is cheap. */
export function* trade(world: World): Activity {
  const station = dockedStationWith(world, 'Commodities');
  if (station) yield* atScreen(world, 'StationServices', dealAt(world, station));
}

function* dealAt(world: World, station: Station): Activity {
  const { ship, commander, random, now } = world;
  yield wait(random.integer(8, 30));
  for (const type of ship.cargo.keys()) {
    if (type === 'drones' || priceLevel(type, station.marketId, now) < 0.9) continue;
    yield* sell(world, station, type, ship.cargoCapacity);
    yield wait(random.integer(2, 6));
  }
  const cheap = random.sample(
    commoditiesOnSale.filter((type) => priceLevel(type, station.marketId, now) < 0.95),
    random.integer(0, 2),
  );
  for (const type of cheap) {
    const price = priceAt(type, station.marketId, now);
    const count = Math.min(freeCargoSpace(ship), Math.floor((commander.credits * shareOfCredits) / price));
    if (count <= 0) continue;
    yield* buy(world, station, type, count);
    yield wait(random.integer(3, 10));
  }
}
