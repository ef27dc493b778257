import type { PadSize } from '../../game/hull-table.js';
import type { StarSystem, Station } from '../../game/star-system.js';
import { unitOf } from '../random.js';
import { sixDecimals } from '../round.js';
import type { Ship } from '../ship/ship.js';
import type { Place, SurfacePosition } from './whereabouts.js';

const padIndex: Readonly<Record<PadSize, number>> = { small: 0, medium: 1, large: 2 };

/** The stations of a system with a pad that is large enough for the ship. */
export function stationsWithPadFor({ stations }: StarSystem, { pad }: Ship): Station[] {
  return stations.filter((station) => takes(station, pad));
}

/** Whether a system has a station with a pad that is large enough for the ship. */
export function hasPadFor({ stations }: StarSystem, { pad }: Ship): boolean {
  return stations.some((station) => takes(station, pad));
}

function takes({ pads }: Station, pad: PadSize): boolean {
  for (let size = padIndex[pad]; size < pads.length; size++) if ((pads[size] as number) > 0) return true;
  return false;
}

/** On a pad of a station. */
export function dockedAt(station: Station): Place {
  const over = surfacePositionOf(station);
  return { is: 'docked', station, ...(over && { over }) };
}

/** Where on its body a station is, always the same spot; undefined for a station in space. */
export function surfacePositionOf({ body, marketId }: Station): SurfacePosition | undefined {
  if (!body) return undefined;
  const latitude = sixDecimals(120 * unitOf(`latitude of ${marketId}`) - 60);
  const longitude = sixDecimals(360 * unitOf(`longitude of ${marketId}`) - 180);
  return { body, latitude, longitude, heading: marketId % 360, altitude: 0 };
}
