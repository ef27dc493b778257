import { astronomicalUnit, lightSecond, solarPull } from '../../../game/physical-constants.js';
import type { Random } from '../../random.js';
import type { Anchor } from './anchors.js';
import { innerOrbitWeights, orbitCountWeights } from './body-table.js';
import { spreadBetween } from './orbits.js';
import type { Host } from './star-hierarchy.js';

/** An orbit for a planet or a belt. */
export interface Slot {
  /** Metres. */
  readonly axis: number;
  readonly anchor?: Anchor;
}

/** The orbits of planets: those of stations, and others in between, each farther out than the one before. */
export function slotsOf(host: Host, random: Random): readonly Slot[] {
  const { node, inner, outer } = host;
  const reach = Math.min(
    outer,
    24 * astronomicalUnit * Math.sqrt(node.pull / solarPull) * spreadBetween(0.5, 5, random),
  );
  const cold = 4.2 * astronomicalUnit * Math.sqrt(Math.max(host.luminosity, 0.02));
  const slots: Slot[] = host.anchors.flatMap((anchor) => anchorSlot(host, anchor, random));
  const count = random.weighted(
    orbitCountWeights[node.plan.is !== 'star' ? 'several' : host.isArrival ? 'arrival' : 'other'],
  );
  // Few planets are close to the star; most are beyond a gap, where it is cold.
  const near = random.weighted(innerOrbitWeights);
  let axis = inner * spreadBetween(1.05, 28, random);
  for (let left = count - slots.length; left > 0 && axis < reach; left--) {
    const isTaken = slots.some((slot) => axis / slot.axis < 1.25 && slot.axis / axis < 1.25);
    if (isTaken) left++;
    else slots.push({ axis });
    if (count - left === near) axis = Math.max(axis, cold * spreadBetween(0.7, 3, random));
    axis *= spreadBetween(1.25, 1.75, random);
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
