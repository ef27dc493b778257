import { distanceBetween, isScoopable, type StarSystem } from '../../../game/star-system.js';
import { guiFocusNumber } from '../../../interface/gui-focus.js';
import { type Activity, wait } from '../../activity.js';
import { closedSystems, mayEnter } from '../../commander/permits.js';
import { planRoute } from '../../galaxy/plan-route.js';
import { fullTankRange, jetConeBoost, jumpFuel, jumpRange } from '../../ship/jump-range.js';
import { happens } from '../../world/rare-moments.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { lookAt } from '../cockpit/panels.js';
import { jumpTo } from './jump.js';
import { nextJumpBoost, supercharge } from './jump-boost.js';
import { clearRoute, setRoute } from './nav-route.js';
import { scoop } from './scoop.js';
import { enterSupercruise } from './supercruise.js';

/** Routes use slightly less than the full range, since the reservoir takes fuel on the way. */
const rangeMargin = 0.97;

/** The probability of viewing the map of a system on the way. */
const mapChance = 0.2;

/** The probability of using a jet cone on the way. */
const jetConeChance = 0.5;

/** The probability that a route is cleared by hand, and plotted again. */
const secondThoughts = 0.4;

/** Plots a route in the galaxy map. */
export function* plotRoute(world: World, destination: StarSystem): Activity {
  yield* atScreen(world, 'GalaxyMap', plotting(world, destination));
  yield wait(world.random.integer(2, 5));
}

function* plotting(world: World, destination: StarSystem): Activity {
  const { cockpit, commander, random, galaxy, system, ship } = world;
  yield wait(random.integer(8, 25));
  // From the galaxy map to a system map, and back.
  if (random.chance(0.25)) {
    cockpit.focus = guiFocusNumber('SystemMap');
    yield wait(random.integer(5, 20));
    cockpit.focus = guiFocusNumber('GalaxyMap');
    yield wait(random.integer(3, 10));
  }
  const range = Math.min(jumpRange(ship), fullTankRange(ship)) * rangeMargin;
  const route = planRoute(galaxy, system, destination, range, closedSystems(commander, galaxy)) ?? [];
  const stops = route.slice(1);
  if (random.chance(secondThoughts)) {
    yield* setRoute(world, stops);
    yield wait(random.integer(2, 12));
    yield* clearRoute(world);
    yield wait(random.integer(3, 15));
  }
  yield* setRoute(world, stops);
  // A last look at the route before the map is closed.
  yield wait(random.seconds([0, 1, 3, 6, 28]));
}

/** Jumps from stop to stop, scooping where possible; `atStop` runs at each stop. */
export function* followRoute(world: World, atStop?: (world: World) => Activity): Activity {
  yield* enterSupercruise(world);
  for (let next = world.route[0]; next; next = world.route[0]) {
    if (!isInReach(world, next)) yield* scoop(world);
    if (!isInReach(world, next)) return yield* clearRoute(world);
    yield* jumpTo(world, next, happens(world, 'a misjump', 0.004) ? world.system : next);
    if (shouldScoop(world)) yield* scoop(world);
    else if (world.route.length > 0 && world.random.chance(jetConeChance)) yield* supercharge(world);
    if (atStop) yield* atStop(world);
    if (world.random.chance(mapChance)) yield* lookAt(world, 'SystemMap');
    if (world.route.length > 0) yield wait(world.random.seconds([4, 8, 14, 30, 90]));
  }
}

/** Flies to a system, if permitted; `world.system` shows whether it got there. */
export function* travelTo(world: World, destination: StarSystem, atStop?: (world: World) => Activity): Activity {
  if (destination.address === world.system.address || !mayEnter(world.commander, destination)) return;
  yield* plotRoute(world, destination);
  yield* followRoute(world, atStop);
}

/** Goes to the nearest star with a jet cone within one jump, and flies through it. */
export function* seekJetCone(world: World): Activity {
  const range = jumpRange(world.ship) * rangeMargin;
  const star = world.galaxy
    .around(world.system.position, range)
    .find(({ address, starClass }) => address !== world.system.address && jetConeBoost(starClass) > 1);
  if (star) yield* travelTo(world, star);
  if (star?.address === world.system.address) yield* supercharge(world);
}

/** Also if the reservoir is soon refilled from the tank. */
function isInReach(world: World, { position }: StarSystem): boolean {
  const { ship, system } = world;
  const boost = nextJumpBoost(world);
  const distance = distanceBetween(system.position, position);
  const refill = ship.fuel.reservoir < ship.reservoirSize / 5 ? ship.reservoirSize : 0;
  const isFuelled = jumpFuel(ship, distance, boost) <= ship.fuel.main - refill;
  return isFuelled && distance <= jumpRange(ship, boost) * 0.999;
}

/** With less than two thirds in the tank, or when the stars ahead are not scoopable. */
function shouldScoop({ ship, system, route }: World): boolean {
  if (!isScoopable(system.starClass) || ship.scoopRate === 0) return false;
  const barren = route.slice(0, 3).every(({ starClass }) => !isScoopable(starClass));
  return ship.fuel.main < ship.tank * (barren ? 0.95 : 0.66);
}
