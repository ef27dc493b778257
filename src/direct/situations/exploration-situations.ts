import type { Planet } from '../../game/celestial-body.js';
import { throughScanner } from '../../simulate/activities/exploration/analysis-mode.js';
import { findHere, noteInCodex } from '../../simulate/activities/exploration/codex.js';
import { collectFromRocks } from '../../simulate/activities/exploration/collect-materials.js';
import { useDiscoveryScanner, writeSignals } from '../../simulate/activities/exploration/discovery-scanner.js';
import { findSignalSources, scanFromAfar } from '../../simulate/activities/exploration/full-spectrum-scanner.js';
import { scanNavBeacon } from '../../simulate/activities/exploration/nav-beacon.js';
import {
  artemisLoadout,
  isSampleable,
  sampleFromSeat,
  sampleLife,
} from '../../simulate/activities/exploration/sample-organisms.js';
import { allFound, scanBodies } from '../../simulate/activities/exploration/scan-body.js';
import { type Mappable, mapBody } from '../../simulate/activities/exploration/surface-probes.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import { bareLoadout } from '../../simulate/activities/station/buy-artemis.js';
import { sellOrganic } from '../../simulate/activities/station/sell-organic.js';
import { driveSrv } from '../../simulate/activities/surface/srv.js';
import { type Activity, type Step, wait } from '../../simulate/activity.js';
import { bodyTreeOf } from '../../simulate/galaxy/body-tree/body-tree.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { atQuest, findQuest, type Quest, quests } from './exploration-targets.js';
import { aboardShip, assertOdyssey, inSupercruise, landed, onFootInStation } from './prerequisites.js';
import { requiredModules } from './required-module-table.js';
import { inShip, onGround, withOdyssey } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** An action with something found in a system. */
function questSituation<Found>(quest: Quest<Found>, act: (world: World, found: Found) => Activity): Staging {
  return {
    ...atQuest(quest),
    act: (world) => act(world, findQuest(world, { system: world.system }, quest)[1]),
  };
}

function* inAWhile(step: Step): Activity {
  yield wait(30);
  yield step;
}

function scanOne(world: World, planet: Planet): Activity {
  return scanBodies(world, [planet], 'Detailed', () => 4);
}

/** Mapping, with probes aboard. */
function mapSituation<Found extends Mappable>(
  quest: Quest<Found>,
  act: (world: World, found: Found) => Activity = mapBody,
): Staging {
  return {
    ...inShip(requiredModules.probes, questSituation(quest, act)),
  };
}

/** A landable planet with organisms not sampled yet. */
const unsampled: Quest<NonNullable<SessionSettings['body']>> = {
  what: 'alive to take samples of',
  find: ({ system, galaxy, commander }) => {
    const planet = bodyTreeOf(system).all.find(
      (each): each is Planet =>
        each.is === 'planet' &&
        each.landable &&
        each.signals.life.some((one) => isSampleable(one) && !commander.organic.isDone(system, each.id, one)),
    );
    const body = planet && galaxy.bodiesOf(system).find(({ id }) => id === planet.id);
    return body && { system, body };
  },
};

/** Landed near organisms, with the suit for sampling. */
function* landedAmongLife(world: World, settings: SessionSettings): Activity {
  yield* aboardShip(world);
  const { commander, now } = world;
  if (!artemisLoadout(world)) commander.loadouts = [...commander.loadouts, bareLoadout(commander.loadouts, now)];
  const [, body] = findQuest(world, settings, unsampled);
  yield* landed(world, { body });
}

const amongLife = withOdyssey({
  prepare: landedAmongLife,
  assertPossible: (world, settings) => void findQuest(world, settings, unsampled),
});

/** In a station that buys samples, with some to sell. */
function* withSamples(world: World, settings: SessionSettings): Activity {
  if (world.commander.organic.unsold.length === 0) {
    yield* landedAmongLife(world, {});
    yield* sampleLife(world, 1);
  }
  const { politics, now } = world;
  yield* onFootInStation(
    world,
    settings,
    (station, system) =>
      politics.services(station, 'game', politics.stationState(system, station, now)).includes('vistagenomics'),
    'with Vista Genomics',
  );
}

/** In supercruise in the requested system, or in the nearest populated one. */
function* wherePeopleLive(world: World, { system }: SessionSettings): Activity {
  yield* aboardShip(world);
  const peopled = world.system.population > 0 ? world.system : populatedAround(world, 400)[0];
  const there = system ?? peopled;
  yield* inSupercruise(world, there ? { system: there } : {});
}

export const explorationSituations = {
  honk: { prepare: inSupercruise, act: (world) => useDiscoveryScanner(world) },
  'find-signals': {
    prepare: wherePeopleLive,
    *act(world) {
      yield* writeSignals(world, { again: true });
      yield wait(1);
    },
  },
  'find-signal-sources': {
    prepare: wherePeopleLive,
    act: (world) => throughScanner(world, 'FSSMode', findSignalSources(world)),
  },
  'scan-system': questSituation(quests.unscanned, (world) => scanFromAfar(world)),
  'scan-system-again': questSituation(quests.unscanned, function* (world) {
    yield* scanFromAfar(world);
    yield* inAWhile(allFound(world));
    yield* inAWhile(allFound(world));
  }),
  'scan-moons-first': questSituation(quests.withMoons, (world, bodies) =>
    scanBodies(world, bodies.toReversed(), 'Detailed', () => 4),
  ),
  'scan-again': questSituation(quests.unscanned, function* (world, bodies) {
    const planet = bodies.slice(0, 1);
    for (const type of ['AutoScan', 'Detailed', 'Detailed'] as const)
      yield* scanBodies(world, planet, type, () => (type === 'AutoScan' ? 4 : 20));
  }),
  'scan-signals': questSituation(quests.withSignals, scanOne),
  'scan-barycentre': questSituation(quests.aroundPoint, scanOne),
  'scan-nav-beacon': { prepare: wherePeopleLive, act: (world) => scanNavBeacon(world) },
  'map-planet': mapSituation(quests.planet),
  'map-signals': mapSituation(quests.mappedSignals),
  'scan-and-map-signals': mapSituation(quests.withSignals, function* (world, planet) {
    yield* scanOne(world, planet);
    yield* mapBody(world, planet);
  }),
  'map-ring': mapSituation(quests.ring),
  'codex-entry': {
    prepare: inSupercruise,
    *act(world) {
      yield* noteInCodex(world, findHere(world), { isNew: true });
      yield wait(1);
    },
  },
  'sample-organism': { ...amongLife, act: (world) => sampleLife(world, 1) },
  'sample-from-srv': {
    ...inShip(requiredModules.srv, amongLife),
    act: (world) => driveSrv(world, () => sampleFromSeat(world)),
  },
  'sell-organic-data': {
    prepare: withSamples,
    assertPossible: (world) =>
      world.commander.organic.unsold.length > 0 ? assertOdyssey(world) : amongLife.assertPossible(world, {}),
    act: (world) => sellOrganic(world),
  },
  'collect-materials': {
    ...inShip(requiredModules.srv, onGround()),
    act: (world) => driveSrv(world, () => collectFromRocks(world)),
  },
} satisfies Stagings;
