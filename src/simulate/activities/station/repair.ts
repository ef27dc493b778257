import { pay } from '../../commander/commander.js';
import { count } from '../../commander/statistics.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait } from '../../play/step.js';
import { hullValue } from '../../ship/worth.js';
import { atScreen } from '../cockpit/screen.js';
import { stationWith } from './counter.js';

/** Credits for a new canopy. */
const canopy = 1200;

/** Has everything mended that is broken. */
export function* repair(play: Play): Activity {
  const { ship } = play;
  const isWhole = ship.health === 1 && !ship.isBreached;
  if (!isWhole && stationWith(play, 'Repair')) yield* atScreen(play, 'StationServices', mend(play));
}

function* mend(play: Play): Activity {
  const { commander, random, ship } = play;
  yield wait(random.integer(3, 8));
  const cost = Math.ceil((1 - ship.health) * hullValue(ship) * 0.05) + (ship.isBreached ? canopy : 0);
  if (!pay(commander, cost)) return;
  count(commander.statistics, 'Bank_Account Spent_On_Repairs', cost);
  ship.health = 1;
  ship.isBreached = false;
  yield wait(random.integer(1, 4));
}
