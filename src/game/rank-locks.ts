/** Ships and systems that need a rank in the navy of a superpower. */

export type Navy = 'Empire' | 'Federation';

export interface RankLock {
  readonly navy: Navy;
  /** The rank in the journal, from 0 to 14. */
  readonly rank: number;
  /** The title of that rank. */
  readonly title: string;
}

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

const federation = (rank: number) => lock('Federation', rank);
const empire = (rank: number) => lock('Empire', rank);

/** Hulls that a shipyard sells only to officers, by internal name in lower case. */
export const hullRankLocks: ReadonlyMap<string, RankLock> = new Map([
  ['federation_dropship', federation(3)],
  ['federation_dropship_mkii', federation(5)],
  ['federation_gunship', federation(7)],
  ['federation_corvette', federation(12)],
  ['empire_courier', empire(3)],
  ['empire_trader', empire(7)],
  ['cutter', empire(12)],
]);

/**
 * Systems whose permit only a rank gives. Permits that a faction or an old purchase may also give are not
 * included.
 */
export const systemRankLocks: ReadonlyMap<string, RankLock> = new Map([
  ['Sol', federation(4)],
  ['Vega', federation(5)],
  ['Beta Hydri', federation(5)],
  ['PLX 695', federation(6)],
  ['Ross 128', federation(7)],
  ['Exbeur', federation(8)],
  ['Hors', federation(10)],
  ['Achenar', empire(4)],
]);

function lock(navy: Navy, rank: number): RankLock {
  return { navy, rank, title: navyTitles[navy][rank] ?? String(rank) };
}
