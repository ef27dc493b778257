import type { SolidKind } from '../../../game/planet-class-table.js';
import { cubeRoot, fourthRoot } from '../../exact-math.js';
import type { Random } from '../../random.js';
import { circleEachOther, orbitAround, spreadBetween } from './orbits.js';
import { spun } from './spin.js';
import { warmthFrom } from './stars.js';
import { planetNode, type TreeNode } from './tree-node.js';
import { solidWorld } from './worlds.js';

/** A body that may have moons. */
export interface Mother {
  readonly node: TreeNode;
  /** Metres. */
  readonly radius: number;
  /** Earth masses. */
  readonly mass: number;
  /** Black-body temperature there, in kelvin. */
  readonly warmth: number;
  /** Its own luminosity, relative to the Sun: brown dwarfs warm their moons. */
  readonly luminosity: number;
  /** The radius within which it can hold moons, in metres. */
  readonly reach: number;
  /** Its depth in the hierarchy: 0 for a planet, 1 for a moon. */
  readonly depth: number;
}

/** The Hill radius in metres: within it, the pull of a body exceeds that of what it orbits. */
export function hillRadius(semiMajorAxis: number, pull: number, parentPull: number): number {
  return semiMajorAxis * cubeRoot(pull / (3 * parentPull));
}

/** Gives a body its moons, occasionally with moons of their own. */
export function addMoons(mother: Mother, count: number, random: Random): void {
  const { node, radius, reach, depth } = mother;
  const ring = node.rings.at(-1)?.outerRadius ?? 0;
  const moons: TreeNode[] = [];
  let axis = Math.max(radius * random.number(2.6, 6), ring * random.number(1.15, 1.6));
  let number = 0;
  const label = () => `${node.label} ${String.fromCharCode(97 + number++)}`;
  while (number < count && axis < reach) {
    const paired = number + 2 <= count && random.chance(0.1);
    const orbit = orbitAround(node.pull, axis, { eccentricity: 0.05, inclination: depth === 0 ? 30 : 5 }, random);
    const warmth = warmthBeside(mother, axis);
    const one = moonOf(mother, warmth, label(), random);
    const between = 0.15 * hillRadius(axis, one.pull, node.pull);
    if (paired && between > 5 * sizeOf(one)) {
      const two = moonOf(mother, warmth, label(), random);
      const both = circleEachOther(one, two, between, { eccentricity: 0.01, inclination: 5 }, random);
      both.orbit = orbit;
      moons.push(both);
    } else {
      one.orbit = orbit;
      moons.push(one);
      if (depth === 0 && number < 26 && random.chance(0.04)) addMoons(motherOf(one, axis, mother), 1, random);
    }
    axis *= spreadBetween(1.22, 2, random);
  }
  node.satellites = moons;
  for (const moon of moons)
    for (const each of moon.members.length > 0 ? moon.members : [moon]) spun(each, 0.76, random);
}

/** Black-body temperature in kelvin, from the star and from what it orbits. */
function warmthBeside({ warmth, luminosity }: Mother, axis: number): number {
  if (luminosity === 0) return warmth;
  const near = warmthFrom(luminosity, axis);
  return fourthRoot(warmth * warmth * warmth * warmth + near * near * near * near);
}

/** A moon as the mother of its own moons. */
function motherOf(moon: TreeNode, axis: number, { node, warmth, depth }: Mother): Mother {
  const plan = moon.plan as { radius: number; mass: number };
  const reach = 0.3 * hillRadius(axis, moon.pull, node.pull);
  return { node: moon, radius: plan.radius, mass: plan.mass, warmth, luminosity: 0, reach, depth: depth + 1 };
}

function moonOf({ mass }: Mother, warmth: number, label: string, random: Random): TreeNode {
  const share = mass > 8 ? spreadBetween(1e-6, 2e-4, random) : spreadBetween(2e-4, 0.02, random);
  const world = solidWorld(
    moonKind(warmth, random),
    {
      warmth,
      mass: Math.min(0.5, 0.3 * mass, Math.max(0.0002 * random.number(0.5, 2), mass * share)),
      settled: false,
      isMoon: true,
    },
    random,
  );
  return planetNode(world, label);
}

/** Moons are rock near the star, and ice where it is cold. */
function moonKind(warmth: number, random: Random): SolidKind {
  if (warmth > 135) return random.weighted({ rock: 80, ore: 14, rockyIce: 6 });
  return random.weighted({ ice: 76, rockyIce: 16, rock: 8 });
}

function sizeOf({ plan }: TreeNode): number {
  return 'radius' in plan ? plan.radius : 0;
}
