import { type Activity, wait, write } from '../../activity.js';
import { addToStatistic } from '../../commander/career-statistics.js';
import { explorationSaleFields } from '../../commander/exploration-data.js';
import type { World } from '../../world/world.js';
import { atScreen } from '../cockpit/at-screen.js';
import { dockedStationWith } from './docked-station.js';

/** Sells what has been scanned, a page at a time. */
export function* sellExploration(world: World): Activity {
  if (!dockedStationWith(world, 'Exploration') || world.commander.exploration.systems.length === 0) return;
  yield* atScreen(world, 'StationServices', sell(world));
}

function* sell(world: World): Activity {
  const { commander, random } = world;
  yield wait(random.integer(5, 12));
  while (commander.exploration.systems.length > 0) {
    const fields = explorationSaleFields(commander.exploration.takePage(), commander.shareAfterCrew);
    commander.credits += fields.TotalEarnings;
    addToStatistic(commander.statistics, 'Exploration Exploration_Profits', fields.TotalEarnings);
    yield write('MultiSellExplorationData', fields);
    yield wait(random.integer(2, 10));
  }
}
