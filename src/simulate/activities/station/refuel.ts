import { pay } from '../../commander/commander.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { roundTo } from '../../round.js';
import { atScreen, stationWith } from './counter.js';

/** Credits for a tonne. */
const price = 50;

/** Fills the tank and the reservoir. Whoever cannot pay is given it: nobody is left to die at a pump. */
export function* refuel(play: Play): Activity {
  if (stationWith(play, 'Refuel')) yield* atScreen(play, 'StationServices', fill(play));
}

function* fill(play: Play): Activity {
  const { ship, commander, random } = play;
  yield wait(random.integer(2, 6));
  const missing = roundTo(ship.tank - ship.fuel.main, 6);
  if (missing > 0 && !pay(commander, Math.ceil(missing * price))) commander.credits = 0;
  ship.fuel.main = ship.tank;
  ship.fuel.reservoir = ship.reservoirSize;
  yield wait(random.integer(1, 3));
}
