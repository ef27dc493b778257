import { type Activity, type Step, wait, write } from '../../activity.js';
import { addToStatistic, raiseStatistic } from '../../commander/career-statistics.js';
import { explorationSaleFields, type SurveyedSystem } from '../../commander/exploration-data.js';
import type { EventFields } from '../../event-fields.js';
import { happens } from '../../world/rare-moments.js';
import type { World } from '../../world/world.js';
import { advanceCareer } from '../advance-career.js';
import { atService } from './docked-station.js';

/** Sells exploration data, a page at a time; some sell system by system. */
export function* sellExploration(world: World, singly = inPieces(world)): Activity {
  if (!world.commander.exploration.isEmpty)
    yield* atService(world, 'Exploration', () => sell(world, singly ? 1 : undefined));
}

/** The specification has no line about one system. */
function inPieces(world: World): boolean {
  return happens(world, 'a sale in pieces', 0.06) && world.dialect === 'game';
}

function* sell(world: World, size?: number): Activity {
  const { commander, random } = world;
  const { exploration, statistics, shareAfterCrew } = commander;
  yield wait(random.integer(5, 12));
  while (!exploration.isEmpty) {
    const page = exploration.takePage(size);
    const fields = explorationSaleFields(page, shareAfterCrew);
    commander.credits += fields.TotalEarnings;
    addToStatistic(statistics, 'Exploration Exploration_Profits', fields.TotalEarnings);
    raiseStatistic(statistics, 'Exploration Highest_Payout', fields.TotalEarnings);
    yield size === 1 ? singleSale(page, fields) : write('MultiSellExplorationData', fields);
    yield* advanceCareer(world, 'Explore', fields.TotalEarnings);
    yield wait(random.integer(8, 26));
  }
}

/** The older form of the line, about one system; it lists the bodies that no one had found before. */
function singleSale(page: readonly SurveyedSystem[], sale: EventFields<'MultiSellExplorationData'>): Step {
  const { BaseValue, Bonus, TotalEarnings } = sale;
  const found = page.flatMap(({ scanned }) => [...scanned.values()]).filter(({ firstDiscovered }) => firstDiscovered);
  return write('SellExplorationData', {
    Systems: page.map(({ name }) => name),
    Discovered: found.map(({ body }) => body.name),
    BaseValue,
    Bonus,
    TotalEarnings,
  });
}
