import { type RankLock, systemRankLocks } from './rank-locks.js';

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

/**
 * The condition for entering a system: a rank in a navy, being Elite at anything, or the favour of a
 * superpower.
 */
export type Permit = RankLock | 'Elite' | { readonly favour: 'Alliance' };

/** Permit systems by name. */
export const systemPermits: ReadonlyMap<string, Permit> = new Map<string, Permit>([
  ...systemRankLocks,
  ['Shinrarta Dezhra', 'Elite'],
  ['Alioth', { favour: 'Alliance' }],
]);

/** The reputation, from -100 to 100, at which a superpower grants favours. */
export const favourFrom = 35;
