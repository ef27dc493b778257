import type { Orbit } from '../../../game/celestial-body.js';
import { exponential, logarithm } from '../../exact-math.js';
import type { Random } from '../../random.js';
import { roundTo, sixDecimals } from '../../round.js';
import type { TreeNode } from './tree-node.js';

/** A number between two others, uniform in the logarithm. */
export function spreadBetween(least: number, most: number, random: Random): number {
  return least * exponential(random.number(0, 1) * logarithm(most / least));
}

/** Seconds of one orbit, by Kepler's third law. */
export function periodOf(semiMajorAxis: number, pull: number): number {
  return 2 * Math.PI * Math.sqrt((semiMajorAxis * semiMajorAxis * semiMajorAxis) / pull);
}

/** The largest inclination and eccentricity of an orbit. */
export interface OrbitLimits {
  readonly eccentricity: number;
  /** Degrees. */
  readonly inclination: number;
}

/** An orbit around a body. */
export function orbitAround(pull: number, semiMajorAxis: number, limits: OrbitLimits, random: Random): Orbit {
  const axis = sixDecimals(semiMajorAxis);
  return {
    semiMajorAxis: axis,
    // Nearly all orbits are almost circular.
    eccentricity: sixDecimals(limits.eccentricity * cube(random.number(0, 1))),
    inclination: sixDecimals(limits.inclination * cube(random.number(-1, 1))),
    periapsis: sixDecimals(random.number(0, 360)),
    ascendingNode: sixDecimals(random.number(-180, 180)),
    period: roundTo(periodOf(axis, pull), 6),
    meanAnomaly: sixDecimals(random.number(0, 360)),
  };
}

/**
 * Puts two nodes into orbit around their barycentre: the heavier one on the smaller orbit, always in
 * opposition.
 */
export function circleEachOther(
  first: TreeNode,
  second: TreeNode,
  separation: number,
  limits: OrbitLimits,
  random: Random,
): TreeNode {
  const pull = first.pull + second.pull;
  const whole = orbitAround(pull, separation, limits, random);
  first.orbit = { ...whole, semiMajorAxis: sixDecimals((separation * second.pull) / pull) };
  second.orbit = {
    ...whole,
    semiMajorAxis: sixDecimals((separation * first.pull) / pull),
    periapsis: sixDecimals((whole.periapsis + 180) % 360),
  };
  return {
    plan: { is: 'barycentre' },
    label: '',
    pull,
    rings: [],
    members: [first, second],
    satellites: [],
  };
}

function cube(value: number): number {
  return value * value * value;
}
