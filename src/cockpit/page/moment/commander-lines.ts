/** Which lines of a journal are whose. */
import type { History } from '../../protocol.js';
import { lastWhere } from '../../recording/last-where.js';

/** Who plays at a line; before the first log-in, whoever logs in then. */
export function commanderAt(commanders: History['commanders'], n: number): string | undefined {
  return (commanders[lastWhere(commanders, (each) => each.n <= n)] ?? commanders[0])?.name;
}

/** The points of one commander. */
export function ownPoints({ points, commanders }: History, name: string | undefined): History['points'] {
  return points.filter(({ n }) => commanderAt(commanders, n) === name);
}
