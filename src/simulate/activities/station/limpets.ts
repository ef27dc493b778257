import { type Activity, wait, write } from '../../activity.js';
import { pay } from '../../commander/simulated-commander.js';
import { unitOf } from '../../random.js';
import { changeStock, freeCargoSpace } from '../../ship/ship.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { writeCargoSoon } from './buy-and-sell.js';
import { atService, dockedStationWith } from './docked-station.js';

/** Buys limpets up to a total of `wanted`, limited by space and credits. */
export function* buyLimpets(world: World, total: number): Activity {
  const station = dockedStationWith(world, 'Rearm');
  if (!station) return;
  const { ship, commander } = world;
  const price = limpetPrice(station.marketId);
  const missing = total - (ship.cargo.get('drones') ?? 0);
  const count = Math.min(missing, freeCargoSpace(ship), Math.floor(commander.credits / price));
  if (count > 0) yield* atScreen(world, 'StationServices', purchase(world, count, price));
}

function* purchase(world: World, count: number, price: number): Activity {
  const { ship, commander, random } = world;
  yield wait(random.integer(5, 15));
  pay(commander, count * price);
  changeStock(ship.cargo, 'drones', count);
  yield write('BuyDrones', { Type: 'Drones', Count: count, BuyPrice: price, TotalCost: count * price });
  yield* writeCargoSoon(world);
  yield wait(random.integer(2, 8));
}

export function* sellLimpets(world: World): Activity {
  const count = world.ship.cargo.get('drones') ?? 0;
  if (count > 0) yield* atService(world, 'Rearm', (station) => sale(world, count, limpetPrice(station.marketId)));
}

function* sale(world: World, count: number, price: number): Activity {
  const { ship, commander, random } = world;
  yield wait(random.integer(5, 15));
  commander.credits += count * price;
  changeStock(ship.cargo, 'drones', -count);
  yield write('SellDrones', { Type: 'Drones', Count: count, SellPrice: price, TotalSale: count * price });
  yield* writeCargoSoon(world);
  yield wait(random.integer(2, 8));
}

/** Mostly the usual price; some stations give a discount. */
function limpetPrice(market: number): number {
  const luck = unitOf(`${market} price of limpets`);
  if (luck < 0.8) return 101;
  return luck < 0.9 ? 95 : 91;
}
