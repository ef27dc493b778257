/** The careers of a commander, in the order in which the game writes their ranks. */
export const careers = [
  'Combat',
  'Trade',
  'Explore',
  'Soldier',
  'Exobiologist',
  'Empire',
  'Federation',
  'CQC',
] as const;

export type Career = (typeof careers)[number];

/** The rank of Elite; pilots have five more. The navies go up to King and Admiral. */
export const eliteRank = 8;
export const highestRanks: Readonly<Record<Career, number>> = {
  Combat: 13,
  Trade: 13,
  Explore: 13,
  Soldier: 13,
  Exobiologist: 13,
  Empire: 14,
  Federation: 14,
  CQC: 8,
};

export type Navy = 'Empire' | 'Federation';

type RankRow = readonly [name: string, navy: Navy, rank: number];

/** Hulls that a shipyard sells only to officers, by internal name in lower case, with the lowest rank. */
export const hullRankTable: readonly RankRow[] = [
  ['federation_dropship', 'Federation', 3],
  ['federation_dropship_mkii', 'Federation', 5],
  ['federation_gunship', 'Federation', 7],
  ['federation_corvette', 'Federation', 12],
  ['empire_courier', 'Empire', 3],
  ['empire_trader', 'Empire', 7],
  ['cutter', 'Empire', 12],
];

/**
 * Systems whose permit only a rank gives. Permits that a faction or an old purchase may also give are not
 * included.
 */
export const systemRankTable: readonly RankRow[] = [
  ['Sol', 'Federation', 4],
  ['Vega', 'Federation', 5],
  ['Beta Hydri', 'Federation', 5],
  ['PLX 695', 'Federation', 6],
  ['Ross 128', 'Federation', 7],
  ['Exbeur', 'Federation', 8],
  ['Hors', 'Federation', 10],
  ['Achenar', 'Empire', 4],
];

/** The reputation, from -100 to 100, at which a superpower grants favours. */
export const favourFrom = 35;
