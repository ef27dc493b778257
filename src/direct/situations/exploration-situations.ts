import type { Planet } from '../../game/celestial-body.js';
import type { EventName } from '../../interface/event-types.js';
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
import { requiredModules } from './module-fitting.js';
import { aboardShip, assertOdyssey, inSupercruise, landed, onFootInStation } from './prerequisites.js';
import { atStation, inShip, inSystem, onGround, withOdyssey } from './scenes.js';
import type { Situation, Situations } from './situation.js';

/** An action with something found in a system. */
function questSituation<Found, Kind extends EventName>(
  about: string,
  writes: readonly Kind[],
  quest: Quest<Found>,
  act: (world: World, found: Found) => Activity,
): Situation<'system', Kind> {
  return {
    about,
    writes,
    takes: ['system'],
    assertPossible: (world, settings) => void findQuest(world, settings, quest),
    prepare: (world, settings) => atQuest(world, settings, quest),
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
function mapSituation<Found extends Mappable, Kind extends EventName>(
  about: string,
  writes: readonly Kind[],
  quest: Quest<Found>,
  act: (world: World, found: Found) => Activity = mapBody,
): Situation<'system', Kind> {
  return {
    ...inShip(requiredModules.probes, questSituation(about, writes, quest, act)),
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
  ...inSystem(landedAmongLife),
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
  honk: {
    about: 'uses the discovery scanner',
    writes: ['FSSDiscoveryScan'],
    ...inSystem(),
    act: (world) => useDiscoveryScanner(world),
  },
  'find-signals': {
    about: 'picks up the signals of a populated system',
    writes: ['FSSSignalDiscovered'],
    ...inSystem(wherePeopleLive),
    *act(world) {
      yield* writeSignals(world, { again: true });
      yield wait(1);
    },
  },
  'find-signal-sources': {
    about: 'finds signal sources in a populated system',
    writes: ['FSSSignalDiscovered'],
    ...inSystem(wherePeopleLive),
    act: (world) => throughScanner(world, 'FSSMode', findSignalSources(world)),
  },
  'scan-system': questSituation(
    'scans all bodies of a system',
    ['Scan', 'FSSAllBodiesFound'],
    quests.unscanned,
    (world) => scanFromAfar(world),
  ),
  'scan-system-again': questSituation(
    'scans all bodies of a system, and is reminded of that at the next look',
    ['Scan', 'FSSAllBodiesFound'],
    quests.unscanned,
    function* (world) {
      yield* scanFromAfar(world);
      yield* inAWhile(allFound(world));
      yield* inAWhile(allFound(world));
    },
  ),
  'scan-moons-first': questSituation('scans moons before their planets', ['Scan'], quests.withMoons, (world, bodies) =>
    scanBodies(world, bodies.toReversed(), 'Detailed', () => 4),
  ),
  'scan-again': questSituation(
    'scans a planet in passing, then in detail, and gets the same line twice',
    ['Scan'],
    quests.unscanned,
    function* (world, bodies) {
      const planet = bodies.slice(0, 1);
      for (const type of ['AutoScan', 'Detailed', 'Detailed'] as const)
        yield* scanBodies(world, planet, type, () => (type === 'AutoScan' ? 4 : 20));
    },
  ),
  'scan-signals': questSituation(
    'scans a planet with signals on it',
    ['FSSBodySignals', 'Scan'],
    quests.withSignals,
    scanOne,
  ),
  'scan-barycentre': questSituation(
    'scans a planet that circles a point between bodies',
    ['ScanBaryCentre', 'Scan'],
    quests.aroundPoint,
    scanOne,
  ),
  'scan-nav-beacon': {
    about: 'scans the navigation beacon of a populated system',
    writes: ['NavBeaconScan', 'Scan'],
    ...inSystem(wherePeopleLive),
    act: (world) => scanNavBeacon(world),
  },
  'map-planet': mapSituation('maps a planet with probes', ['SAAScanComplete', 'Scan'], quests.planet),
  'map-signals': mapSituation(
    'maps a planet with life on it',
    ['SAAScanComplete', 'SAASignalsFound', 'Scan'],
    quests.mappedSignals,
  ),
  'scan-and-map-signals': mapSituation(
    'scans a planet with signals on it, and maps it',
    ['FSSBodySignals', 'Scan', 'SAASignalsFound'],
    quests.withSignals,
    function* (world, planet) {
      yield* scanOne(world, planet);
      yield* mapBody(world, planet);
    },
  ),
  'map-ring': mapSituation('maps a ring with probes', ['SAAScanComplete', 'SAASignalsFound', 'Scan'], quests.ring),
  'codex-entry': {
    about: 'notes something new in the Codex',
    writes: ['CodexEntry'],
    ...inSystem(),
    *act(world) {
      yield* noteInCodex(world, findHere(world), { isNew: true });
      yield wait(1);
    },
  },
  'sample-organism': {
    about: 'takes samples of something alive',
    writes: ['ScanOrganic'],
    ...amongLife,
    act: (world) => sampleLife(world, 1),
  },
  'sample-from-srv': {
    about: 'takes samples of something alive without getting out of the SRV',
    writes: ['LaunchSRV', 'ScanOrganic', 'DockSRV'],
    ...inShip(requiredModules.srv, amongLife),
    act: (world) => driveSrv(world, () => sampleFromSeat(world)),
  },
  'sell-organic-data': {
    about: 'sells samples to Vista Genomics',
    writes: ['SellOrganicData'],
    ...atStation(withSamples),
    assertPossible: (world) =>
      world.commander.organic.unsold.length > 0 ? assertOdyssey(world) : amongLife.assertPossible(world, {}),
    act: (world) => sellOrganic(world),
  },
  'collect-materials': {
    about: 'shoots at rocks from the SRV and takes what falls off',
    writes: ['LaunchSRV', 'MaterialCollected', 'DockSRV'],
    ...inShip(requiredModules.srv, onGround()),
    act: (world) => driveSrv(world, () => collectFromRocks(world)),
  },
} as const satisfies Situations;
