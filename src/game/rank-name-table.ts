import { combatRankOrder } from './combat-table.js';
import type { Career, Navy } from './rank-and-permit-table.js';

/** The titles of the ranks, by their number. */
export const navyTitles: Readonly<Record<Navy, readonly string[]>> = {
  Federation: [
    'None',
    'Recruit',
    'Cadet',
    'Midshipman',
    'Petty Officer',
    'Chief Petty Officer',
    'Warrant Officer',
    'Ensign',
    'Lieutenant',
    'Lieutenant Commander',
    'Post Commander',
    'Post Captain',
    'Rear Admiral',
    'Vice Admiral',
    'Admiral',
  ],
  Empire: [
    'None',
    'Outsider',
    'Serf',
    'Master',
    'Squire',
    'Knight',
    'Lord',
    'Baron',
    'Viscount',
    'Count',
    'Earl',
    'Marquis',
    'Duke',
    'Prince',
    'King',
  ],
};

const afterElite = ['Elite I', 'Elite II', 'Elite III', 'Elite IV', 'Elite V'];
const elite = ['Elite', ...afterElite];

/** The names of the ranks of each career, by their number. */
export const rankNameTable: Readonly<Record<Career, readonly string[]>> = {
  Combat: [...combatRankOrder, ...afterElite],
  Trade: [
    'Penniless',
    'Mostly Penniless',
    'Peddler',
    'Dealer',
    'Merchant',
    'Broker',
    'Entrepreneur',
    'Tycoon',
    ...elite,
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
    ...elite,
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
    ...elite,
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
    ...elite,
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
