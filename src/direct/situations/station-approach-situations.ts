import { scanPassed, stationTopics } from '../../game/chatter-table.js';
import { dropAt } from '../../simulate/activities/travel/drop.js';
import { type DenialReason, dockingDenied, dockingRequested } from '../../simulate/activities/travel/flight-events.js';
import { cruiseTo } from '../../simulate/activities/travel/supercruise.js';
import { type Activity, wait, write } from '../../simulate/activity.js';
import { hasLaw } from '../../simulate/commander/legal-standing.js';
import { chatterLine, speakerOf } from '../../simulate/surroundings/chatter-lines.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { inSystemOfStation, stationToDockAt } from './docking-situations.js';
import type { StationFilter } from './prerequisites.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

interface ApproachOptions {
  /** Runs near the station. */
  readonly then?: (world: World) => Activity;
  readonly accepts?: StationFilter;
  /** Completes `a station …` in errors. */
  readonly which?: string;
}

const isInSpace: StationFilter = ({ body, type }) => body === undefined && type !== 'FleetCarrier';

/** An event in space near a station, where the ship then stays. */
function approachSituation({ then, accepts = isInSpace, which = 'in space' }: ApproachOptions = {}): Staging {
  return {
    ...inSystemOfStation(accepts, which),
    *act(world: World, settings: SessionSettings) {
      const station = stationToDockAt(world, settings, accepts);
      yield* cruiseTo(world, station);
      yield* dropAt(world, station);
      yield wait(world.random.integer(12, 20));
      if (then) yield* then(world);
      yield wait(2);
    },
    succeeded: ({ place }) => place.is === 'space' && place.station !== undefined,
  };
}

/** Requests a pad, and is refused for good. */
function refusedFor(reason: DenialReason): (world: World) => Activity {
  return function* ({ place }) {
    if (place.is !== 'space' || !place.station) return;
    yield dockingRequested(place.station);
    yield dockingDenied(place.station, reason);
  };
}

/** A police ship scans the hold, and finds nothing. */
function* scan({ commander, random, system }: World): Activity {
  yield write('Scanned', { ScanType: 'Cargo' });
  yield chatterLine(commander, speakerOf('police', system, random), scanPassed.name, random);
}

/** Some ships exchange messages. */
function* chatterNearby({ commander, random, system }: World): Activity {
  for (let lines = 3; lines > 0; lines--) {
    const topic = random.pick(stationTopics);
    yield chatterLine(commander, speakerOf(topic.speaker, system, random), topic.name, random);
    yield wait(random.integer(2, 9));
  }
}

export const stationApproachSituations = {
  'drop-at-station': approachSituation(),
  'dock-refused': approachSituation({ then: refusedFor('RestrictedAccess') }),
  'dock-hostile': approachSituation({ then: refusedFor('Hostile') }),
  scanned: approachSituation({
    then: scan,
    accepts: (station, system) => isInSpace(station, system) && hasLaw(system),
    which: 'in space and under any law',
  }),
  chatter: approachSituation({ then: chatterNearby }),
} satisfies Stagings;
