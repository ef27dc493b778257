import { pay } from '../../commander/commander.js';
import { count } from '../../commander/statistics.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { sixth } from '../../round.js';
import { atScreen } from '../cockpit/screen.js';
import { stationWith } from './counter.js';

/** Credits for a tonne. */
const price = 50;

/** Fills the tank and the reservoir. Whoever cannot pay is given it: nobody is left to die at a pump. */
export function* refuel(play: Play): Activity {
  if (stationWith(play, 'Refuel')) yield* atScreen(play, 'StationServices', fill(play));
}

function* fill(play: Play): Activity {
  const { ship, commander, random } = play;
  yield wait(random.integer(2, 6));
  const missing = sixth(ship.tank - ship.fuel.main);
  const cost = Math.min(commander.credits, Math.ceil(missing * price));
  pay(commander, cost);
  count(commander.statistics, 'Bank_Account Spent_On_Fuel', cost);
  ship.fuel.main = ship.tank;
  ship.fuel.reservoir = ship.reservoirSize;
  if (missing > 0) yield write('RefuelAll', { Cost: cost, Amount: missing });
  yield wait(random.integer(1, 3));
}
