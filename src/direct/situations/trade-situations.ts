import { atScreen } from '../../simulate/activities/cockpit/at-screen.js';
import { collect, eject } from '../../simulate/activities/mining/mining-deeds.js';
import { buy, sell } from '../../simulate/activities/station/buy-and-sell.js';
import { buyLimpets, sellLimpets } from '../../simulate/activities/station/limpets.js';
import { sellSalvage } from '../../simulate/activities/station/sell-salvage.js';
import { openMarket } from '../../simulate/activities/station/trade-goods.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { freeCargoSpace } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { makeRoom } from './hold.js';
import { withHold } from './module-fitting.js';
import { docked, inNormalSpace, offersService } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import type { Stagings } from './situation-names.js';
import { atMarket, atStationOffering } from './station-situations.js';

/** At a station that sells limpets, with space for some. */
export function* atLimpetShop(world: World, settings: SessionSettings): Activity {
  yield* withHold(world);
  yield* docked(world, settings, offersService(world, 'Commodities', 'Rearm'), 'with Rearm');
  yield* makeRoom(world);
  ensureCredits(world, 50_000);
}

/** With space in the hold, in normal space. */
function* inSpaceWithRoom(world: World, settings: SessionSettings): Activity {
  yield* withHold(world);
  yield* inNormalSpace(world, settings);
  const [full] = freeCargoSpace(world.ship) === 0 ? world.ship.cargo.keys() : [];
  if (full !== undefined) yield* eject(world, full, 1, true);
}

/** Buys a few tonnes of a local product, and sells them again. */
function* buyAndSellBack(world: World): Activity {
  const { place, random } = world;
  if (place.is !== 'docked') return;
  yield* openMarket(world, place.station);
  ensureCredits(world, 200_000);
  const made = world.markets.rows(world, place.station).filter(({ producer, stock }) => producer && stock > 0);
  const { good } = random.pick(made);
  yield* buy(world, place.station, good.type, 4);
  yield wait(random.integer(3, 8));
  yield* sell(world, place.station, good.type, 4);
}

export const tradeSituations = {
  market: {
    prepare: atStationOffering('Commodities'),
    *act(world) {
      if (world.place.is === 'docked') {
        yield* atScreen(world, 'StationServices', openMarket(world, world.place.station));
      }
    },
  },
  'sell-goods': { prepare: atMarket, act: (world) => atScreen(world, 'StationServices', buyAndSellBack(world)) },
  'buy-limpets': {
    prepare: atLimpetShop,
    act: (world) => buyLimpets(world, (world.ship.cargo.get('drones') ?? 0) + 4),
  },
  'sell-limpets': {
    *prepare(world, settings) {
      yield* atLimpetShop(world, settings);
      if (!world.ship.cargo.has('drones')) yield* buyLimpets(world, 4);
    },
    act: (world) => sellLimpets(world),
  },
  'collect-cargo': { prepare: inSpaceWithRoom, act: (world) => collect(world, 'wreckagecomponents') },
  'eject-cargo': {
    *prepare(world, settings) {
      yield* inSpaceWithRoom(world, settings);
      if (!world.ship.cargo.has('scrap')) yield* collect(world, 'scrap');
    },
    act: (world) => eject(world, 'scrap', 1, true),
  },
  'search-and-rescue': {
    *prepare(world, settings) {
      yield* inSpaceWithRoom(world, settings);
      yield* collect(world, 'occupiedcryopod');
      yield* atStationOffering('SearchAndRescue')(world, {});
    },
    act: (world) => sellSalvage(world),
  },
} satisfies Stagings;
