import type { Station } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { goodsOf } from '../../market/station-goods.js';
import type { World } from '../../world/world.js';
import { ownTonnes, sell } from '../station/buy-and-sell.js';
import { atService } from '../station/docked-station.js';
import { openMarket } from '../station/trade-goods.js';

/** Sells mined goods, if the local market takes them. */
export function* sellMined(world: World): Activity {
  if (minedAboard(world).length > 0) yield* atService(world, 'Commodities', (station) => selling(world, station));
}

function* selling(world: World, station: Station): Activity {
  yield* openMarket(world, station);
  for (const type of minedAboard(world)) {
    yield* sell(world, station, type, world.ship.cargoCapacity);
    yield wait(world.random.integer(1, 4));
  }
}

/** Mined goods still on board. */
export function minedAboard(world: World): string[] {
  return [...world.ship.cargo.keys()].filter((type) => world.commander.mined.has(type) && ownTonnes(world, type) > 0);
}

/** Whether a station takes most of the mined goods. */
export function takesMined(world: World, station: Station): boolean {
  const { takes } = goodsOf(station);
  const aboard = minedAboard(world);
  return (
    station.services.includes('Commodities') && aboard.filter((type) => takes.has(type)).length * 2 >= aboard.length
  );
}
