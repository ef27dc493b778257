import type { StarSystem, Station } from '../../game/star-system.js';
import type { EventName } from '../../interface/event-types.js';
import { sidesIn } from '../../simulate/activities/combat/battle.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import { rideDropship } from '../../simulate/activities/travel/dropship.js';
import { cancelDropship, cancelTaxi, crewTrip, taxiRide } from '../../simulate/activities/travel/taxi-and-crew.js';
import type { Activity } from '../../simulate/activity.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { onFootInStation, type StationFilter } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import { atStation, withOdyssey } from './scenes.js';
import type { Situation, Situations } from './situation.js';

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

function crewSituation<Kind extends EventName>(
  about: string,
  writes: readonly Kind[],
  isInPerson?: boolean,
): Situation<'station' | 'system', Kind> {
  return {
    about,
    writes,
    later: ['FSDJump', 'Docked', 'QuitACrew'],
    ...atStation(),
    act: (world) => crewTrip(world, ...nearestStationElsewhere(world), isInPerson),
    isReached: ({ vehicle }) => vehicle === 'crew',
  };
}

export const passengerSituations = {
  'dropship-ride': {
    about: 'is dropped into a battle on the ground, fights on foot, and is taken back',
    writes: ['BookDropship', 'Embark', 'DropshipDeploy', 'SuitLoadout'],
    later: ['FactionKillBond', 'Docked', 'Disembark'],
    ...withOdyssey(atStation(onFootAtWar)),
    *act(world) {
      const sides = sidesIn(world);
      if (!sides) throw new StageError(`there are no two factions in ${world.system.name} that could fight`);
      yield* rideDropship(world, sides);
    },
    isReached: ({ place, vehicle }) => vehicle === 'foot' && place.is === 'landed',
  },
  'dropship-cancelled': {
    about: 'books a dropship, and thinks better of it',
    writes: ['BookDropship', 'CancelDropship'],
    ...withOdyssey(atStation(onFootAtWar)),
    act: cancelDropship,
  },
  'taxi-cancelled': {
    about: 'books a taxi, and thinks better of it',
    writes: ['BookTaxi', 'CancelTaxi'],
    ...withOdyssey(atStation(onFootInStation)),
    *act(world) {
      ensureCredits(world, fares);
      yield* cancelTaxi(world, ...nearestStationElsewhere(world));
    },
  },
  'taxi-ride': {
    about: 'rides in a taxi to another system, and back',
    writes: ['BookTaxi', 'Embark'],
    later: ['FSDJump', 'Docked', 'Disembark'],
    ...withOdyssey(atStation()),
    *act(world) {
      ensureCredits(world, fares);
      yield* taxiRide(world, ...nearestStationElsewhere(world));
    },
    isReached: ({ vehicle, place }) => vehicle === 'taxi' && place.is === 'supercruise',
  },
  'multicrew-join': crewSituation('joins the crew of another ship for a trip', ['JoinACrew', 'ChangeCrewRole']),
  'multicrew-telepresence': crewSituation(
    'joins the crew of another ship remotely, for a trip',
    ['JoinACrew', 'ChangeCrewRole'],
    false,
  ),
  'multicrew-embark': {
    ...crewSituation(
      'boards the ship of another player in person, for a trip',
      ['Disembark', 'JoinACrew', 'Embark'],
      true,
    ),
    ...withOdyssey(atStation()),
  },
} as const satisfies Situations;
