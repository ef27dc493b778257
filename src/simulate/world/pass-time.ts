import { advanceAlong } from './motion.js';
import { surfacePositionIn } from './whereabouts.js';
import type { World } from './world.js';

/** Tonnes per hour that an SRV burns. */
const srvBurn = 0.4;

/** Wear of the hull per hour in space. */
const wearPerHour = 0.004;

/**
 * The effects of time: motion goes on and fuel burns, except in the main menu. Returns whether the reservoir
 * was refilled from the main tank.
 */
export function passTime(world: World, seconds: number): boolean {
  if (world.isInMenu) return false;
  const { motion, place, vehicle } = world;
  const surface = motion && surfacePositionIn(world);
  if (surface) world.motion = advanceAlong(surface, motion, seconds);
  if (vehicle === 'srv') world.srvFuel = Math.max(0.05, world.srvFuel - (srvBurn * seconds) / 3600);
  return vehicle === 'ship' && (place.is === 'space' || place.is === 'supercruise') && burn(world, seconds);
}

/** Engines burn fuel from the reservoir, which is refilled from the main tank. */
function burn({ ship }: World, seconds: number): boolean {
  ship.wear = Math.min(1, ship.wear + (wearPerHour * seconds) / 3600);
  ship.fuel.reservoir -= (ship.burnPerHour * seconds) / 3600;
  if (ship.fuel.reservoir > 0) return false;
  const drawn = Math.min(ship.fuel.main, ship.reservoirSize);
  ship.fuel.main -= drawn;
  ship.fuel.reservoir = Math.max(0, ship.fuel.reservoir + drawn);
  return drawn > 0;
}
