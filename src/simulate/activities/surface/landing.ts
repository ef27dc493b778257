import type { Body } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { sixDecimals } from '../../round.js';
import { uninterrupted } from '../../world/interruption.js';
import { surfacePositionOf } from '../../world/landing-pads.js';
import { positionLike, type SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { scrape } from '../combat/own-damage.js';
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
  // Now and then beside a settlement.
  const station = random.chance(0.12) ? world.system.stations.find((each) => each.body?.id === body.id) : undefined;
  const port = station && surfacePositionOf(station);
  const spot = port ? positionLike(port, { latitude: sixDecimals(port.latitude + 0.01) }) : spotOn(world, body);
  const descent = planDescent(world, spot, { seconds: random.integer(8, 15), speed: 5, from: 30 });
  yield* descend(world, descent, station);
  cockpit.flags.add('LandingGearDown');
  yield* flyLeg(world, descent.settle);
  cockpit.flags.delete('LandingGearDown');
  const landed = positionLike(spot, { heading: descent.over.heading });
  world.place = { is: 'landed', over: landed };
  targetSystem(world);
  yield* uninterrupted(world, settle(world, landed));
}

/** Flies to a body and stays above its ground, without landing. */
export function* hoverOver(world: World, body: Body): Activity {
  yield* cruiseTo(world, body);
  const spot = spotOn(world, body);
  const descent = planDescent(world, spot, { seconds: world.random.integer(8, 15), speed: 5, from: 30 });
  yield* descend(world, descent);
  world.place = { is: 'space', over: positionLike(spot, { heading: descent.over.heading, altitude: 30 }) };
}

/** Writes the landing. */
function* settle(world: World, spot: SurfacePosition): Activity {
  yield* scrape(world, 0.3);
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
