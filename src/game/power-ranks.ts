/** Merits at which the first ranks with a power are reached, from the second on. */
const firstRanks = [2000, 5000, 9000, 15_000];

/** Merits for each rank after those. */
const eachRank = 8000;

/** The rank that a commander has with a power for so many merits. */
export function powerRankFor(merits: number): number {
  if (merits === 0) return 0;
  const [last = 0] = firstRanks.slice(-1);
  const first = 1 + firstRanks.filter((least) => merits >= least).length;
  return first + Math.floor(Math.max(0, merits - last) / eachRank);
}
