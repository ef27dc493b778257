import { combatRankOrder } from './combat-facts.js';
import type { Career } from './rank-and-permit-table.js';
import { navyTitles } from './rank-locks.js';

/** The names of the ranks of each career, by their number. */
export const rankNameTable: Readonly<Record<Career, readonly string[]>> = {
  Combat: combatRankOrder,
  Trade: [
    'Penniless',
    'Mostly Penniless',
    'Peddler',
    'Dealer',
    'Merchant',
    'Broker',
    'Entrepreneur',
    'Tycoon',
    'Elite',
  ],
  Explore: [
    'Aimless',
    'Mostly Aimless',
    'Scout',
    'Surveyor',
    'Trailblazer',
    'Pathfinder',
    'Ranger',
    'Pioneer',
    'Elite',
  ],
  Soldier: [
    'Defenceless',
    'Mostly Defenceless',
    'Rookie',
    'Soldier',
    'Gunslinger',
    'Warrior',
    'Gladiator',
    'Deadeye',
    'Elite',
  ],
  Exobiologist: [
    'Directionless',
    'Mostly Directionless',
    'Compiler',
    'Collector',
    'Cataloguer',
    'Taxonomist',
    'Ecologist',
    'Geneticist',
    'Elite',
  ],
  ...navyTitles,
  CQC: [
    'Helpless',
    'Mostly Helpless',
    'Amateur',
    'Semi Professional',
    'Professional',
    'Champion',
    'Hero',
    'Legend',
    'Elite',
  ],
};
