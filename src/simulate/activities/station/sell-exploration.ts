import { explorationMembers } from '../../commander/exploration.js';
import { count } from '../../commander/statistics.js';
import type { Play } from '../../play/play.js';
import { type Activity, wait, write } from '../../play/step.js';
import { atScreen } from '../cockpit/screen.js';
import { stationWith } from './counter.js';

/** Sells what has been scanned, a page at a time. */
export function* sellExploration(play: Play): Activity {
  if (!stationWith(play, 'Exploration') || play.commander.exploration.systems.length === 0) return;
  yield* atScreen(play, 'StationServices', sell(play));
}

function* sell(play: Play): Activity {
  const { commander, random } = play;
  yield wait(random.integer(5, 12));
  while (commander.exploration.systems.length > 0) {
    const members = explorationMembers(commander.exploration.takePage(), commander.share);
    commander.credits += members.TotalEarnings;
    count(commander.statistics, 'Exploration Exploration_Profits', members.TotalEarnings);
    yield write('MultiSellExplorationData', members);
    yield wait(random.integer(2, 10));
  }
}
