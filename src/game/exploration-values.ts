/** The value of exploration data, by the formula that the community of explorers found. */

import type { Planet, Star } from './celestial-body.js';
import { otherPlanets, planetBases } from './exploration-value-table.js';

/** What was done with a body. */
export interface BodyDeeds {
  /** No data about it had been sold before. */
  readonly firstDiscovered: boolean;
  /** With probes; efficient within the target number of them. */
  readonly mapped?: 'efficiently' | 'wastefully';
  readonly firstMapped?: boolean;
}

/** The minimum value of a body. */
const least = 500;
const firstDiscovery = 2.6;
const efficiency = 1.25;

/** The factor for a mapped planet. */
const mapping = { firstOfAll: 3.699622554, firstMapped: 8.0956, plain: 3.3333333333 };

/** The bonus for mapping. */
const probes = { share: 0.3, least: 555 };

/** The weight of its mass. */
const massFactor = 0.56591828;

export function starValue({ starType, mass }: Pick<Star, 'starType' | 'mass'>, firstDiscovered: boolean): number {
  const base = starBase(starType);
  return Math.round((base + (mass * base) / 66.25) * (firstDiscovered ? firstDiscovery : 1));
}

export function planetValue(planet: ValuedPlanet, { firstDiscovered, mapped, firstMapped = false }: BodyDeeds): number {
  let value = detailedValue(planet);
  if (mapped) {
    value *= mappingFactor(firstDiscovered, firstMapped);
    value += Math.max(value * probes.share, probes.least);
    if (mapped === 'efficiently') value *= efficiency;
  }
  return Math.round(Math.max(least, value) * (firstDiscovered ? firstDiscovery : 1));
}

/** Credits for a body that was only counted by the discovery scanner: a third of its scan. */
export function countedValue(body: Star | ValuedPlanet): number {
  const whole = 'starType' in body ? starValue(body, false) : planetValue(body, { firstDiscovered: false });
  return Math.round(whole / 3);
}

/** The bonus per body of a fully discovered system, and per planet of a fully mapped one. */
export const completionBonus = { found: 1000, mapped: 10_000 };

type ValuedPlanet = Pick<Planet, 'planetClass' | 'terraformState' | 'mass'>;

function detailedValue({ planetClass, terraformState, mass }: ValuedPlanet): number {
  const [base, terraformable] = planetBases[planetClass] ?? otherPlanets;
  const worth = base + (terraformState === '' ? 0 : terraformable);
  return worth + worth * massFactor * fifthRoot(mass);
}

function mappingFactor(firstDiscovered: boolean, firstMapped: boolean): number {
  if (!firstMapped) return mapping.plain;
  return firstDiscovered ? mapping.firstOfAll : mapping.firstMapped;
}

function starBase(starType: string): number {
  if (starType === 'N' || starType === 'H') return 22_628;
  if (starType === 'SupermassiveBlackHole') return 33.5678;
  return starType.startsWith('D') ? 14_057 : 1200;
}

/** By Newton's method, with plain arithmetic only: the same digits on every machine. */
export function fifthRoot(value: number): number {
  if (!(value > 0)) return 0;
  let root = 1;
  for (let steps = 0; steps < 200; steps++) {
    const square = root * root;
    const next = (4 * root + value / (square * square)) / 5;
    if (Math.abs(next - root) <= 1e-15 * next) return next;
    root = next;
  }
  return root;
}
