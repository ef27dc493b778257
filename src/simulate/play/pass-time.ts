import { surfaceOf } from '../status/flags.js';
import { moved } from './motion.js';
import type { Play } from './play.js';

/** Tonnes an hour that an SRV burns. */
const srvBurn = 0.4;

/** What some seconds do by themselves: what moves goes on, and fuel burns, unless nobody is there. */
export function passTime(play: Play, seconds: number): void {
  if (play.isInMenu) return;
  const { motion, place, ride } = play;
  const surface = motion && surfaceOf(play);
  if (surface) play.motion = moved(surface, motion, seconds);
  if (ride === 'srv') play.srvFuel = Math.max(0.05, play.srvFuel - (srvBurn * seconds) / 3600);
  if (ride === 'ship' && (place.is === 'space' || place.is === 'supercruise')) burn(play, seconds);
}

/** Engines drink from the reservoir, which fills itself from the tank. */
function burn({ ship }: Play, seconds: number): void {
  ship.fuel.reservoir -= (ship.burn * seconds) / 3600;
  if (ship.fuel.reservoir > 0) return;
  const drawn = Math.min(ship.fuel.main, ship.reservoirSize);
  ship.fuel.main -= drawn;
  ship.fuel.reservoir = Math.max(0, ship.fuel.reservoir + drawn);
}
