import type { PadSize } from '../../game/hull-table.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import type { Ship } from '../ship/ship.js';

const padIndex: Readonly<Record<PadSize, number>> = { small: 0, medium: 1, large: 2 };

/** The stations of a system with a pad that is large enough. */
export function stationsWithPadFor({ stations }: StarSystem, { pad }: Ship): Station[] {
  return stations.filter(({ pads }) => pads.some((count, index) => count > 0 && index >= padIndex[pad]));
}
