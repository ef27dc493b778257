import type { Random } from '../random.js';
import { sixDecimals } from '../round.js';
import type { Resident } from './faction-roster.js';

/** Days over which an influence moves from one level to the next. */
const stride = 5;

/** Two factions in a conflict, which have the same influence; afterwards the winner has more. */
export interface InfluenceBond {
  readonly pair: readonly [first: number, second: number];
  /** The index of the winner, once the conflict is over. */
  readonly winner?: number;
}

/**
 * The shares of the factions on a day: integer parts of a number near a thousand, to six decimals. They
 * change a little from day to day, between levels that depend only on the seed, the system and the day.
 */
export function influencesOn(
  day: number,
  residents: readonly Resident[],
  bonds: readonly InfluenceBond[],
  random: Random,
): number[] {
  const parts = settle(partsOn(day, residents, random), bonds);
  let whole = total(parts);
  // Rounded shares rarely miss their sum by more than a few millionths; a different whole avoids it.
  for (let turn = 0; turn < 40 && Math.abs(total(shares(parts, whole)) - 1) > 3.1e-6; turn++) {
    for (const index of together(parts.indexOf(Math.max(...parts)), bonds)) parts[index] = (parts[index] as number) + 1;
    whole = total(parts);
  }
  return shares(parts, whole);
}

function shares(parts: readonly number[], whole: number): number[] {
  return parts.map((part) => sixDecimals(part / whole));
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function partsOn(day: number, residents: readonly Resident[], random: Random): number[] {
  const knot = Math.floor(day / stride);
  const along = (day - knot * stride) / stride;
  const before = heights(knot, residents, random);
  const after = heights(knot + 1, residents, random);
  const weights = before.map((height, index) => height + ((after[index] as number) - height) * along);
  const sum = total(weights);
  const aim = random.stream(`${day} whole`).integer(990, 1015);
  // The least influence is one per cent.
  const parts = weights.map((weight) => (weight === 0 ? 0 : Math.max(10, Math.round((weight / sum) * aim))));
  const largest = parts.indexOf(Math.max(...parts));
  parts[largest] = Math.max(10, (parts[largest] as number) + aim - total(parts));
  return parts;
}

function heights(knot: number, residents: readonly Resident[], random: Random): number[] {
  const chance = random.stream(`${knot} heights`);
  return residents.map(({ weight }) => weight * chance.number(0.8, 1.2));
}

function settle(parts: number[], bonds: readonly InfluenceBond[]): number[] {
  for (const { pair, winner } of bonds) {
    const [first, second] = pair;
    const mean = Math.round(((parts[first] as number) + (parts[second] as number)) / 2);
    parts[first] = mean;
    parts[second] = mean;
    if (winner === undefined) continue;
    const gain = Math.min(20, mean - 10);
    parts[first] += winner === first ? gain : -gain;
    parts[second] += winner === second ? gain : -gain;
  }
  return parts;
}

/** A faction, and the one bonded to the same influence. */
function together(index: number, bonds: readonly InfluenceBond[]): readonly number[] {
  return bonds.find(({ pair, winner }) => winner === undefined && pair.includes(index))?.pair ?? [index];
}
