import { claimable, claimSystem, deployBeacon, releaseClaim } from '../../simulate/activities/colony/claim-system.js';
import { deliver, visitSite, writeDepot } from '../../simulate/activities/colony/supply-colony.js';
import { buy, ownTonnes } from '../../simulate/activities/station/buy-and-sell.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { hasUpdate } from '../../simulate/client-dialect.js';
import { type Colony, makeColony } from '../../simulate/colony/colony.js';
import { goodsOf } from '../../simulate/market/station-goods.js';
import { freeCargoSpace } from '../../simulate/ship/ship.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { goToSystem } from './go-to-system.js';
import { makeRoom } from './hold.js';
import { withHold } from './module-fitting.js';
import { aboardShip, docked, offersService, takeOffIfLanded } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import type { Stagings } from './situation-names.js';

/** There are none before 4.1.1. */
function assertColonies(world: World): void {
  if (!hasUpdate(world, '4.1.1.0')) throw new StageError(`version ${world.game.gameversion} has no colonies`);
}

/** With a claim; one is invented if there is none. */
function ensureColony(world: World): Colony {
  assertColonies(world);
  const { commander } = world;
  const system = commander.colony?.system ?? claimable(world);
  if (!system) throw new StageError(`there is no system to claim near ${world.system.name}`);
  commander.colony ??= makeColony(world.random, system);
  return commander.colony;
}

/** Docked where a system can be claimed, without a claim so far. */
function* readyToClaim(world: World): Activity {
  assertColonies(world);
  delete world.commander.colony;
  yield* docked(world, {}, ({ type }) => type !== 'FleetCarrier');
  if (!claimable(world)) throw new StageError(`there is no system to claim near ${world.system.name}`);
}

/** Docked at the commander's building site. */
function* atSite(world: World): Activity {
  yield* aboardShip(world);
  const colony = ensureColony(world);
  colony.hasBeacon = true;
  yield* goToSystem(world, colony.system);
  yield* takeOffIfLanded(world);
  yield* visitSite(world, colony);
}

/** Docked at the commander's building site with something that it needs, bought on the way. */
function* atSiteWithGoods(world: World): Activity {
  yield* aboardShip(world);
  yield* withHold(world);
  const colony = ensureColony(world);
  for (const resource of colony.resources) resource.provided = Math.min(resource.provided, resource.required - 5);
  const needed = colony.resources.map(({ type }) => type);
  const sells = offersService(world, 'Commodities');
  const suits = (makes: ReadonlySet<string>) => needed.find((type) => makes.has(type));
  yield* docked(
    world,
    {},
    (station, system) => sells(station, system) && suits(goodsOf(station).makes) !== undefined,
    'that makes what the building site needs',
  );
  if (world.place.is !== 'docked') return;
  const { station } = world.place;
  yield* makeRoom(world);
  ensureCredits(world, 100_000);
  yield* buy(world, station, suits(goodsOf(station).makes) ?? '', Math.min(4, freeCargoSpace(world.ship)));
  yield* atSite(world);
}

export const colonySituations = {
  'claim-system': { prepare: readyToClaim, act: (world) => claimSystem(world) },
  'release-claim': {
    *prepare(world) {
      yield* docked(world);
      ensureColony(world);
    },
    act: (world) => releaseClaim(world),
  },
  'deploy-beacon': {
    *prepare(world) {
      yield* aboardShip(world);
      const colony = ensureColony(world);
      colony.hasBeacon = false;
      yield* takeOffIfLanded(world);
      yield* goToSystem(world, colony.system);
    },
    act: (world) => deployBeacon(world),
  },
  'construction-depot': {
    prepare: atSite,
    *act(world) {
      yield wait(15);
      yield* writeDepot(ensureColony(world));
    },
  },
  'supply-construction': { prepare: atSiteWithGoods, act: (world) => deliver(world, ensureColony(world)) },
  'last-delivery': {
    prepare: atSiteWithGoods,
    *act(world) {
      const colony = ensureColony(world);
      for (const resource of colony.resources)
        resource.provided = resource.required - Math.min(4, ownTonnes(world, resource.type));
      yield* writeDepot(colony);
      yield wait(world.random.integer(5, 15));
      yield* deliver(world, colony);
    },
  },
} satisfies Stagings;
