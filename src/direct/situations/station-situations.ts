import type { Station } from '../../game/star-system.js';
import { atScreen } from '../../simulate/activities/cockpit/at-screen.js';
import { isFamiliar } from '../../simulate/activities/exploration/scan-body.js';
import { buy } from '../../simulate/activities/station/buy-and-sell.js';
import { upgradeSuit, upgradeWeapon } from '../../simulate/activities/station/buy-upgrades.js';
import { sellExploration } from '../../simulate/activities/station/sell-exploration.js';
import { trade } from '../../simulate/activities/station/trade-goods.js';
import { orderModuleTransfer, visitOutfitting } from '../../simulate/activities/station/visit-outfitting.js';
import { type Activity, wait } from '../../simulate/activity.js';
import type { StoredModule } from '../../simulate/commander/stored-modules.js';
import { goodsOf } from '../../simulate/market/station-goods.js';
import { freeCargoSpace } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { goToSystem } from './go-to-system.js';
import { makeRoom } from './hold.js';
import { withHold } from './module-fitting.js';
import { aboardShip, docked, offersService, onFootInStation } from './prerequisites.js';
import { ensureCredits, provideForUpgrade } from './provisions.js';
import { withOdyssey } from './scenes.js';
import type { Stagings } from './situation-names.js';

/** Docked at a station that offers a service. */
export function atStationOffering(service: string) {
  return (world: World, settings: SessionSettings): Activity =>
    docked(world, settings, offersService(world, service), `with ${service}`);
}

/** More than any transfer costs, in credits. */
const maxTransferCost = 50_000_000;

/** More than a few tonnes of any commodity cost, in credits. */
const maxPurchase = 200_000;

function isInTransit({ arrives }: StoredModule): boolean {
  return arrives !== undefined;
}

/** Docked at a station with outfitting, while a stored module is elsewhere or in transit. */
function* awayFromStorage(world: World, settings: SessionSettings): Activity {
  const { storedModules } = world.commander;
  const outfitting = offersService(world, 'Outfitting');
  const isStoredElsewhere = (market: number) =>
    storedModules.some((each) => !isInTransit(each) && each.where.marketId !== market);
  yield* docked(
    world,
    settings,
    (station, system) =>
      outfitting(station, system) && (isStoredElsewhere(station.marketId) || storedModules.some(isInTransit)),
    'with outfitting, and modules elsewhere,',
  );
}

function* orderTransfer(world: World): Activity {
  ensureCredits(world, maxTransferCost);
  yield* orderModuleTransfer(world);
}

/** Docked where exploration data is bought, with some to sell: new systems are visited if needed. */
function* withExplorationData(world: World, settings: SessionSettings): Activity {
  yield* aboardShip(world);
  const { exploration } = world.commander;
  for (const system of world.galaxy.around(world.system.position, 60)) {
    if (!exploration.isEmpty) break;
    const isNew = !isFamiliar({ ...world, system }) && exploration.knownIn(system).size === 0;
    if (isNew) yield* goToSystem(world, system);
  }
  yield* atStationOffering('Exploration')(world, settings);
}

/**
 * At a station with a market that sells something, with space for some of it; carriers sell whatever their
 * owners choose.
 */
export function* atMarket(world: World, settings: SessionSettings): Activity {
  yield* withHold(world);
  const offers = offersService(world, 'Commodities');
  yield* docked(
    world,
    settings,
    (station, system) => offers(station, system) && goodsOf(station).makes.size > 0 && station.type !== 'FleetCarrier',
    'with Commodities',
  );
  yield* makeRoom(world);
}

/** Buys a few tonnes of something first, so that MarketBuy is certain, and then trades as usual. */
function* buyAndTrade(world: World): Activity {
  const { place } = world;
  if (place.is !== 'docked') return;
  yield* atScreen(world, 'StationServices', buySome(world, place.station));
  yield* trade(world);
}

function* buySome(world: World, market: Station): Activity {
  yield wait(world.random.integer(5, 15));
  ensureCredits(world, maxPurchase);
  const made = world.markets.rows(world, market).filter(({ producer, stock }) => producer && stock > 0);
  yield* buy(world, market, world.random.pick(made).good.type, Math.min(4, freeCargoSpace(world.ship)));
  yield wait(world.random.integer(3, 8));
}

/** On foot in a station with shops. */
export function* onFootAtShops(world: World, settings: SessionSettings): Activity {
  const { politics, now } = world;
  yield* onFootInStation(world, settings, (each, system) => politics.hasShops(system, each, now), 'with shops');
}

export const stationSituations = {
  outfitting: { prepare: atStationOffering('Outfitting'), act: (world) => visitOutfitting(world) },
  'module-transfer': { prepare: awayFromStorage, act: orderTransfer },
  'module-in-transit': {
    prepare: awayFromStorage,
    act: orderTransfer,
    succeeded: ({ commander }) => commander.storedModules.some(isInTransit),
  },
  'hot-module': {
    prepare: atStationOffering('Outfitting'),
    *act(world) {
      const { storedModules } = world.commander;
      const [first] = storedModules;
      if (first && !storedModules.some(({ hot }) => hot)) storedModules[0] = { ...first, hot: true };
      yield* visitOutfitting(world);
    },
    succeeded: ({ commander }) => commander.storedModules.some(({ hot }) => hot),
  },
  'sell-exploration': { prepare: withExplorationData, act: (world) => sellExploration(world, false) },
  'sell-exploration-singly': { prepare: withExplorationData, act: (world) => sellExploration(world, true) },
  trade: { prepare: atMarket, act: buyAndTrade },
  'upgrade-suit': {
    ...withOdyssey({ prepare: onFootAtShops }),
    *act(world) {
      provideForUpgrade(world, 'suit');
      yield* upgradeSuit(world);
    },
  },
  'upgrade-weapon': {
    ...withOdyssey({ prepare: onFootAtShops }),
    *act(world) {
      provideForUpgrade(world, 'weapon');
      yield* upgradeWeapon(world);
    },
  },
} satisfies Stagings;
