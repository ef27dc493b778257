import type { Station } from '../../../game/star-system.js';
import { type Activity, wait } from '../../activity.js';
import { type Leg, mirroredHeading, motionOver, positionBefore } from '../../world/motion.js';
import { positionLike, type SurfacePosition } from '../../world/whereabouts.js';
import type { World } from '../../world/world.js';
import { writeSignalsOnDrop } from '../exploration/discovery-scanner.js';
import { approachBody, approachSettlement, supercruiseExit } from './flight-events.js';

/** A path from orbital cruise to a spot, computed backwards from it. */
export interface Descent {
  /** The start; it moves along with the flight. */
  readonly over: SurfacePosition;
  readonly orbit: Leg;
  readonly glide: Leg;
  readonly flight: Leg;
  /** The last metres, flown by the caller. */
  readonly settle: Leg;
}

/** The last part of a descent. */
export interface FinalApproach {
  readonly seconds: number;
  /** Metres per second over the ground. */
  readonly speed: number;
  /** Metres above the ground where it begins. */
  readonly from: number;
}

/** Seconds before the glide at which a port comes into view. */
const inSight = 3;

/** The highest latitude at which a descent begins. */
const farthest = 75;

/** Computes the descent, starting from its end. */
export function planDescent({ random }: World, spot: SurfacePosition, settling: FinalApproach): Descent {
  const { radius } = spot.body;
  const heights = [
    random.integer(180_000, 350_000),
    random.integer(24_000, 32_000),
    random.integer(3000, 5000),
    settling.from,
    0,
  ];
  // Slower over a small body, to avoid circling it.
  const parts = [
    paced(random.integer(40, 90), random.integer(2500, 9000), 0.8 * radius),
    paced(random.integer(20, 60), 2500, 0.4 * radius),
    paced(random.integer(30, 80), random.integer(120, 240), 0.1 * radius),
    settling,
  ];
  const heading = random.integer(0, 359);
  const plan = (direction: number) => {
    let over: SurfacePosition = positionLike(spot, { heading: direction, altitude: 0 });
    const legs = [...parts.keys()].toReversed();
    const laid = legs.map((index): Leg => {
      const { seconds, speed } = parts[index] as Pace;
      const drop = (heights[index] as number) - (heights[index + 1] as number);
      const leg = { motion: motionOver(over, speed, -drop / seconds), seconds };
      over = positionBefore(over, leg);
      return leg;
    });
    const [settle, flight, glide, orbit] = laid as [Leg, Leg, Leg, Leg];
    return { over, orbit, glide, flight, settle };
  };
  const first = plan(heading);
  return Math.abs(first.over.latitude) <= farthest ? first : plan(mirroredHeading(heading));
}

/** Orbital cruise, glide and flight, until only the last part is left. */
export function* descend(world: World, { over, orbit, glide, flight }: Descent, station?: Station): Activity {
  const { cockpit, random } = world;
  world.place = { is: 'supercruise', over };
  yield approachBody(world, over.body);
  yield* flyLeg(world, station ? { ...orbit, seconds: orbit.seconds - inSight } : orbit);
  const settlement = station && approachSettlement(world, station);
  if (settlement) yield settlement;
  if (station) yield* flyLeg(world, { ...orbit, seconds: inSight });
  world.place = { is: 'space', over };
  cockpit.flags2.add('GlideMode');
  yield* writeSignalsOnDrop(world);
  yield supercruiseExit(world, over.body);
  yield* flyLeg(world, glide);
  cockpit.flags2.delete('GlideMode');
  world.place = { is: 'space', over, ...(station && { station }) };
  if (world.vehicle === 'ship' && random.chance(0.3)) cockpit.flags.add('NightVision');
  yield* flyLeg(world, flight);
  cockpit.flags.delete('NightVision');
}

/** Moves over the ground for the duration of a leg. */
export function* flyLeg(world: World, { motion, seconds }: Leg): Activity {
  world.motion = motion;
  yield wait(seconds);
  world.motion = undefined;
}

interface Pace {
  readonly seconds: number;
  readonly speed: number;
}

/** At a speed, but limited to a distance. */
function paced(seconds: number, speed: number, farthestMetres: number): Pace {
  return { seconds, speed: Math.min(speed, farthestMetres / seconds) };
}
