import type { Station } from '../../game/star-system.js';
import type { Place, SurfacePosition } from './whereabouts.js';

/** On a pad of a station. */
export function dockedAt(station: Station): Place {
  const over = surfacePositionOf(station);
  return { is: 'docked', station, ...(over && { over }) };
}

/** Where on its body a station stands: always the same spot. */
export function surfacePositionOf({ body, marketId }: Station): SurfacePosition | undefined {
  if (!body) return undefined;
  const latitude = ((marketId % 12_000) - 6000) / 100;
  const longitude = ((marketId % 35_993) - 17_996) / 100;
  return { body, latitude, longitude, heading: marketId % 360, altitude: 0 };
}
