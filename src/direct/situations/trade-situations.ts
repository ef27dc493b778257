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
import { atStation, inSystem } from './scenes.js';
import type { Situations } from './situation.js';
import { atMarket, atStationOffering } from './station-situations.js';

/** At a station that sells limpets, with space for some. */
export function* atLimpetShop(world: World, settings: SessionSettings): Activity {
  yield* withHold(world);
  yield* atMarketWith(world, 'Rearm', settings);
  yield* makeRoom(world);
  ensureCredits(world, 50_000);
}

/** At a station with a market and another service. */
function* atMarketWith(world: World, service: string, settings: SessionSettings): Activity {
  const sells = offersService(world, 'Commodities');
  const offers = offersService(world, service);
  yield* docked(world, settings, (each, system) => sells(each, system) && offers(each, system), `with ${service}`);
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
    about: 'opens the commodities market',
    writes: ['Market'],
    ...atStation(atStationOffering('Commodities')),
    *act(world) {
      if (world.place.is === 'docked') {
        yield* atScreen(world, 'StationServices', openMarket(world, world.place.station));
      }
    },
  },
  'sell-goods': {
    about: 'buys some goods, and sells them again',
    writes: ['Market', 'MarketBuy', 'MarketSell', 'Cargo'],
    ...atStation(atMarket),
    act: (world) => atScreen(world, 'StationServices', buyAndSellBack(world)),
  },
  'buy-limpets': {
    about: 'buys limpets',
    writes: ['BuyDrones', 'Cargo'],
    ...atStation(atLimpetShop),
    act: (world) => buyLimpets(world, (world.ship.cargo.get('drones') ?? 0) + 4),
  },
  'sell-limpets': {
    about: 'sells all limpets',
    writes: ['SellDrones', 'Cargo'],
    takes: ['station', 'system'],
    *prepare(world, settings) {
      yield* atLimpetShop(world, settings);
      if (!world.ship.cargo.has('drones')) yield* buyLimpets(world, 4);
    },
    act: (world) => sellLimpets(world),
  },
  'collect-cargo': {
    about: 'scoops up a canister',
    writes: ['CollectCargo', 'Cargo'],
    ...inSystem(inSpaceWithRoom),
    act: (world) => collect(world, 'wreckagecomponents'),
  },
  'eject-cargo': {
    about: 'throws cargo overboard',
    writes: ['EjectCargo', 'Cargo'],
    takes: ['system'],
    *prepare(world, settings) {
      yield* inSpaceWithRoom(world, settings);
      if (!world.ship.cargo.has('scrap')) yield* collect(world, 'scrap');
    },
    act: (world) => eject(world, 'scrap', 1, true),
  },
  'search-and-rescue': {
    about: 'hands in what was found in space',
    writes: ['SearchAndRescue', 'Cargo'],
    *prepare(world, settings) {
      yield* inSpaceWithRoom(world, settings);
      yield* collect(world, 'occupiedcryopod');
      yield* atStationOffering('SearchAndRescue')(world, {});
    },
    act: (world) => sellSalvage(world),
  },
} as const satisfies Situations;
