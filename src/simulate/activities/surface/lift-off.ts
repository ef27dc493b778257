import type { Station } from '../../../game/star-system.js';
import { type Activity, type Step, wait, write } from '../../activity.js';
import { miningLocation } from '../../galaxy/body-tree/signal-fields.js';
import { sixDecimals } from '../../round.js';
import { uninterrupted } from '../../world/interruption.js';
import { surfacePositionOf } from '../../world/landing-pads.js';
import { motionOver } from '../../world/motion.js';
import { positionLike, type SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { bodyFields, systemFields, taxiAndCrewFields } from '../travel/flight-events.js';

/** Lifts off and climbs until the drive can be charged. */
export function* liftOff(world: World): Activity {
  if (world.place.is !== 'landed') return;
  const { random, cockpit } = world;
  const { over } = world.place;
  world.place = { is: 'space', over };
  cockpit.focus = 0;
  cockpit.flags.add('LandingGearDown');
  yield groundEvent(world, 'Liftoff', over);
  world.motion = motionOver(over, 20, 30);
  yield wait(random.integer(5, 9));
  cockpit.flags.delete('LandingGearDown');
  world.motion = motionOver(over, 250, 200);
  yield wait(random.integer(20, 45));
  world.motion = undefined;
}

/** The event of a landing or a lift-off. */
export function groundEvent(
  world: World,
  event: 'Touchdown' | 'Liftoff',
  spot: SurfacePosition,
  PlayerControlled = true,
): Step {
  const nearest = settlementNear(world, spot);
  return write(event, {
    PlayerControlled,
    ...taxiAndCrewFields(world),
    ...systemFields(world.system),
    ...bodyFields(spot.body),
    OnStation: false,
    OnPlanet: true,
    Latitude: sixDecimals(spot.latitude),
    Longitude: sixDecimals(spot.longitude),
    ...(nearest ? { NearestDestination: nearest.name } : miningNear(world, spot)),
  });
}

/** The mining location that the commander has chosen on this body. */
function miningNear({ cockpit: { target } }: World, { body }: SurfacePosition) {
  if (target?.body !== body.id || !target.name.includes(miningLocation)) return {};
  const { name, localised } = target;
  return { NearestDestination: name, ...(localised !== undefined && { NearestDestination_Localised: localised }) };
}

/** Degrees within which a settlement is named. */
const nearby = 0.5;

function settlementNear({ system }: World, { body, latitude, longitude }: SurfacePosition): Station | undefined {
  return system.stations.find((station) => {
    const at = station.body?.id === body.id ? surfacePositionOf(station) : undefined;
    return at && Math.abs(at.latitude - latitude) < nearby && Math.abs(at.longitude - longitude) < nearby;
  });
}

/** Sends the ship away and calls it back, to somewhere near the commander. */
export function* sendAway(world: World, spot: SurfacePosition): Activity {
  yield* uninterrupted(world, awayAndBack(world, spot));
}

function* awayAndBack(world: World, spot: SurfacePosition): Activity {
  const { place, random } = world;
  if (place.is !== 'landed') return;
  yield groundEvent(world, 'Liftoff', place.over, false);
  yield wait(random.integer(30, 150));
  const over = positionLike(place.over, {
    latitude: sixDecimals(spot.latitude + 0.002),
    longitude: sixDecimals(spot.longitude),
  });
  world.place = { is: 'landed', over };
  yield groundEvent(world, 'Touchdown', over, false);
  yield wait(random.integer(4, 20));
}
