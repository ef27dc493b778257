import { populatedAround } from '../../simulate/activities/outings.js';
import { crewTrip, taxiRide } from '../../simulate/activities/travel/guest.js';
import type { StarSystem, Station } from '../../simulate/galaxy/system.js';
import { havensIn } from '../../simulate/play/havens.js';
import type { Play } from '../../simulate/play/play.js';
import { StageError } from '../errors.js';
import { docked, needsOdyssey } from './reach.js';
import type { Situations } from './situation.js';
import { afford } from './stock.js';

/** Light-years that others take somebody along. */
const farthest = 400;

/** Credits for the way there and back, at most. */
const fares = 1_000_000;

/** The nearest station in another system. */
function visit(play: Play): readonly [StarSystem, Station] {
  for (const system of populatedAround(play, farthest)) {
    const [station] = havensIn(system, play.ship);
    if (station) return [system, station];
  }
  throw new StageError(`there is no transport from ${play.system.name}`);
}

export const guest: Situations = {
  'taxi-ride': {
    about: 'rides in a taxi to another system, and back',
    writes: ['BookTaxi', 'Embark'],
    later: ['FSDJump', 'Docked', 'Disembark'],
    takes: ['station', 'system'],
    refuses: needsOdyssey,
    reach: (play, overrides) => docked(play, overrides),
    *act(play) {
      afford(play, fares);
      yield* taxiRide(play, ...visit(play));
    },
    isReached: ({ ride, place }) => ride === 'taxi' && place.is === 'supercruise',
  },
  'multicrew-join': {
    about: 'joins the crew of another ship for a trip',
    writes: ['JoinACrew'],
    later: ['FSDJump', 'Docked', 'QuitACrew'],
    takes: ['station', 'system'],
    reach: (play, overrides) => docked(play, overrides),
    *act(play) {
      yield* crewTrip(play, ...visit(play));
    },
    isReached: ({ ride }) => ride === 'crew',
  },
};
