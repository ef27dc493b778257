/** Merits for the first ranks with a power, from the second on. */
const firstRanks = [2000, 5000, 9000, 15_000];

/** Merits per rank after those. */
const eachRank = 8000;

/** The rank with a power for this many merits. */
export function powerRankFor(merits: number): number {
  if (merits === 0) return 0;
  const [last = 0] = firstRanks.slice(-1);
  const first = 1 + firstRanks.filter((least) => merits >= least).length;
  return first + Math.floor(Math.max(0, merits - last) / eachRank);
}
