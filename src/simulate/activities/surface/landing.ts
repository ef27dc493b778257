import type { Body } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { sixDecimals } from '../../round.js';
import { uninterrupted } from '../../world/interruption.js';
import { positionLike, type SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { descend, flyLeg, planDescent } from '../travel/descent.js';
import { targetSystem } from '../travel/nav-target.js';
import { cruiseTo, enterSupercruise } from '../travel/supercruise.js';
import { groundEvent } from './lift-off.js';

/** Flies to a body and lands on it. */
export function* landOn(world: World, body: Body): Activity {
  yield* cruiseTo(world, body);
  yield* comeDownOn(world, body);
}

/** From supercruise near a body down through orbital cruise and glide to a landing. */
export function* comeDownOn(world: World, body: Body): Activity {
  const { random, cockpit } = world;
  const spot = spotOn(world, body);
  const descent = planDescent(world, spot, { seconds: random.integer(8, 15), speed: 5, from: 30 });
  yield* descend(world, descent);
  cockpit.flags.add('LandingGearDown');
  yield* flyLeg(world, descent.settle);
  cockpit.flags.delete('LandingGearDown');
  const landed = positionLike(spot, { heading: descent.over.heading });
  world.place = { is: 'landed', over: landed };
  targetSystem(world);
  yield* uninterrupted(world, settle(world, landed));
}

/** Writes the landing. */
function* settle(world: World, spot: SurfacePosition): Activity {
  yield groundEvent(world, 'Touchdown', spot);
  yield wait(world.random.seconds([2, 2, 4, 12, 30]));
}

/** Leaves the ground for supercruise. */
export function* takeOff(world: World): Activity {
  if (world.place.is === 'landed') yield* enterSupercruise(world);
}

/** A spot on a body. */
export function spotOn({ random }: World, body: Body): SurfacePosition {
  return {
    body,
    latitude: sixDecimals(random.number(-60, 60)),
    longitude: sixDecimals(random.number(-179, 179)),
    heading: 0,
    altitude: 0,
  };
}
