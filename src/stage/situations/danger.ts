import { fight, flyFighter, interdiction } from '../../simulate/activities/cockpit/danger.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait, write } from '../../simulate/play/step.js';
import { limits } from '../../spec/limits.js';
import { assertFits, fitted, parts } from './fit.js';
import { insisting } from './insist.js';
import { aboard, space, supercruise } from './reach.js';
import type { Situations } from './situation.js';

/** Nothing gets out while a ship runs silently, least of all the heat. */
function* runSilently({ cockpit, random }: Play, heat: number): Activity {
  cockpit.flags.add('SilentRunning');
  yield wait(random.integer(5, 10));
  cockpit.heat = heat;
  if (heat > limits.overheating) yield write('HeatWarning');
  yield wait(random.integer(10, 20));
  cockpit.flags.delete('SilentRunning');
  cockpit.heat = 0.4;
  yield wait(random.integer(3, 8));
}

/** Flies so close to the star that the ship gets hot. */
function* grazeTheStar({ cockpit, random }: Play, heat: number): Activity {
  yield wait(random.integer(5, 10));
  cockpit.heat = heat;
  yield write('HeatWarning');
  yield wait(random.integer(10, 20));
  cockpit.heat = 0.6;
  yield wait(random.integer(3, 8));
}

export const danger: Situations = {
  interdicted: {
    about: 'is pulled out of supercruise by somebody, and gets away',
    writes: [],
    later: ['Interdicted'],
    takes: ['system'],
    reach: supercruise,
    // Who escapes at the first attempt is met by the next pirate.
    act: (play) => insisting(play, 'Interdicted', () => interdiction(play)),
    isReached: ({ cockpit }) => cockpit.flags.has('BeingInterdicted'),
  },
  'in-danger': {
    about: 'is in danger, hardpoints out',
    writes: ['SupercruiseExit'],
    later: ['UnderAttack'],
    takes: ['station', 'system'],
    reach: space,
    act: (play) => fight(play),
    isReached: ({ cockpit }) => cockpit.flags.has('IsInDanger'),
  },
  fight: {
    about: 'fights in normal space, until it is over',
    writes: ['SupercruiseExit', 'UnderAttack'],
    takes: ['station', 'system'],
    reach: space,
    act: (play) => fight(play),
    holds: ({ cockpit }) => !cockpit.flags.has('IsInDanger'),
  },
  'shields-down': {
    about: 'loses its shields in a fight',
    writes: [],
    takes: ['station', 'system'],
    reach: space,
    *act({ cockpit, random, ship }) {
      cockpit.flags.add('IsInDanger');
      yield wait(random.integer(5, 15));
      ship.hasShields = false;
      yield wait(random.integer(20, 40));
      ship.hasShields = true;
      yield wait(random.integer(5, 10));
      cockpit.flags.delete('IsInDanger');
    },
    isReached: ({ ship }) => !ship.hasShields,
  },
  fighter: {
    about: 'flies a fighter, while somebody hired flies the ship',
    writes: ['LaunchFighter'],
    later: ['DockFighter'],
    refuses: (play) => assertFits(play, parts.fighter),
    *reach(play, overrides) {
      yield* fitted(play, parts.fighter);
      yield* space(play, overrides);
    },
    act: (play) => flyFighter(play),
    isReached: ({ ride }) => ride === 'fighter',
  },
  'silent-running': {
    about: 'runs silently',
    writes: [],
    takes: ['station', 'system'],
    reach: space,
    act: (play) => runSilently(play, 0.8),
    isReached: ({ cockpit }) => cockpit.flags.has('SilentRunning'),
  },
  overheat: {
    about: 'grows hotter than the ship can bear',
    writes: ['HeatWarning'],
    takes: ['station', 'system', 'heat'],
    *reach(play, overrides) {
      yield* aboard(play);
      const isInSpace = play.place.is === 'space' || overrides.station;
      yield* isInSpace ? space(play, overrides) : supercruise(play, overrides);
    },
    act: (play, { heat = 1.15 }) =>
      play.place.is === 'supercruise' ? grazeTheStar(play, heat) : runSilently(play, heat),
    isReached: ({ cockpit }) => cockpit.heat > limits.overheating,
  },
};
