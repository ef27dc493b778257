import { lightSecond } from '../../../game/physical-constants.js';
import { hotspotsByRing, type RingClass } from '../../../game/ring-table.js';
import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { spreadBetween } from './orbits.js';
import type { BeltPlan, RingPlan } from './tree-node.js';

/** Rounds to five significant digits, as Scan writes them. */
function fiveDigits(value: number): number {
  return Number(value.toPrecision(5));
}

/** The rings of a body with this radius and temperature, innermost first, up to a radius of `most`. */
export function ringsAround(radius: number, warmth: number, most: number, random: Random): readonly RingPlan[] {
  const rings: RingPlan[] = [];
  const count = random.chance(0.45) ? 2 : 1;
  let inner = radius * random.number(1.5, 2.1);
  for (let left = count; left > 0; left--) {
    const outer = Math.min(most, inner * spreadBetween(1.15, 3.2, random));
    if (outer < 1.05 * inner) break;
    const ringClass = ringClassAt(warmth, random);
    const area = Math.PI * (outer * outer - inner * inner);
    rings.push({
      ringClass,
      mass: fiveDigits(area * spreadBetween(6e-7, 6e-5, random)),
      innerRadius: fiveDigits(inner),
      outerRadius: fiveDigits(outer),
      hotspots: hotspotsOf(ringClass, random),
    });
    inner = outer * random.number(1.002, 1.05);
  }
  return rings;
}

/** A belt around a star, with its clusters. */
export function beltAt(semiMajorAxis: number, warmth: number, random: Random): BeltPlan {
  const inner = semiMajorAxis * random.number(0.86, 0.94);
  const outer = semiMajorAxis * random.number(1.06, 1.14);
  const count = Math.round(spreadBetween(2, 16, random));
  return {
    is: 'belt',
    ring: {
      ringClass: ringClassAt(warmth, random),
      mass: fiveDigits(spreadBetween(1e13, 8e15, random)),
      innerRadius: fiveDigits(inner),
      outerRadius: fiveDigits(outer),
    },
    clusters: Array.from({ length: count }, () => sixDecimals(random.number(inner, outer) / lightSecond)),
  };
}

function ringClassAt(warmth: number, random: Random): RingClass {
  const icy = warmth < 110 ? 0.75 : warmth < 170 ? 0.35 : 0;
  if (random.chance(icy)) return 'eRingClass_Icy';
  return random.weighted({ eRingClass_Rocky: 45, eRingClass_MetalRich: 38, eRingClass_Metalic: 17 });
}

function hotspotsOf(ringClass: RingClass, random: Random): RingPlan['hotspots'] {
  if (random.chance(0.2)) return [];
  const choices = hotspotsByRing[ringClass];
  return random
    .sample(choices, random.integer(1, Math.min(4, choices.length)))
    .map((commodity) => [commodity, 1 + random.weightedIndex([60, 27, 13])]);
}
