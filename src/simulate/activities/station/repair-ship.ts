import { type Activity, wait } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { pay } from '../../commander/simulated-commander.js';
import { hullValue } from '../../ship/ship-prices.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { dockedStationWith } from './docked-station.js';

/** Credits for a new canopy. */
const canopy = 1200;

/** Repairs the ship. */
export function* repair(world: World): Activity {
  const { ship } = world;
  const isWhole = ship.health === 1 && !ship.isCanopyBroken;
  if (!isWhole && dockedStationWith(world, 'Repair')) yield* atScreen(world, 'StationServices', mend(world));
}

function* mend(world: World): Activity {
  const { commander, random, ship } = world;
  yield wait(random.integer(3, 8));
  const cost = Math.ceil((1 - ship.health) * hullValue(ship) * 0.05) + (ship.isCanopyBroken ? canopy : 0);
  if (!pay(commander, cost)) return;
  addToStatistic(commander.statistics, 'Bank_Account Spent_On_Repairs', cost);
  ship.health = 1;
  ship.isCanopyBroken = false;
  yield wait(random.integer(1, 4));
}
