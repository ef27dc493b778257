import { type Career, eliteRank, highestRanks } from './rank-and-permit-table.js';
import { rankNameTable } from './rank-name-table.js';

const afterElite = ['I', 'II', 'III', 'IV', 'V'];

/** The name of a rank: Dangerous, Elite II, Duke; the number of one that the game does not have. */
export function rankName(career: Career, rank: number): string {
  const step = rank <= highestRanks[career] ? afterElite[rank - eliteRank - 1] : undefined;
  return rankNameTable[career][rank] ?? (step === undefined ? `rank ${rank}` : `Elite ${step}`);
}
