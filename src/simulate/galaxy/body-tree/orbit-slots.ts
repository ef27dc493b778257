import { astronomicalUnit, lightSecond, solarPull } from '../../../game/physical-constants.js';
import type { Random } from '../../random.js';
import type { Anchor } from './anchors.js';
import { spreadBetween } from './orbits.js';
import type { Host } from './star-hierarchy.js';

/** An orbit for a planet or a belt. */
export interface Slot {
  /** Metres. */
  readonly axis: number;
  readonly anchor?: Anchor;
}

/** How many orbits are filled, around the arrival star and around others. */
// biome-ignore format: one sort, one line
const counts: Readonly<Record<'arrival' | 'other' | 'several', readonly (readonly [number, number])[]>> = {
  arrival: [[0, 7], [1, 3], [2, 4], [3, 6], [4, 9], [5, 12], [6, 14], [7, 13], [8, 11], [9, 8], [11, 7], [13, 4], [15, 2]],
  other: [[0, 26], [1, 12], [2, 15], [3, 14], [4, 13], [5, 9], [6, 7], [8, 4]],
  several: [[0, 35], [1, 15], [2, 16], [3, 14], [4, 12], [6, 8]],
};

/** The orbits of planets: those of stations, and others in between, each farther out than the one before. */
export function slotsOf(host: Host, random: Random): readonly Slot[] {
  const { node, inner, outer } = host;
  const reach = Math.min(
    outer,
    12 * astronomicalUnit * Math.sqrt(node.pull / solarPull) * spreadBetween(0.5, 5, random),
  );
  const slots: Slot[] = host.anchors.flatMap((anchor) => anchorSlot(host, anchor, random));
  const count = random.weighted(counts[node.plan.is !== 'star' ? 'several' : host.isArrival ? 'arrival' : 'other']);
  let axis = inner * spreadBetween(1.05, 28, random);
  for (let left = count - slots.length; left > 0 && axis < reach; left--) {
    const near = slots.some((slot) => axis / slot.axis < 1.25 && slot.axis / axis < 1.25);
    if (near) left++;
    else slots.push({ axis });
    axis *= spreadBetween(1.28, 2.3, random);
  }
  return slots.sort((a, b) => a.axis - b.axis);
}

/**
 * Around the arrival star, the distance of a station is that of its planet; around another star, that of the
 * star.
 */
function anchorSlot(
  { node, inner, outer, isArrival, luminosity }: Host,
  anchor: Anchor,
  random: Random,
): readonly Slot[] {
  const axis = anchor.distance * lightSecond;
  if (isArrival || axis < outer) {
    const bottom = node.plan.is === 'star' ? 2.2 * node.plan.radius : inner / 2;
    return axis > bottom ? [{ axis, anchor }] : [];
  }
  const mild = 0.8 * Math.sqrt(luminosity) * astronomicalUnit;
  return [{ axis: Math.min(0.8 * outer, Math.max(1.5 * inner, mild * random.number(0.5, 2))), anchor }];
}

/** The distance to the neighbouring orbits, relative to this one. */
export function roomAround(slots: readonly Slot[], index: number): number {
  const axis = slots[index]?.axis ?? 1;
  const inside = slots[index - 1]?.axis ?? 0;
  const outside = slots[index + 1]?.axis ?? Number.POSITIVE_INFINITY;
  return Math.min(1 - inside / axis, outside / axis - 1);
}

/** The largest eccentricity with which an orbit crosses no other. */
export function stretchOf(slots: readonly Slot[], index: number): number {
  return Math.min(0.3, 0.4 * roomAround(slots, index));
}
