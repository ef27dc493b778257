import { earthPull } from '../../../game/physical-constants.js';
import type { Random } from '../../random.js';
import { addMoons, hillRadius } from './moons.js';
import { roomAround, type Slot, slotsOf, stretchOf } from './orbit-slots.js';
import { circleEachOther, orbitAround, spreadBetween } from './orbits.js';
import { planetOf, similarPlanet } from './planet-making.js';
import { beltAt } from './rings.js';
import { spun } from './spin.js';
import type { Host } from './star-hierarchy.js';
import { luminosityOf, warmthFrom } from './stars.js';
import type { PlanetPlan, TreeNode } from './tree-node.js';

/** The number of moons of giants, and of other planets. */
// biome-ignore format: one sort, one line
const manyMoons = [[0, 6], [1, 6], [2, 9], [3, 12], [4, 14], [5, 14], [6, 12], [7, 9], [8, 8], [10, 7], [12, 6], [15, 4]] as const;
const fewMoons = [54, 24, 14, 8];

/** Gives a star, or several, everything that orbits it. */
export function addPlanets(host: Host, random: Random): void {
  const slots = slotsOf(host, random);
  let planet = 0;
  let belt = 0;
  const prefix = host.node.label === '' ? '' : `${host.node.label} `;
  const number = () => `${prefix}${++planet}`;
  const isStar = host.node.plan.is === 'star';
  host.node.satellites = slots.map((slot, index) => {
    const warmth = warmthFrom(host.luminosity, slot.axis);
    const isBelt = isStar && !slot.anchor && random.chance(index === 0 ? 0.28 : 0.06);
    if (isBelt) return beltNode(`${prefix}${String.fromCharCode(65 + belt++)} Belt`, beltAt(slot.axis, warmth, random));
    const limits = { eccentricity: slot.anchor ? 0.02 : stretchOf(slots, index), inclination: 4 };
    const orbit = orbitAround(host.node.pull, slot.axis, limits, random);
    const node = planetOf(host, slot, warmth, number(), random);
    const separation = roomForTwo(node, slot, host, random);
    if (separation > 0 && roomAround(slots, index) > 0.2 && random.chance(0.11)) {
      const both = pairOf(node, separation, warmth, number(), random);
      both.orbit = orbit;
      return both;
    }
    node.orbit = orbit;
    spun(node, lockChance(orbit.period), random);
    moonsOf(node, host.node.pull, slot.axis, warmth, 1, random);
    return node;
  });
}

/** The separation in metres at which a second planet can orbit this one stably; 0 if it cannot. */
function roomForTwo({ plan, pull }: TreeNode, { axis, anchor }: Slot, { node }: Host, random: Random): number {
  if (plan.is !== 'planet' || anchor) return 0;
  const least = 8 * plan.radius;
  const most = 0.12 * hillRadius(axis, pull, node.pull);
  return most > least ? spreadBetween(least, most, random) : 0;
}

/** Two planets that orbit each other. */
function pairOf(one: TreeNode, separation: number, warmth: number, label: string, random: Random): TreeNode {
  const two = similarPlanet(one.plan as PlanetPlan, warmth, label, random);
  const both = circleEachOther(one, two, separation, { eccentricity: 0.05, inclination: 20 }, random);
  for (const each of [one, two]) {
    spun(each, lockChance(each.orbit?.period ?? 0), random);
    moonsOf(each, both.pull, separation / 2, warmth, 0.4, random);
  }
  return both;
}

function moonsOf(
  node: TreeNode,
  parentPull: number,
  axis: number,
  warmth: number,
  share: number,
  random: Random,
): void {
  const { plan } = node;
  if (plan.is !== 'star' && plan.is !== 'planet') return;
  const mass = node.pull / earthPull;
  const most = mass > 8 ? random.weighted(manyMoons) : random.weightedIndex(fewMoons);
  const count = Math.floor(most * share + random.number(0, 0.99) * (share < 1 ? 1 : 0));
  if (count === 0 || mass < 0.004) return;
  const reach = Math.min(0.3 * hillRadius(axis, node.pull, parentPull), 200 * plan.radius);
  const luminosity = plan.is === 'star' ? luminosityOf(plan) : 0;
  addMoons({ node, radius: plan.radius, mass, warmth, luminosity, reach, depth: 0 }, count, random);
}

/** Orbits of a few weeks are tidally locked; planets that take years rotate freely. */
function lockChance(period: number): number {
  const days = period / 86_400;
  return days < 30 ? 0.7 : days < 120 ? 0.3 : 0.03;
}

function beltNode(label: string, plan: TreeNode['plan']): TreeNode {
  return { plan, label, pull: 0, rings: [], members: [], satellites: [] };
}
