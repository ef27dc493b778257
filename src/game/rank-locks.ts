/** Ships and systems that need a rank in the navy of a superpower, and other permits. */

import { hullRankTable, type Navy, systemRankTable } from './rank-and-permit-table.js';
import { navyTitles } from './rank-name-table.js';

export interface RankLock {
  readonly navy: Navy;
  /** The rank in the journal, from 0 to 14. */
  readonly rank: number;
  /** The title of that rank. */
  readonly title: string;
}

export const hullRankLocks = locks(hullRankTable);

export const systemRankLocks = locks(systemRankTable);

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

function locks(rows: typeof hullRankTable): ReadonlyMap<string, RankLock> {
  return new Map(
    rows.map(([name, navy, rank]) => [name, { navy, rank, title: navyTitles[navy][rank] ?? String(rank) }]),
  );
}
