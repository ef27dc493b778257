import type { StarSystem } from '../../../game/star-system.js';
import { standsOnBody } from '../../../game/station-type-services.js';

/** What the bodies of a system follow from. */
export type BodyOrigin = Pick<StarSystem, 'name' | 'address' | 'starClass' | 'arrival' | 'population'> & {
  readonly stations: readonly { readonly type: string; readonly distance: number }[];
};

/** A place where stations are, and so a planet. */
export interface Anchor {
  /** Light-seconds from the arrival star. */
  readonly distance: number;
  /** Whether one of them stands on it. */
  readonly landable: boolean;
}

/** What was built at planets: ships come and go, and settlements stand on bodies that were there already. */
const free: ReadonlySet<string> = new Set(['FleetCarrier', 'MegaShip', 'OnFootSettlement']);

/** Stations with less than this between them share a planet. */
const apart = 1.12;

/** Where stations need a planet, the nearest first. One can be landed on: people build settlements. */
export function anchorsOf({ stations }: Pick<BodyOrigin, 'stations'>): readonly Anchor[] {
  const anchors: Anchor[] = [];
  const built = stations.filter(({ type }) => !free.has(type)).filter(({ distance }) => distance > 0);
  for (const { type, distance } of built.sort((a, b) => a.distance - b.distance)) {
    const before = anchors.at(-1);
    const landable = standsOnBody(type);
    if (!before || distance / before.distance >= apart) anchors.push({ distance, landable });
    else if (landable && !before.landable) anchors[anchors.length - 1] = { distance, landable };
  }
  const last = anchors.at(-1);
  if (last && !anchors.some(({ landable }) => landable)) anchors[anchors.length - 1] = { ...last, landable: true };
  return anchors;
}
