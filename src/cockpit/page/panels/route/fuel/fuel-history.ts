/** Fuel over the jumps. */
import { counted } from '../../../../../words/counted.js';
import type { Arrival } from '../../../moment/current-place.js';
import { tonnes } from '../../../words/measures.js';
import { clockBeside } from '../../../words/time-words.js';

/** A jump of which is known when it was, and what was left after it. */
export type FuelPoint = Arrival & Required<Pick<Arrival, 'time' | 'fuelLevel'>>;

export interface FuelHistory {
  readonly points: readonly FuelPoint[];
  /** Capacity of the main tank in tonnes, if a Loadout says so. */
  readonly capacity?: number;
}

export function fuelHistory(arrivals: readonly Arrival[], capacity: number | undefined): FuelHistory {
  const points = arrivals.filter(
    (arrival): arrival is FuelPoint => arrival.time !== undefined && arrival.fuelLevel !== undefined,
  );
  return { points: points.sort((a, b) => a.time - b.time), ...(capacity !== undefined && { capacity }) };
}

/** Text alternative of the plot. */
export function fuelSentence({ points, capacity }: FuelHistory): string {
  const last = points.at(-1);
  if (!last) return 'Fuel appears here after the first jump: how much each one used, and what was left.';
  const used = points.reduce((sum, point) => sum + (point.fuelUsed ?? 0), 0);
  const lowest = points.reduce((low, point) => (point.fuelLevel < low.fuelLevel ? point : low));
  const tank = capacity === undefined ? '' : ` of ${tonnes(capacity)}`;
  const total = `${counted(points.length, 'jump')} used ${tonnes(used)}.`;
  const least = `the least was ${tonnes(lowest.fuelLevel)}, at ${clockBeside(lowest.time, last.time)}`;
  return `${total} ${tonnes(last.fuelLevel)}${tank} left after the latest; ${least}.`;
}

/** One point in words, with its date if the last jump was on another day. */
export function fuelPointWords({ time, name, fuelLevel, fuelUsed }: FuelPoint, { points }: FuelHistory): string {
  const took = fuelUsed === undefined ? '' : `, the jump took ${tonnes(fuelUsed)}`;
  return `${clockBeside(time, points.at(-1)?.time)} ${name}: ${tonnes(fuelLevel)} left${took}`;
}
