import { atmosphereSorts } from '../../../game/atmosphere-sorts.js';
import type { AtmosphereSort } from '../../../game/atmosphere-table.js';
import { atmospherePressure } from '../../../game/physical-constants.js';
import { fourthRoot } from '../../exact-math.js';
import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { spreadBetween } from './orbits.js';

export interface Atmosphere {
  readonly type: string;
  readonly description: string;
  readonly gases: readonly (readonly [gas: string, percent: number])[];
  /** Pascals. */
  readonly pressure: number;
  /** Kelvin, at the ground. */
  readonly temperature: number;
}

/** What an atmosphere depends on. */
export interface Ground {
  /** Kelvin, without an atmosphere. */
  readonly temperature: number;
  /** Earth masses. */
  readonly mass: number;
  readonly gravity: number;
  readonly radius: number;
  readonly icy: boolean;
  /** Whether there are ports: only a thin atmosphere then. */
  readonly settled: boolean;
}

type Thickness = 'thin' | 'usual' | 'thick';

/** Ships can land below this pressure, in pascals. */
export const landingPressure = 0.1 * atmospherePressure;

/** Pascals from which an atmosphere is called thick. */
const thick = 620_000;
/** Kelvin from which it is called hot. */
const hot = 500;

export function noAtmosphere(temperature: number): Atmosphere {
  return { type: 'None', description: '', gases: [], pressure: 0, temperature };
}

/** An atmosphere that a world can hold, often none. */
export function atmosphereOver(ground: Ground, random: Random): Atmosphere {
  // How well it retains its air: escape velocity, squared, relative to the temperature.
  const hold = (2 * ground.gravity * ground.radius) / ground.temperature / 1000;
  const thickness = thicknessOf(ground, random);
  if (!random.chance(chanceOfAir(hold, ground))) return noAtmosphere(ground.temperature);
  const sorts = atmosphereSorts.filter((sort) => suits(sort, thickness, hold, ground));
  if (sorts.length === 0) return noAtmosphere(ground.temperature);
  const sort = random.weighted(sorts.map((each) => [each, each.frequency] as const));
  const pressure = pressureOf(thickness, ground.gravity, random);
  return atmosphereOf(sort, pressure, ground.temperature, random);
}

/** An atmosphere of a kind at a pressure; it warms the surface. */
export function atmosphereOf(
  { type, words, greenhouse, gases, main }: AtmosphereSort,
  pressure: number,
  bare: number,
  random: Random,
): Atmosphere {
  const temperature = bare * (1 + greenhouse * fourthRoot(pressure / 100_000) * (pressure < landingPressure ? 0.1 : 1));
  const how = pressure < landingPressure ? 'thin ' : pressure >= thick ? 'thick ' : '';
  return {
    type,
    description: `${temperature >= hot ? 'hot ' : ''}${how}${words} atmosphere`,
    gases: mixtureOf(gases, random.number(main[0], main[1]), random),
    pressure: sixDecimals(Math.fround(pressure)),
    temperature,
  };
}

/** Percent of each gas, in descending order. */
export function mixtureOf(gases: readonly string[], main: number, random: Random): Atmosphere['gases'] {
  const first = sixDecimals(Math.min(100, main));
  const rest = sixDecimals(100 - first);
  const [gas = '', second, third] = gases;
  // Traces are not listed.
  if (rest < 0.1 || second === undefined) return [[gas, 100]];
  if (third === undefined || rest < 0.6)
    return [
      [gas, first],
      [second, rest],
    ];
  const less = sixDecimals(rest * random.number(0.04, 0.48));
  return [
    [gas, first],
    [second, sixDecimals(rest - less)],
    [third, less],
  ];
}

function suits(sort: AtmosphereSort, thickness: Thickness, hold: number, { temperature, mass, icy }: Ground): boolean {
  if (temperature < sort.from || temperature > (thickness === 'thin' ? sort.thinTo : sort.to)) return false;
  if (sort.ground !== 'any' && (sort.ground === 'ice') !== icy) return false;
  if (sort.only && sort.only !== thickness) return false;
  if (sort.type === 'Helium' && mass < 0.3) return false;
  return hold * sort.weight > 200;
}

function chanceOfAir(hold: number, { temperature, mass, settled }: Ground): number {
  if (hold < 7) return 0;
  if (settled) return temperature > 480 ? 0 : 0.3;
  if (temperature > 480) return mass < 0.3 ? 0.03 : 0.6;
  if (mass > 0.7) return 0.93;
  if (hold < 20) return 0.3;
  return hold < 80 ? 0.6 : 0.8;
}

function thicknessOf({ mass, settled }: Ground, random: Random): Thickness {
  const draw = random.number(0, 1);
  if (settled) return 'thin';
  if (mass < 0.03) return draw < 0.88 ? 'thin' : 'usual';
  if (mass < 0.3) return draw < 0.6 ? 'thin' : draw < 0.88 ? 'usual' : 'thick';
  if (mass < 1) return draw < 0.25 ? 'thin' : draw < 0.6 ? 'usual' : 'thick';
  return draw < 0.05 ? 'thin' : draw < 0.25 ? 'usual' : 'thick';
}

function pressureOf(thickness: Thickness, gravity: number, random: Random): number {
  if (thickness === 'thin')
    return Math.min(landingPressure * 0.98, spreadBetween(90, 5000, random) * (0.4 + gravity / 4));
  return thickness === 'thick'
    ? spreadBetween(thick, 4e8, random)
    : spreadBetween(1.02 * landingPressure, thick, random);
}
