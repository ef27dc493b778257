import { distanceBetween, type StarSystem } from '../../game/star-system.js';
import { populatedAround } from '../../simulate/activities/outings.js';
import { clearRoute, setRoute } from '../../simulate/activities/travel/nav-route.js';
import { undock } from '../../simulate/activities/travel/supercruise.js';
import { followRoute, plotRoute, travelTo } from '../../simulate/activities/travel/travel-to-system.js';
import { type Activity, wait } from '../../simulate/activity.js';
import { hasLaw } from '../../simulate/commander/legal-standing.js';
import { planRoute } from '../../simulate/galaxy/plan-route.js';
import { fullTankRange } from '../../simulate/ship/jump-range.js';
import type { World } from '../../simulate/world/world.js';
import { setLegalState } from '../settings/apply-settings.js';
import type { SessionSettings } from '../settings/session-settings.js';
import { StageError } from '../stage-error.js';
import { goToSystem, topUpFuel } from './go-to-system.js';
import { defaultStops, plotLongRoute } from './long-route.js';
import { aboardShip, docked, inNormalSpace, inSupercruise, takeOffIfLanded } from './prerequisites.js';
import type { Stagings } from './situation-names.js';

/** Search radius for destinations, in light-years. */
const nearby = 200;

/** In supercruise, in a system other than the destination. */
export function* readyToJump(world: World, { system }: SessionSettings): Activity {
  yield* aboardShip(world);
  const isHere = system?.address === world.system.address;
  yield* inSupercruise(world, isHere ? { system: pickDestination(world) } : {});
}

/** Flies into a system. A legal state that is set applies there on arrival. */
export function* jumpInto(world: World, system: StarSystem, { legal }: SessionSettings, way = travelTo): Activity {
  if (legal !== undefined) setLegalState({ ...world, system }, legal);
  yield* way(world, system);
  yield* goToSystem(world, system);
}

/** The system that is set, or any accepted one. With `legal=Wanted` it has law. */
export function requestedDestination(
  world: World,
  { system, legal }: SessionSettings,
  accepts: (system: StarSystem) => boolean = () => true,
): StarSystem {
  return system ?? pickDestination(world, (each) => accepts(each) && (legal !== 'Wanted' || hasLaw(each)));
}

/** One of the nearest accepted populated systems, if there is a route to any. */
function pickDestination(world: World, accepts: (system: StarSystem) => boolean = () => true): StarSystem {
  const some = populatedAround(world, nearby).filter(accepts).slice(0, 5);
  if (some.length === 0) throw new StageError(`there is nowhere to go from ${world.system.name} for that`);
  const first = world.random.pick(some);
  return [first, ...some].find((each) => isWithinReach(world, each)) ?? neighbour(world, accepts) ?? first;
}

/** Any accepted system within one jump, populated or not. */
function neighbour({ galaxy, ship, system }: World, accepts: (system: StarSystem) => boolean): StarSystem | undefined {
  const around = galaxy.around(system.position, fullTankRange(ship) * 0.95);
  return around.find((each) => each.address !== system.address && accepts(each));
}

/** Whether there is a route: with short jumps, some systems are unreachable. */
function isWithinReach({ galaxy, ship, system }: World, destination: StarSystem): boolean {
  return planRoute(galaxy, system, destination, fullTankRange(ship) * 0.95) !== undefined;
}

/** The system that is set, or one that takes several jumps. */
export function farDestination(world: World, settings: SessionSettings): StarSystem {
  return requestedDestination(world, settings, (each) => needsSeveralJumps(world, each));
}

function needsSeveralJumps({ ship, system }: World, { position }: StarSystem): boolean {
  return distanceBetween(system.position, position) > fullTankRange(ship) * 1.05;
}

const severalJumps = {
  prepare: readyToJump,
  assertPossible(world: World, { system }: SessionSettings): void {
    if (!system || needsSeveralJumps(world, system) || system.address === world.system.address) return;
    throw new StageError(`${system.name} is one jump away: no route is plotted`);
  },
};

export const travelSituations = {
  supercruise: {
    prepare: inSupercruise,
    *act(world) {
      yield wait(world.random.integer(2, 5));
    },
    succeeded: ({ place }) => place.is === 'supercruise',
  },
  undock: { prepare: docked, act: (world) => undock(world), succeeded: ({ place }) => place.is === 'space' },
  'normal-space': {
    prepare: inNormalSpace,
    *act(world) {
      yield wait(world.random.integer(2, 5));
    },
    succeeded: ({ place }) => place.is === 'space',
  },
  'target-system': {
    prepare: readyToJump,
    *act(world, settings) {
      yield* clearRoute(world);
      yield* setRoute(world, [requestedDestination(world, settings)]);
      yield wait(2);
    },
  },
  jump: {
    prepare: readyToJump,
    act: (world, settings) => jumpInto(world, requestedDestination(world, settings), settings),
  },
  hyperspace: {
    prepare: readyToJump,
    act: (world, settings) => jumpInto(world, requestedDestination(world, settings), settings),
    isReached: ({ place }) => place.is === 'hyperspace',
  },
  route: { ...severalJumps, act: (world, settings) => jumpInto(world, farDestination(world, settings), settings) },
  'route-plotted': {
    ...severalJumps,
    act: (world, settings) => plotRoute(world, farDestination(world, settings)),
    succeeded: ({ route }) => route.length > 1,
  },
  'route-long': {
    prepare: inSupercruise,
    act: (world, { stops = defaultStops }) => plotLongRoute(world, stops),
    succeeded: ({ route }, { stops = defaultStops }) => route.length + 1 >= stops,
  },
  'follow-route': {
    *prepare(world, settings) {
      yield* aboardShip(world);
      yield* takeOffIfLanded(world);
      if (!settings.fuel) yield* topUpFuel(world);
      yield* readyToJump(world, settings);
      const [next] = world.route;
      const isShort = world.route.length < maxStopsFollowed;
      if (next && isShort && distanceBetween(world.system.position, next.position) < fullTankRange(world.ship)) return;
      yield* plotRoute(world, farDestination(world, {}));
    },
    act: (world) => followRoute(world),
  },
} satisfies Stagings;

/** A plotted route with more stops than this is replaced by a shorter one. */
const maxStopsFollowed = 12;
