import type { StarSystem, Station } from '../../game/star-system.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import { crewTrip, taxiRide } from '../../simulate/activities/travel/taxi-and-crew.js';
import { stationsWithPadFor } from '../../simulate/world/landing-pads.js';
import type { World } from '../../simulate/world/world.js';
import { StageError } from '../stage-error.js';
import { assertOdyssey, docked } from './prerequisites.js';
import { ensureCredits } from './provisions.js';
import type { Situations } from './situation.js';

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

export const passengerSituations = {
  'taxi-ride': {
    about: 'rides in a taxi to another system, and back',
    writes: ['BookTaxi', 'Embark'],
    later: ['FSDJump', 'Docked', 'Disembark'],
    takes: ['station', 'system'],
    assertPossible: assertOdyssey,
    prepare: (world, settings) => docked(world, settings),
    *act(world) {
      ensureCredits(world, fares);
      yield* taxiRide(world, ...nearestStationElsewhere(world));
    },
    isReached: ({ vehicle, place }) => vehicle === 'taxi' && place.is === 'supercruise',
  },
  'multicrew-join': {
    about: 'joins the crew of another ship for a trip',
    writes: ['JoinACrew'],
    later: ['FSDJump', 'Docked', 'QuitACrew'],
    takes: ['station', 'system'],
    prepare: (world, settings) => docked(world, settings),
    *act(world) {
      yield* crewTrip(world, ...nearestStationElsewhere(world));
    },
    isReached: ({ vehicle }) => vehicle === 'crew',
  },
} as const satisfies Situations;
