import { distanceBetween, type StarPosition, type StarSystem } from '../../game/star-system.js';
import { lookAtModules } from '../activities/cockpit/modules-panel.js';
import { lookAround } from '../activities/exploration/look-around.js';
import { dockSomewhere, workOff } from '../activities/outings.js';
import { sellExploration } from '../activities/station/sell-exploration.js';
import { takeSamplesToCounter } from '../activities/station/sell-organic.js';
import { seekJetCone, travelTo } from '../activities/travel/travel-to-system.js';
import type { Activity } from '../activity.js';
import { findDestination } from '../galaxy/find-destination.js';
import { explorerStarts } from '../world/starting-place.js';
import type { World } from '../world/world.js';
import type { Plan } from './session-plan.js';

/** An expedition far from home and back; the scans are sold. */
export const explore: Plan = {
  about: 'flies far from home, scans and maps what is there, and sells the data',
  startConditions: { ship: ['explorer'], odyssey: true, services: ['Exploration'], starts: explorerStarts },
  *run(world) {
    yield* workOff(world);
    for (;;) {
      yield* sellExploration(world);
      yield* takeSamplesToCounter(world);
      for (let legs = world.random.integer(2, 4); legs > 0; legs--) yield* exploreLeg(world);
      yield* returnHome(world);
      yield* dockSomewhere(world, ({ services }) => services.includes('Exploration'));
    }
  },
};

/** Length of a leg, in light-years. */
const leg = { least: 120, most: 320 };

/** One leg farther away, surveying systems on the way. */
function* exploreLeg(world: World): Activity {
  if (world.random.chance(0.15)) yield* seekJetCone(world);
  const destination = destinationAwayFromHome(world);
  if (destination) yield* travelTo(world, destination, lookAround);
  if (world.random.chance(0.1)) yield* lookAtModules(world);
}

/** Of three possible destinations, the one farthest from home. */
function destinationAwayFromHome({ galaxy, system, home, random }: World): StarSystem | undefined {
  const choice = Array.from({ length: 3 }, () => findDestination(galaxy, system, random, leg)).flatMap((each) =>
    each ? [{ each, far: distanceBetween(each.position, home.position) }] : [],
  );
  return choice.sort((a, b) => b.far - a.far)[0]?.each;
}

/** Within this many light-years of home, the whole route is plotted at once. */
const nearHome = 400;

/** Leg by leg towards home, until a leg brings the ship no closer. */
function* returnHome(world: World): Activity {
  const left = () => distanceBetween(world.system.position, world.home.position);
  for (let before = Infinity; left() < before; ) {
    before = left();
    const stop = before > nearHome ? systemOnTheWay(world, before) : world.home;
    if (stop) yield* travelTo(world, stop);
  }
}

function systemOnTheWay({ galaxy, system, home }: World, far: number): StarSystem | undefined {
  const share = leg.most / far;
  const along = (axis: 0 | 1 | 2) => system.position[axis] + share * (home.position[axis] - system.position[axis]);
  const place: StarPosition = [along(0), along(1), along(2)];
  return galaxy.around(place, 20)[0];
}
