/** Fuel over the jumps. */
import { counted } from '../../../../../words/counted.js';
import type { Arrival } from '../../../moment/current-place.js';
import { tonnes } from '../../../words/measures.js';
import { clockBeside } from '../../../words/time-words.js';

export interface FuelPoint {
  /** Line number of the jump. */
  readonly n: number;
  readonly time: number;
  readonly name: string;
  /** Tonnes left after the jump, and used by it. */
  readonly level: number;
  readonly used?: number;
}

export interface FuelHistory {
  readonly points: readonly FuelPoint[];
  /** Capacity of the main tank in tonnes, if a Loadout says so. */
  readonly capacity?: number;
}

export function fuelHistory(arrivals: readonly Arrival[], capacity: number | undefined): FuelHistory {
  const points = arrivals.flatMap(({ n, time, name, fuelLevel, fuelUsed }) =>
    time === undefined || fuelLevel === undefined
      ? []
      : [{ n, time, name, level: fuelLevel, ...(fuelUsed !== undefined && { used: fuelUsed }) }],
  );
  return { points: points.sort((a, b) => a.time - b.time), ...(capacity !== undefined && { capacity }) };
}

/** Text alternative of the plot. */
export function fuelSentence({ points, capacity }: FuelHistory): string {
  const last = points.at(-1);
  if (!last) return 'Fuel appears here after the first jump: how much each one used, and what was left.';
  const used = points.reduce((sum, point) => sum + (point.used ?? 0), 0);
  const lowest = points.reduce((low, point) => (point.level < low.level ? point : low));
  const tank = capacity === undefined ? '' : ` of ${tonnes(capacity)}`;
  const total = `${counted(points.length, 'jump')} used ${tonnes(used)}.`;
  const least = `the least was ${tonnes(lowest.level)}, at ${clockBeside(lowest.time, last.time)}`;
  return `${total} ${tonnes(last.level)}${tank} left after the latest; ${least}.`;
}

/** One point in words, with its date if the last jump was on another day. */
export function fuelPointWords({ time, name, level, used }: FuelPoint, { points }: FuelHistory): string {
  const took = used === undefined ? '' : `, the jump took ${tonnes(used)}`;
  return `${clockBeside(time, points.at(-1)?.time)} ${name}: ${tonnes(level)} left${took}`;
}
