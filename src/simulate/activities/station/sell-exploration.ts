import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic, raiseStatistic } from '../../commander/career-statistics.js';
import { explorationSaleFields } from '../../commander/exploration-data.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { dockedStationWith } from './docked-station.js';

/** Sells exploration data, a page at a time. */
export function* sellExploration(world: World): Activity {
  if (!dockedStationWith(world, 'Exploration') || world.commander.exploration.isEmpty) return;
  yield* atScreen(world, 'StationServices', sell(world));
}

function* sell(world: World): Activity {
  const { commander, random } = world;
  const { exploration, statistics, shareAfterCrew } = commander;
  yield wait(random.integer(5, 12));
  while (!exploration.isEmpty) {
    const fields = explorationSaleFields(exploration.takePage(), shareAfterCrew);
    commander.credits += fields.TotalEarnings;
    addToStatistic(statistics, 'Exploration Exploration_Profits', fields.TotalEarnings);
    raiseStatistic(statistics, 'Exploration Highest_Payout', fields.TotalEarnings);
    yield write('MultiSellExplorationData', fields);
    yield wait(random.integer(8, 26));
  }
}
