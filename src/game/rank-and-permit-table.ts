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

/** The rank of Elite; pilots can rise five more. The navies go up to King and Admiral. */
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

/** A rank in a navy. */
export interface NavyRank {
  readonly navy: 'Empire' | 'Federation';
  readonly rank: number;
}

/** Ships that a navy sells only to its own, from a rank on: Master, Baron, Duke; Midshipman, Chief Petty Officer, Ensign, Rear Admiral. */
export const shipRanks: Readonly<Record<string, NavyRank>> = {
  empire_courier: { navy: 'Empire', rank: 3 },
  empire_trader: { navy: 'Empire', rank: 7 },
  cutter: { navy: 'Empire', rank: 12 },
  federation_dropship: { navy: 'Federation', rank: 3 },
  federation_dropship_mkii: { navy: 'Federation', rank: 5 },
  federation_gunship: { navy: 'Federation', rank: 7 },
  federation_corvette: { navy: 'Federation', rank: 12 },
};

/** What lets a commander into a system: a rank in a navy, being Elite at anything, or the favour of a superpower. */
export type Permit = NavyRank | 'Elite' | { readonly favour: 'Alliance' };

/** Systems that few may enter. */
export const systemPermits: Readonly<Record<string, Permit>> = {
  Sol: { navy: 'Federation', rank: 4 },
  Vega: { navy: 'Federation', rank: 5 },
  'Beta Hydri': { navy: 'Federation', rank: 5 },
  'PLX 695': { navy: 'Federation', rank: 6 },
  'Ross 128': { navy: 'Federation', rank: 7 },
  Exbeur: { navy: 'Federation', rank: 8 },
  Hors: { navy: 'Federation', rank: 10 },
  Achenar: { navy: 'Empire', rank: 4 },
  Summerland: { navy: 'Empire', rank: 6 },
  Facece: { navy: 'Empire', rank: 9 },
  'Shinrarta Dezhra': 'Elite',
  Alioth: { favour: 'Alliance' },
};

/** The reputation, from -100 to 100, at which a superpower does favours. */
export const favourFrom = 35;
