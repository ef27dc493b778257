import { type Activity, type Step, wait, write } from '../../activity.js';
import { sixDecimals } from '../../round.js';
import { motionOver } from '../../world/motion.js';
import type { SurfacePosition } from '../../world/whereabouts.js';
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
export function groundEvent(world: World, event: 'Touchdown' | 'Liftoff', spot: SurfacePosition): Step {
  return write(event, {
    PlayerControlled: true,
    ...taxiAndCrewFields(world),
    ...systemFields(world.system),
    ...bodyFields(spot.body),
    OnStation: false,
    OnPlanet: true,
    Latitude: sixDecimals(spot.latitude),
    Longitude: sixDecimals(spot.longitude),
  });
}
