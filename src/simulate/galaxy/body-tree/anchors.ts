import type { StarSystem } from '../../../game/star-system.js';
import { isOnBody } from '../../../game/station-type-services.js';

/** What the bodies of a system are derived from. */
export type BodyOrigin = Pick<StarSystem, 'name' | 'address' | 'starClass' | 'arrival' | 'population'> & {
  readonly stations: readonly { readonly type: string; readonly distance: number }[];
};

/** A location of stations, and therefore of a planet. */
export interface Anchor {
  /** Light-seconds from the arrival star. */
  readonly distance: number;
  /** Whether one of the stations is on its surface. */
  readonly landable: boolean;
}

/** Station types that need no planet of their own: ships come and go, and settlements use existing bodies. */
const free: ReadonlySet<string> = new Set(['FleetCarrier', 'MegaShip', 'OnFootSettlement']);

/** Stations whose distances differ by less than this factor share a planet. */
const apart = 1.12;

/** The planets that stations need, nearest first. One is landable: people build settlements. */
export function anchorsOf({ stations }: Pick<BodyOrigin, 'stations'>): readonly Anchor[] {
  const anchors: Anchor[] = [];
  const built = stations.filter(({ type }) => !free.has(type)).filter(({ distance }) => distance > 0);
  for (const { type, distance } of built.sort((a, b) => a.distance - b.distance)) {
    const before = anchors.at(-1);
    const landable = isOnBody(type);
    if (!before || distance / before.distance >= apart) anchors.push({ distance, landable });
    else if (landable && !before.landable) anchors[anchors.length - 1] = { distance, landable };
  }
  const last = anchors.at(-1);
  if (last && !anchors.some(({ landable }) => landable)) anchors[anchors.length - 1] = { ...last, landable: true };
  return anchors;
}
