import { populatedAround } from '../../simulate/activities/outings.js';
import { followRoute, plotRoute, travelTo } from '../../simulate/activities/travel/route.js';
import { enterSupercruise, undock } from '../../simulate/activities/travel/supercruise.js';
import { hasLaw } from '../../simulate/commander/law.js';
import { planRoute } from '../../simulate/galaxy/route.js';
import { distanceBetween, type StarSystem } from '../../simulate/galaxy/system.js';
import type { Play } from '../../simulate/play/play.js';
import { type Activity, wait } from '../../simulate/play/step.js';
import { fullTankRange } from '../../simulate/ship/physics.js';
import { StageError } from '../errors.js';
import type { Overrides } from '../overrides/overrides.js';
import { standWithLaw } from '../overrides/state.js';
import { flyTo, tankUp } from './fly.js';
import { plotLongRoute, usualStops } from './long-route.js';
import { aboard, docked, offTheGround, space, supercruise } from './reach.js';
import type { Situations } from './situation.js';

/** Light-years within which there is always somewhere to go. */
const nearby = 200;

/** Ready to jump, and not yet in the system to jump to. */
export function* readyToJump(play: Play, { system }: Overrides): Activity {
  yield* aboard(play);
  if (system?.address === play.system.address) yield* flyTo(play, elsewhere(play));
  yield* offTheGround(play);
  yield* enterSupercruise(play);
}

/** Flies into a system; if the law is to be met there, it is. */
export function* jumpInto(play: Play, system: StarSystem, { legal }: Overrides, way = travelTo): Activity {
  if (legal !== undefined) standWithLaw({ ...play, system }, legal);
  yield* way(play, system);
  yield* flyTo(play, system);
}

/** The system asked for, or one that pleases; where somebody is to be wanted there is a law. */
export function destinationFor(
  play: Play,
  { system, legal }: Overrides,
  pleases: (system: StarSystem) => boolean = () => true,
): StarSystem {
  return system ?? elsewhere(play, (each) => pleases(each) && (legal !== 'Wanted' || hasLaw(each)));
}

/** A system to jump to: one of the nearest populated ones that please, if there is a way to any. */
export function elsewhere(play: Play, pleases: (system: StarSystem) => boolean = () => true): StarSystem {
  const some = populatedAround(play, nearby).filter(pleases).slice(0, 5);
  if (some.length === 0) throw new StageError(`there is nowhere to go from ${play.system.name} for that`);
  const first = play.random.pick(some);
  return [first, ...some].find((each) => isWithinReach(play, each)) ?? neighbour(play, pleases) ?? first;
}

/** Any system within one jump that pleases, whether somebody lives there or not. */
function neighbour({ galaxy, ship, system }: Play, pleases: (system: StarSystem) => boolean): StarSystem | undefined {
  const around = galaxy.around(system.position, fullTankRange(ship) * 0.95);
  return around.find((each) => each.address !== system.address && pleases(each));
}

/** Whether there is a way: short jumps do not lead everywhere. */
function isWithinReach({ galaxy, ship, system }: Play, destination: StarSystem): boolean {
  return planRoute(galaxy, system, destination, fullTankRange(ship) * 0.95) !== undefined;
}

/** Whether it takes more than one jump. */
export function isFar({ ship, system }: Play, { position }: StarSystem): boolean {
  return distanceBetween(system.position, position) > fullTankRange(ship) * 1.05;
}

function refuseNear(play: Play, { system }: Overrides): void {
  if (!system || isFar(play, system) || system.address === play.system.address) return;
  throw new StageError(`${system.name} is one jump away: no route is plotted`);
}

export const travel: Situations = {
  supercruise: {
    about: 'flies in supercruise',
    writes: [],
    takes: ['system'],
    reach: supercruise,
    *act(play) {
      yield wait(play.random.integer(2, 5));
    },
    holds: ({ place }) => place.is === 'supercruise',
  },
  undock: {
    about: 'leaves the pad of a station for normal space',
    writes: ['Undocked'],
    takes: ['station', 'system'],
    reach: (play, overrides) => docked(play, overrides),
    act: (play) => undock(play),
    holds: ({ place }) => place.is === 'space',
  },
  'normal-space': {
    about: 'flies in normal space, away from any station',
    writes: [],
    takes: ['station', 'system'],
    reach: space,
    *act(play) {
      yield wait(play.random.integer(2, 5));
    },
    holds: ({ place }) => place.is === 'space',
  },
  jump: {
    about: 'jumps to another system',
    writes: ['StartJump', 'FSDJump'],
    takes: ['system'],
    reach: readyToJump,
    act: (play, overrides) => jumpInto(play, destinationFor(play, overrides), overrides),
  },
  hyperspace: {
    about: 'is in hyperspace, on the way to another system',
    writes: ['StartJump'],
    later: ['FSDJump'],
    takes: ['system'],
    reach: readyToJump,
    act: (play, overrides) => jumpInto(play, destinationFor(play, overrides), overrides),
    isReached: ({ place }) => place.is === 'hyperspace',
  },
  route: {
    about: 'plots a route of several jumps and follows it',
    writes: ['NavRoute', 'FSDJump'],
    takes: ['system'],
    refuses: refuseNear,
    reach: readyToJump,
    *act(play, overrides) {
      yield* jumpInto(
        play,
        destinationFor(play, overrides, (each) => isFar(play, each)),
        overrides,
      );
    },
  },
  'route-plotted': {
    about: 'plots a route of several jumps, and stays where it is',
    writes: ['NavRoute'],
    takes: ['system'],
    refuses: refuseNear,
    reach: readyToJump,
    *act(play, overrides) {
      yield* plotRoute(
        play,
        destinationFor(play, overrides, (each) => isFar(play, each)),
      );
    },
    holds: ({ route }) => route.length > 1,
  },
  'route-long': {
    about: `plots a route of at least ${usualStops} stops, with short jumps`,
    writes: ['NavRoute'],
    takes: ['stops'],
    reach: supercruise,
    act: (play, { stops = usualStops }) => plotLongRoute(play, stops),
    holds: ({ route }, { stops = usualStops }) => route.length + 1 >= stops,
  },
  'follow-route': {
    about: 'follows the route that is plotted, and plots one first if there is none',
    writes: ['FSDJump'],
    *reach(play, overrides) {
      yield* aboard(play);
      yield* offTheGround(play);
      if (!overrides.fuel) yield* tankUp(play);
      yield* readyToJump(play, overrides);
      const [next] = play.route;
      const isShort = play.route.length < mostFollowed;
      if (next && isShort && distanceBetween(play.system.position, next.position) < fullTankRange(play.ship)) return;
      yield* plotRoute(
        play,
        elsewhere(play, (each) => isFar(play, each)),
      );
    },
    act: (play) => followRoute(play),
  },
};

/** Longer routes are not flown to their end in one go. */
const mostFollowed = 12;
