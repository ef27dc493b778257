import { distanceBetween, type StarSystem } from '../../../game/star-system.js';
import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { isWantedIn } from '../../commander/legal-standing.js';
import type { Commander } from '../../commander/simulated-commander.js';
import type { EventFields } from '../../event-fields.js';
import { roundTo, sixDecimals } from '../../round.js';
import { jumpFuel } from '../../ship/jump-range.js';
import type { OtherShip, Place } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { noticeSystem } from '../exploration/notice-system.js';
import { fsdTarget, startJump, systemFields, taxiAndCrewFields } from './flight-events.js';
import { nextJumpBoost, useBoost } from './jump-boost.js';
import { setRoute } from './nav-route.js';
import { targetSystem } from './nav-target.js';
import { enterSupercruise } from './supercruise.js';

/**
 * Charges the drive and jumps to another system. The caller checks the range. A misjump ends elsewhere; the
 * route stays as it was.
 */
export function* jumpTo(world: World, destination: StarSystem, end = destination): Activity {
  const isMisjump = end !== destination;
  if (world.route[0]?.address !== destination.address) yield* setRoute(world, [destination]);
  const isLast = world.hasOpenNavRoute && world.route.length === 1 && !isMisjump;
  yield* chargeAndLeave(world, destination, isLast);
  const { ship } = world;
  const distance = distanceBetween(world.system.position, destination.position);
  const used = sixDecimals(Math.min(ship.drive.maxFuel, jumpFuel(ship, distance, nextJumpBoost(world))));
  ship.fuel.main = sixDecimals(Math.max(0, ship.fuel.main - used));
  const BoostUsed = useBoost(ship);
  if (!isMisjump) world.route = world.route.slice(1);
  if (isLast) world.hasOpenNavRoute = false;
  yield* arrive(world, end, {
    FuelUsed: used,
    FuelLevel: ship.fuel.main,
    ...(BoostUsed > 0 && { BoostUsed }),
  });
}

/** Like `jumpTo`, in the ship of another pilot, as a taxi passenger or crew. */
export function* jumpAsPassenger(
  world: World,
  destination: StarSystem,
  { fuel, tank, perLightYear }: OtherShip,
): Activity {
  yield* chargeAndLeave(world, destination);
  const used = sixDecimals(perLightYear * distanceBetween(world.system.position, destination.position));
  // They scoop on the way, or refuel where they land.
  if (fuel.main - used < tank / 4) fuel.main = tank;
  fuel.main = sixDecimals(fuel.main - used);
  yield* arrive(world, destination, { FuelUsed: used, FuelLevel: fuel.main });
}

/** Seconds after the start of a jump at which the next target is selected. */
const lookAhead = [6, 6, 6, 6, 7, 7, 8] as const;

/**
 * Through hyperspace; on the way the next stop of the route is targeted, or before the last one the route is
 * cleared.
 */
function* chargeAndLeave(world: World, destination: StarSystem, isLast = false): Activity {
  const { random, route } = world;
  yield* charge(world, destination);
  world.place = { is: 'hyperspace' };
  yield startJump(world, destination);
  const seconds = random.seconds([18, 18, 18, 19, 22]);
  const seen = random.pick(lookAhead);
  yield wait(seen);
  const next = world.vehicle === 'ship' ? route[1] : undefined;
  if (isLast) yield write('NavRouteClear', {});
  else if (next) yield fsdTarget(next, route.length - 1);
  yield wait(seconds - seen);
}

function* charge(world: World, destination: StarSystem): Activity {
  const { cockpit, route } = world;
  if (!canJump(world.place)) yield* enterSupercruise(world);
  targetSystem(world, world.vehicle === 'ship' ? route.at(-1) : destination);
  cockpit.flags.add('FsdCharging');
  cockpit.flags2.add('FsdHyperdriveCharging');
  yield wait(15);
  cockpit.flags.delete('FsdCharging');
  cockpit.flags2.delete('FsdHyperdriveCharging');
}

/** Charges the drive, and calls the jump off in its last seconds. */
export function* abortJump(world: World, destination: StarSystem): Activity {
  yield* charge(world, destination);
  yield startJump(world, destination);
  yield wait(world.random.integer(8, 20));
}

/** From supercruise or normal space, without mass lock. */
function canJump(place: Place): boolean {
  if (place.is === 'supercruise') return place.over === undefined;
  return place.is === 'space' && place.over === undefined && place.station === undefined;
}

function countJump({ exploration, statistics }: Commander, to: StarSystem, distance: number): void {
  addToStatistic(statistics, 'Exploration Total_Hyperspace_Jumps');
  addToStatistic(statistics, 'Exploration Total_Hyperspace_Distance', Math.round(distance));
  if (exploration.knownIn(to).size === 0) addToStatistic(statistics, 'Exploration Systems_Visited');
}

type JumpFuelFields = Pick<EventFields<'FSDJump'>, 'FuelUsed' | 'FuelLevel' | 'BoostUsed'>;

function* arrive(world: World, destination: StarSystem, fuel: JumpFuelFields): Activity {
  const { cockpit, commander, politics, random, system: left } = world;
  world.system = destination;
  world.place = { is: 'supercruise' };
  targetSystem(world);
  cockpit.heat = random.number(0.45, 0.8);
  cockpit.flags.add('FsdCooldown');
  const distance = distanceBetween(left.position, destination.position);
  const { Taxi, Multicrew } = taxiAndCrewFields(world);
  yield write('FSDJump', {
    Taxi,
    Multicrew,
    ...(isWantedIn(commander, destination) && { Wanted: true }),
    ...systemFields(destination),
    StarPos: destination.position,
    Body: destination.arrival.name,
    BodyID: destination.arrival.id,
    BodyType: destination.arrival.type,
    JumpDist: roundTo(distance, 3),
    ...politics.jumpFields(destination, world.now, world.dialect),
    ...fuel,
  });
  if (world.vehicle === 'ship') countJump(commander, destination, distance);
  yield* noticeSystem(world);
  yield wait(random.integer(1, 3));
  cockpit.flags.delete('FsdCooldown');
  cockpit.heat = random.number(0.3, 0.5);
}
