import { type Activity, wait } from '../../activity.js';
import { holdableItems, unarmed } from '../../commander/suit-loadouts.js';
import { motionOver, straightLegTo } from '../../world/motion.js';
import type { SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { flyLeg } from '../travel/descent.js';
import { takeTaxi } from '../travel/taxi-and-crew.js';
import { stepInto, stepOut } from './boarding.js';
import { sendAway } from './lift-off.js';
import { pickUpSomething, useConsumable } from './use-backpack.js';

/** Metres per second. */
const running = 5;
/** Seconds between changes of oxygen and temperature. */
const look = 2;

/** Leaves the ship on foot: in a station or on a planet. */
export function* disembark(world: World): Activity {
  const { place, vehicle, commander } = world;
  if (vehicle !== 'ship' || !commander.odyssey) return;
  if (place.is === 'docked' || place.is === 'landed') yield* stepOut(world);
}

/** Returns to the ship: on foot if it is here, otherwise by taxi. */
export function* embark(world: World): Activity {
  if (world.vehicle !== 'foot') return;
  if (world.ownShipAt?.place.is === 'docked')
    yield* takeTaxi(world, world.ownShipAt.system, world.ownShipAt.place.station);
  if (world.outsidePosition && world.place.is === 'landed')
    yield* walkTo(world, world.outsidePosition, world.place.over);
  yield* stepInto(world, 'ship');
}

/** Through the hangar to the concourse, and around there; a settlement has neither. */
export function* walkConcourse(world: World): Activity {
  if (world.vehicle !== 'foot' || world.place.is !== 'docked') return;
  yield wait(world.random.integer(20, 40));
  if (world.standingOn === 'hangar') world.standingOn = 'concourse';
  yield wait(world.random.integer(20, 90));
}

/** Walks around outside: oxygen drops, it gets hot or cold, and sometimes dangerous. */
export function* walkOutside(world: World, { danger = 0.2 }: { readonly danger?: number } = {}): Activity {
  const { person, random, cockpit } = world;
  if (world.vehicle !== 'foot' || !world.outsidePosition) return;
  const { weapons } = world.commander.loadout;
  for (let leg = random.integer(2, 5); leg > 0; leg--) {
    world.outsidePosition.heading = random.integer(0, 359);
    world.motion = motionOver(world.outsidePosition, random.integer(2, 6));
    person.weapon = random.chance(0.7) ? random.pick(holdableItems(world.commander.loadout)) : unarmed;
    const isWeapon = weapons.some(({ type }) => person.weapon?.name.includes(type));
    if (isWeapon && random.chance(0.4)) cockpit.flags2.add('AimDownSight');
    yield* outside(world, world.outsidePosition, { seconds: random.integer(10, 40), isLeaking: random.chance(danger) });
    cockpit.flags2.delete('AimDownSight');
    if (random.chance(danger)) person.health = Math.max(0.1, person.health - random.number(0.2, 0.7));
    world.motion = undefined;
    // Things lie about where people live.
    const isEmpty = world.standingOn !== 'settlement';
    for (let finds = !isEmpty && random.chance(0.3) ? random.integer(1, 3) : 0; finds > 0; finds--) {
      yield* pickUpSomething(world);
      yield wait(random.integer(1, 6));
    }
  }
  world.motion = undefined;
  if (world.place.is === 'landed' && random.chance(0.05)) yield* sendAway(world, world.outsidePosition);
  person.weapon = unarmed;
  if (person.health < 0.7 && (yield* useConsumable(world, 'healthpack'))) person.health = 1;
  person.health = Math.min(1, person.health + 0.5);
  yield wait(random.integer(3, 8));
}

/** Time outside: the suit loses oxygen, and the temperature slowly changes. */
function* outside(
  { person, random }: World,
  { body }: SurfacePosition,
  { seconds, isLeaking }: { readonly seconds: number; readonly isLeaking: boolean },
): Activity {
  const goal = Math.max(10, body.temperature + random.number(-40, 40));
  for (let left = seconds; left > 0; left -= look) {
    const passes = Math.min(look, left);
    yield wait(passes);
    person.oxygen = Math.max(0.05, person.oxygen - passes * (isLeaking ? 0.025 : 0.0015));
    const [coldest, warmest] = [person.temperature - 3 * passes, person.temperature + 3 * passes];
    person.temperature = Math.min(warmest, Math.max(coldest, goal));
  }
}

/** Walks straight to a spot. */
function* walkTo(world: World, spot: SurfacePosition, { latitude, longitude }: SurfacePosition): Activity {
  const way = straightLegTo(spot, { latitude, longitude }, running);
  if (!way) return;
  spot.heading = way.heading;
  yield* flyLeg(world, way);
  Object.assign(spot, { latitude, longitude });
}
