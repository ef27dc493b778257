import { tellCargo } from '../../simulate/activities/cockpit/hold.js';
import { atScreen } from '../../simulate/activities/cockpit/screen.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import { buy, sell } from '../../simulate/activities/station/market.js';
import { orderModuleTransfer, visitOutfitting } from '../../simulate/activities/station/outfitting.js';
import { sellExploration } from '../../simulate/activities/station/sell-exploration.js';
import { trade } from '../../simulate/activities/station/trade.js';
import { upgradeSuit, upgradeWeapon } from '../../simulate/activities/station/upgrades.js';
import type { StoredModule } from '../../simulate/commander/stored-modules.js';
import type { Station } from '../../simulate/galaxy/system.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import { commoditiesOnSale } from '../../simulate/ship/commodities.js';
import { freeSpace } from '../../simulate/ship/ship.js';
import type { Overrides } from '../overrides/overrides.js';
import { flyTo } from './fly.js';
import { ashore, docked, needsOdyssey, offering } from './reach.js';
import type { Situations } from './situation.js';
import { afford } from './stock.js';
import { readyFor } from './wardrobe.js';

/** At a station that offers a service. */
export function* at(play: Play, service: string, overrides: Overrides): Activity {
  yield* docked(play, overrides, offering(play, service), `with ${service}`);
}

/** What any transfer costs at most. */
const fortune = 50_000_000;

/** What a few tonnes of anything cost at most. */
const pocketMoney = 200_000;

/** The stored modules are told, even if they were before. */
function* browse(play: Play): Activity {
  delete play.commander.memory.storedModules;
  yield* visitOutfitting(play);
}

function isOnItsWay({ arrives }: StoredModule): boolean {
  return arrives !== undefined;
}

/** At a station with outfitting; some module lies elsewhere. */
function* awayFromStorage(play: Play, overrides: Overrides): Activity {
  const { storedModules } = play.commander;
  const outfitting = offering(play, 'Outfitting');
  const lies = (market: number) => storedModules.some((each) => !isOnItsWay(each) && each.where.marketId !== market);
  yield* docked(
    play,
    overrides,
    (station, system) => outfitting(station, system) && (lies(station.marketId) || storedModules.some(isOnItsWay)),
    'with outfitting, and modules elsewhere,',
  );
}

function* order(play: Play): Activity {
  afford(play, fortune);
  delete play.commander.memory.storedModules;
  yield* orderModuleTransfer(play);
}

/** There is something to be sold: where one has not been yet, there is. */
function* withData(play: Play, overrides: Overrides): Activity {
  const { exploration } = play.commander;
  for (const system of play.galaxy.around(play.system.position, 20)) {
    if (exploration.systems.length > 0) break;
    yield* flyTo(play, system);
  }
  for (const system of populatedAround(play, 100)) {
    if (exploration.systems.length > 0) break;
    yield* flyTo(play, system);
  }
  yield* at(play, 'Exploration', overrides);
}

/** Buys a little of something, and then sees what else there is. */
function* deal(play: Play): Activity {
  const { place } = play;
  if (place.is !== 'docked') return;
  yield* atScreen(play, 'StationServices', buySome(play, place.station));
  yield* trade(play);
}

function* buySome(play: Play, market: Station): Activity {
  yield wait(play.random.integer(5, 15));
  yield* makeRoom(play, market);
  afford(play, pocketMoney);
  yield* buy(play, market, play.random.pick(commoditiesOnSale), Math.min(4, freeSpace(play.ship)));
  yield wait(play.random.integer(3, 8));
}

/** There is room in the hold: what is the commander's own is sold, and else a mission is given up. */
function* makeRoom(play: Play, market: Station): Activity {
  const { ship, commander } = play;
  if (freeSpace(ship) > 0) return;
  for (const type of ship.cargo.keys()) yield* sell(play, market, type, ship.cargoCapacity);
  const given = commander.missions.filter(({ state, cargo }) => state === 'active' && cargo);
  if (freeSpace(ship) > 0 || given.length === 0) return;
  commander.missions = commander.missions.filter((mission) => !given.includes(mission));
  for (const { cargo } of given) if (cargo && ship.cargo.has(cargo.type)) ship.cargo.delete(cargo.type);
  yield* tellCargo(play);
}

/** On foot in a station with shops. */
function* toTheShops(play: Play, overrides: Overrides): Activity {
  const { politics, now } = play;
  yield* ashore(play, overrides, (each, system) => politics.hasShops(system, each, now), 'with shops');
}

export const station: Situations = {
  outfitting: {
    about: 'looks around in outfitting',
    writes: ['StoredModules'],
    takes: ['station', 'system'],
    reach: (play, overrides) => at(play, 'Outfitting', overrides),
    act: browse,
  },
  'module-transfer': {
    about: 'has stored modules brought here',
    writes: ['StoredModules'],
    takes: ['station', 'system'],
    reach: awayFromStorage,
    act: order,
  },
  'module-in-transit': {
    about: 'has a module on its way, as the stored modules tell',
    writes: ['StoredModules'],
    takes: ['station', 'system'],
    reach: awayFromStorage,
    act: order,
    holds: ({ commander }) => commander.storedModules.some(isOnItsWay),
  },
  'hot-module': {
    about: 'has a stolen module in storage',
    writes: ['StoredModules'],
    takes: ['station', 'system'],
    reach: (play, overrides) => at(play, 'Outfitting', overrides),
    *act(play) {
      const { storedModules } = play.commander;
      const [first] = storedModules;
      if (first && !storedModules.some(({ hot }) => hot)) storedModules[0] = { ...first, hot: true };
      yield* browse(play);
    },
    holds: ({ commander }) => commander.storedModules.some(({ hot }) => hot),
  },
  'sell-exploration': {
    about: 'sells what was scanned',
    writes: ['MultiSellExplorationData'],
    takes: ['station', 'system'],
    reach: withData,
    act: (play) => sellExploration(play),
  },
  trade: {
    about: 'sells what is dear and buys what is cheap',
    writes: ['MarketBuy'],
    takes: ['station', 'system'],
    reach: (play, overrides) => at(play, 'Commodities', overrides),
    act: deal,
  },
  'upgrade-suit': {
    about: 'has a suit improved',
    writes: ['UpgradeSuit'],
    takes: ['station', 'system'],
    refuses: needsOdyssey,
    reach: toTheShops,
    *act(play) {
      readyFor(play, 'suit');
      yield* upgradeSuit(play);
    },
  },
  'upgrade-weapon': {
    about: 'has a hand weapon improved',
    writes: ['UpgradeWeapon'],
    takes: ['station', 'system'],
    refuses: needsOdyssey,
    reach: toTheShops,
    *act(play) {
      readyFor(play, 'weapon');
      yield* upgradeWeapon(play);
    },
  },
};
