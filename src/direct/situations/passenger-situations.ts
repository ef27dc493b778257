import type { StarSystem, Station } from '../../game/star-system.js';
import { sidesIn } from '../../simulate/activities/combat/battle.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import { rideDropship } from '../../simulate/activities/travel/dropship.js';
import { cancelDropship, cancelTaxi, crewTrip, taxiRide } from '../../simulate/activities/travel/taxi-and-crew.js';
import type { Activity } from '../../simulate/activity.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { docked, onFootInStation, type StationFilter } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { withOdyssey } from './scenes.js';
import type { Staging } from './situation.js';
import type { Stagings } from './situation-names.js';

/** The longest trip as a passenger, in light-years. */
const maxTrip = 400;

/** More than the fares for a round trip, in credits. */
const fares = 1_000_000;

/** The nearest station in another system. */
function nearestStationElsewhere(world: World): readonly [StarSystem, Station] {
  for (const system of populatedAround(world, maxTrip)) {
    const [station] = stationsWithPadFor(system, world.ship);
    if (station) return [system, station];
  }
  throw new StageError(`there is no transport from ${world.system.name}`);
}

/** Where two factions fight, on foot in a station. */
function* onFootAtWar(world: World, settings: SessionSettings): Activity {
  const { galaxy } = world;
  const suits: StationFilter = (_, system) => system.population > 0 && galaxy.bodiesOf(system).length > 0;
  yield* onFootInStation(world, settings, suits, 'near solid ground, where people live');
  world.politics.override(world.system, { conflict: { type: 'war', phase: 'active' } });
}

function crewSituation(isInPerson?: boolean): Staging {
  return {
    prepare: docked,
    act: (world) => crewTrip(world, ...nearestStationElsewhere(world), isInPerson),
    isReached: ({ vehicle }) => vehicle === 'crew',
  };
}

export const passengerSituations = {
  'dropship-ride': {
    ...withOdyssey({ prepare: onFootAtWar }),
    *act(world) {
      const sides = sidesIn(world);
      if (!sides) throw new StageError(`there are no two factions in ${world.system.name} that could fight`);
      yield* rideDropship(world, sides);
    },
    isReached: ({ place, vehicle }) => vehicle === 'foot' && place.is === 'landed',
  },
  'dropship-cancelled': { ...withOdyssey({ prepare: onFootAtWar }), act: cancelDropship },
  'taxi-cancelled': {
    ...withOdyssey({ prepare: onFootInStation }),
    *act(world) {
      ensureCredits(world, fares);
      yield* cancelTaxi(world, ...nearestStationElsewhere(world));
    },
  },
  'taxi-ride': {
    ...withOdyssey({ prepare: docked }),
    *act(world) {
      ensureCredits(world, fares);
      yield* taxiRide(world, ...nearestStationElsewhere(world));
    },
    isReached: ({ vehicle, place }) => vehicle === 'taxi' && place.is === 'supercruise',
  },
  'multicrew-join': crewSituation(),
  'multicrew-telepresence': crewSituation(false),
  'multicrew-embark': {
    ...crewSituation(true),
    ...withOdyssey({ prepare: docked }),
  },
} satisfies Stagings;
