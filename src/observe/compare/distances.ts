/** Distances of two distributions, from 0 (identical) to 1 (nothing in common). */

type Shares<Key> = ReadonlyMap<Key, number>;

/** Total variation distance. */
export function shareDistance<Key>(one: Shares<Key>, other: Shares<Key>): number {
  if (one.size === 0 && other.size === 0) return 0;
  if (one.size === 0 || other.size === 0) return 1;
  let sum = 0;
  for (const key of new Set([...one.keys(), ...other.keys()]))
    sum += Math.abs((one.get(key) ?? 0) - (other.get(key) ?? 0));
  return sum / 2;
}

/** Kolmogorov–Smirnov distance. */
export function orderDistance(one: Shares<number>, other: Shares<number>): number {
  if (one.size === 0 && other.size === 0) return 0;
  if (one.size === 0 || other.size === 0) return 1;
  const numbers = [...new Set([...one.keys(), ...other.keys()])].sort((a, b) => a - b);
  let [below, otherBelow, largest] = [0, 0, 0];
  for (const number of numbers) {
    below += one.get(number) ?? 0;
    otherBelow += other.get(number) ?? 0;
    largest = Math.max(largest, Math.abs(below - otherBelow));
  }
  return largest;
}

/** The relative difference: 1 minus the ratio of the smaller number to the larger. */
export function ratioDistance(one: number, other: number): number {
  const most = Math.max(one, other);
  return most === 0 ? 0 : 1 - Math.min(one, other) / most;
}

/** The mean difference of shares over all keys, including those of one side only. */
export function meanDifference<Key>(one: Shares<Key>, other: Shares<Key>): number {
  const keys = new Set([...one.keys(), ...other.keys()]);
  return mean(Array.from(keys, (key) => Math.abs((one.get(key) ?? 0) - (other.get(key) ?? 0))));
}

export function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The smallest number at which the cumulative share reaches `share`. */
export function quantile(shares: Shares<number>, share: number): number | undefined {
  let sum = 0;
  for (const [number, each] of [...shares].sort(([a], [b]) => a - b)) {
    sum += each;
    if (sum >= share - 1e-9) return number;
  }
  return undefined;
}
