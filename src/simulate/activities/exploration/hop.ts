import { type Activity, wait } from '../../activity.js';
import { motionOver } from '../../world/motion.js';
import { positionLike } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { groundEvent } from '../surface/lift-off.js';
import { flyLeg } from '../travel/descent.js';

/** Flies from the landing spot to another some metres away, close to the ground. */
export function* hop(world: World, metres: number): Activity {
  const { place, vehicle, cockpit, random } = world;
  if (place.is !== 'landed' || vehicle !== 'ship') return;
  const over = positionLike(place.over, { heading: random.integer(0, 359) });
  // Low and slow, looking out for life.
  const seconds = Math.ceil(metres / random.integer(35, 90)) + random.seconds([2, 6, 15, 70, 160]);
  world.place = { is: 'space', over };
  cockpit.flags.add('LandingGearDown');
  yield groundEvent(world, 'Liftoff', over);
  yield* flyLeg(world, { motion: motionOver(over, metres / seconds / 4, 12), seconds: Math.ceil(seconds / 4) });
  cockpit.flags.delete('LandingGearDown');
  yield* flyLeg(world, { motion: motionOver(over, metres / seconds, 0), seconds });
  cockpit.flags.add('LandingGearDown');
  yield wait(random.integer(5, 12));
  const spot = positionLike(over, { altitude: 0 });
  world.place = { is: 'landed', over: spot };
  cockpit.flags.delete('LandingGearDown');
  yield groundEvent(world, 'Touchdown', spot);
  yield wait(random.integer(2, 5));
}
