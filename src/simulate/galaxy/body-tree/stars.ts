import { astronomicalUnit, solarPull, solarRadius, solarTemperature } from '../../../game/physical-constants.js';
import { classOfMass, figuresOf } from '../../../game/star-figures.js';
import { fourthRoot, logarithm } from '../../exact-math.js';
import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import type { StarPlan, TreeNode } from './tree-node.js';

/** Radius of the event horizon in metres per solar mass. */
const horizon = 2953.25;

/** Absolute magnitude of the Sun. */
const solarMagnitude = 4.83;

/** A star of a class, at the age of its system. */
export function starOf(starType: string, age: number, random: Random): StarPlan {
  return starBetween(starType, random.number(0, 1), age, random);
}

/** An ordinary star of about this mass. */
export function starOfMass(approximateMass: number, age: number, random: Random): StarPlan {
  const starType = classOfMass(approximateMass);
  const [heavy, light] = figuresOf(starType).mass;
  return starBetween(starType, Math.min(0.999, Math.max(0, (heavy - approximateMass) / (heavy - light))), age, random);
}

/** Millions of years, common to all stars of a system. */
export function ageOf(starType: string, random: Random): number {
  const [youngest, oldest] = figuresOf(starType).age;
  return Math.round(random.number(youngest, oldest) / 2) * 2;
}

/** The luminosity of a star, relative to the Sun. */
export function luminosityOf({ radius, temperature }: Pick<StarPlan, 'radius' | 'temperature'>): number {
  const wide = radius / solarRadius;
  const warm = temperature / solarTemperature;
  return wide * wide * warm * warm * warm * warm;
}

/** Black-body temperature in kelvin at a distance from a source of this luminosity, relative to the Sun. */
export function warmthFrom(luminosity: number, metres: number): number {
  return (278.5 * fourthRoot(luminosity)) / Math.sqrt(metres / astronomicalUnit);
}

export function starNode(plan: StarPlan, label: string): TreeNode {
  return { plan, label, pull: plan.mass * solarPull, rings: [], members: [], satellites: [] };
}

function starBetween(starType: string, share: number, age: number, random: Random): StarPlan {
  const figures = figuresOf(starType);
  const between = ([first, last]: readonly [number, number], spread: number) =>
    (first + share * (last - first)) * random.number(1 - spread, 1 + spread);
  const isHole = starType === 'H' || starType === 'SupermassiveBlackHole';
  // Masses have eight binary digits, radii single precision.
  const mass =
    starType === 'SupermassiveBlackHole' ? 516_608 : Math.max(2, Math.round(256 * between(figures.mass, 0.04))) / 256;
  const radius = Math.fround(isHole ? horizon * mass : solarRadius * between(figures.radius, 0.06));
  const temperature = Math.round(between(figures.temperature, 0.01));
  return {
    is: 'star',
    starType,
    subclass: isHole ? 0 : Math.floor(10 * share),
    mass,
    radius,
    magnitude: isHole ? 20 : sixDecimals(Math.fround(magnitudeOf(luminosityOf({ radius, temperature })))),
    age,
    temperature,
    luminosity: random.pick(figures.luminosity),
    rotationPeriod: sixDecimals(rotationOf(starType, radius, random)),
    axialTilt: 0,
  };
}

function magnitudeOf(luminosity: number): number {
  return solarMagnitude - 2.5 * (logarithm(luminosity) / logarithm(10));
}

/** Rotation period in seconds: hot stars spin fast, collapsed ones faster. */
function rotationOf(starType: string, radius: number, random: Random): number {
  if (starType === 'N') return random.number(0.3, 9);
  if (starType === 'H' || starType === 'SupermassiveBlackHole') return random.number(0.01, 2);
  if (starType.startsWith('D')) return random.number(8000, 90_000);
  if (/^[OBAW]|^AeBe/.test(starType)) return radius * random.number(0.6e-4, 1.8e-4);
  return radius * random.number(3.8e-4, 6.2e-4);
}
