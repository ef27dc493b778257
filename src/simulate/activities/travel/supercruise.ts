import type { Body, Station } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { motionOver } from '../../world/motion.js';
import type { SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { scanAround } from '../exploration/notice-system.js';
import { liftOff } from '../surface/lift-off.js';
import { flyLeg } from './descent.js';
import { leaveBody, startJump, supercruiseEntry, undocked } from './flight-events.js';
import { targetInSystem } from './nav-target.js';
import { supercruiseSeconds } from './travel-table.js';

/** From a pad, a surface, an orbit or normal space. */
export function* enterSupercruise(world: World): Activity {
  if (world.place.is === 'docked') yield* undock(world);
  else if (world.place.is === 'landed') yield* liftOff(world);
  else if (world.place.is === 'space' && world.place.station) yield* getClear(world);
  if (world.place.is === 'space') yield* engage(world);
  if (world.place.is === 'supercruise' && world.place.over) yield* leaveOrbit(world, world.place.over);
}

/** Undocks, retracts the gear, and flies until the mass lock ends. */
export function* undock(world: World): Activity {
  if (world.place.is !== 'docked') return;
  const { random, cockpit, vehicle } = world;
  const { station, over } = world.place;
  cockpit.focus = 0;
  if (vehicle !== 'taxi') cockpit.flags.add('LandingGearDown');
  world.place = { is: 'space', station, ...(over && { over }) };
  yield undocked(world, station);
  yield* rise(world, random.integer(8, 14), 12, 15);
  cockpit.flags.delete('LandingGearDown');
  yield* getClear(world);
}

/** Flies until the ship is no longer mass locked. */
function* getClear(world: World): Activity {
  yield* rise(world, world.random.seconds([13, 23, 33, 50, 115]), 200, 60);
  if (world.place.is === 'space') world.place = { is: 'space', ...(world.place.over && { over: world.place.over }) };
}

/** Charges the drive, and enters supercruise. */
function* engage(world: World): Activity {
  const { cockpit, random } = world;
  cockpit.flags.add('FsdCharging');
  yield* rise(world, random.integer(4, 7), 250, 200);
  yield startJump(world);
  yield* rise(world, 5, 250, 300);
  cockpit.flags.delete('FsdCharging');
  const over = world.place.is === 'space' ? world.place.over : undefined;
  world.place = { is: 'supercruise', ...(over && { over }) };
  cockpit.heat = random.number(0.3, 0.5);
  yield supercruiseEntry(world);
  yield* rise(world, random.integer(3, 6), 600, 1000);
}

/** Up and away from a body. */
function* leaveOrbit(world: World, over: SurfacePosition): Activity {
  const { random } = world;
  const seconds = random.integer(20, 40);
  const speed = Math.min(4000, (0.5 * over.body.radius) / seconds);
  yield* flyLeg(world, { motion: motionOver(over, speed, 5000), seconds });
  world.place = { is: 'supercruise' };
  yield leaveBody(world, over.body);
  yield wait(random.integer(3, 8));
}

/** Waits; over a body the ship flies on and climbs. */
function* rise(world: World, seconds: number, speed: number, climb: number): Activity {
  const over = world.place.is === 'hyperspace' ? undefined : world.place.over;
  if (over) yield* flyLeg(world, { motion: motionOver(over, speed, climb), seconds });
  else yield wait(seconds);
}

/** Light-seconds from the star; supercruise begins there after a jump. */
function distanceOf(place: World['place']): number {
  if (place.is === 'docked') return place.station.distance;
  return place.is === 'hyperspace' ? 0 : (place.over?.body.distance ?? 0);
}

/** Flies to a destination in the same system; the duration depends on how far out both are. */
export function* cruiseTo(world: World, destination: Station | Body): Activity {
  const far = Math.abs(destination.distance - distanceOf(world.place));
  yield* enterSupercruise(world);
  const { cockpit, random, ship, vehicle } = world;
  if (vehicle === 'ship') {
    yield* atScreen(world, random.chance(0.35) ? 'SystemMap' : 'ExternalPanel', choosing(world, destination));
    if (random.chance(0.4)) cockpit.flags2.add('SupercruiseAssist');
    else if (ship.drive.item.includes('overcharge') && random.chance(0.3)) yield* overcharge(world);
  }
  yield wait(Math.max(15, Math.round(0.42 * cruiseSeconds(far)) + random.integer(-25, 5)));
  if (vehicle === 'ship') yield* scanAround(world, destination.distance);
  cockpit.flags2.delete('SupercruiseAssist');
}

function* choosing(world: World, destination: Station | Body): Activity {
  targetInSystem(world, destination);
  yield wait(world.random.integer(3, 8));
}

/** Supercruise overcharge for some seconds. */
function* overcharge({ cockpit, random }: World): Activity {
  cockpit.flags2.add('SupercruiseOvercharge');
  cockpit.heat = random.number(0.7, 1.1);
  yield wait(random.integer(5, 15));
  cockpit.flags2.delete('SupercruiseOvercharge');
  cockpit.heat = random.number(0.4, 0.6);
}

/** Interpolated between the measurements. */
export function cruiseSeconds(lightSeconds: number): number {
  const above = supercruiseSeconds.findIndex(([far]) => far > lightSeconds);
  const [last] = supercruiseSeconds.slice(-1) as [readonly [number, number]];
  if (above < 1) return last[1];
  const [[near, soon], [far, late]] = [supercruiseSeconds[above - 1], supercruiseSeconds[above]] as [
    typeof last,
    typeof last,
  ];
  return Math.round(soon + ((lightSeconds - near) / (far - near)) * (late - soon));
}
