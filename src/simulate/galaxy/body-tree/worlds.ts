import { atmosphereSorts } from '../../../game/atmosphere-sorts.js';
import { earthPull, gravitation } from '../../../game/physical-constants.js';
import { type SolidClass, type SolidKind, solidClasses } from '../../../game/planet-class-table.js';
import { cubeRoot, fourthRoot } from '../../exact-math.js';
import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { type Atmosphere, atmosphereOf, atmosphereOver, landingPressure, mixtureOf } from './atmospheres.js';
import { spreadBetween } from './orbits.js';
import { materialsOf } from './surface-materials.js';
import type { PlanetDetails, PlanetPlan } from './tree-node.js';
import { volcanismOf } from './volcanism.js';

/** What a world is derived from. */
export interface WorldPlace {
  /** Black-body temperature there, in kelvin. */
  readonly warmth: number;
  /** Earth masses. */
  readonly mass: number;
  /** Whether there are ports. */
  readonly settled: boolean;
  /** Whether it is a moon, with tidal heating. */
  readonly isMoon: boolean;
}

/** The lowest temperature seen in journals, in kelvin. */
const coldest = 20;

/** Kelvin on the shaded side, where ports near a star are built. */
const hottestPort = 690;

export function solidWorld(kind: SolidKind, place: WorldPlace, random: Random): PlanetPlan {
  const made: SolidClass = solidClasses[kind];
  const mass = Math.max(0.00005, sixDecimals(place.mass));
  const density = made.density * (1 + made.pressed * Math.sqrt(mass)) * random.number(0.97, 1.03);
  const radius = radiusOf(mass, density);
  const gravity = gravityOf(mass, radius);
  return planOf({ mass, radius, gravity }, true, (own) => solidDetails(kind, place, { mass, radius, gravity }, own));
}

/** A gas giant, or rarely a water giant. */
export function giantWorld({ warmth, mass: requested }: WorldPlace, random: Random): PlanetPlan {
  const mass = sixDecimals(requested);
  // Heavy giants still glow from their formation.
  const own = 70 * fourthRoot(mass / 100) * random.number(0.3, 1) + (mass > 900 ? mass * random.number(0.15, 0.28) : 0);
  const falling = warmth * fourthRoot(1 - random.number(0.25, 0.45));
  const temperature = fourthRoot(power4(own) + power4(falling));
  const ofWater = mass < 60 && temperature > 120 && temperature < 320 && random.chance(0.04);
  const radius = ofWater ? radiusOf(mass, random.number(5200, 7400)) : giantRadius(mass, random);
  const size = { mass, radius, gravity: gravityOf(mass, radius) };
  return planOf(size, false, (chance) => giantDetails(temperature, ofWater, chance));
}

type Size = Pick<PlanetPlan, 'mass' | 'radius' | 'gravity'>;

function planOf(size: Size, isSolid: boolean, details: PlanetPlan['details']): PlanetPlan {
  const { mass, radius, gravity } = size;
  return { is: 'planet', mass, radius, gravity, tidalLock: false, rotationPeriod: 0, axialTilt: 0, isSolid, details };
}

function solidDetails(
  kind: SolidKind,
  place: WorldPlace,
  { mass, radius, gravity }: Size,
  random: Random,
): PlanetDetails {
  const made: SolidClass = solidClasses[kind];
  const icy = made.ice[1] > 0.3;
  const albedo = icy ? random.number(0.2, 0.6) : random.number(0.04, 0.35);
  const shone = Math.max(coldest + random.number(0, 0.2), place.warmth * fourthRoot(1 - albedo));
  const bare = place.settled && shone > hottestPort ? random.number(0.8, 1) * hottestPort : shone;
  const ground = { temperature: bare, mass, gravity, radius, icy, settled: place.settled };
  const air = livingAir(kind, bare, random) ?? atmosphereOver(ground, random);
  const landable = !lively.has(kind) && air.pressure < landingPressure;
  return {
    planetClass: made.name,
    terraformState: terraformStateOf(kind, air, gravity, random),
    atmosphere: air.description,
    atmosphereType: air.type,
    gases: air.gases,
    volcanism: volcanismOf(kind, { isMoon: place.isMoon, mass }, random),
    temperature: sixDecimals(Math.fround(air.temperature)),
    pressure: air.pressure,
    landable,
    composition: compositionOf(made, random),
    materials: landable ? materialsOf(kind, random) : [],
  };
}

function giantDetails(temperature: number, ofWater: boolean, random: Random): PlanetDetails {
  const ofHelium = !ofWater && random.chance(0.012);
  const helium = ofHelium ? random.number(31, 39) : random.number(25.2, 28.4);
  return {
    planetClass: ofWater ? 'Water giant' : ofHelium ? 'Helium rich gas giant' : giantClassOf(temperature, random),
    terraformState: '',
    atmosphere: '',
    atmosphereType: '',
    gases: ofWater
      ? mixtureOf(['Water', 'Ammonia', 'Methane'], random.number(96, 99), random)
      : mixtureOf(['Hydrogen', 'Helium'], 100 - helium, random),
    volcanism: '',
    temperature: sixDecimals(Math.fround(temperature)),
    pressure: ofWater ? sixDecimals(Math.fround(spreadBetween(2e11, 1.2e12, random))) : 0,
    landable: false,
    composition: undefined,
    materials: [],
  };
}

/** Metres per second squared, from Earth masses and metres. */
export function gravityOf(mass: number, radius: number): number {
  return sixDecimals((earthPull * mass) / (radius * radius));
}

const lively: ReadonlySet<SolidKind> = new Set<SolidKind>(['water', 'ammonia', 'earthlike']);

function radiusOf(mass: number, density: number): number {
  return Math.fround(cubeRoot(((mass * earthPull) / gravitation / density) * (3 / (4 * Math.PI))));
}

/** Radius in metres: it grows up to a few Jupiter masses, and shrinks beyond. */
function giantRadius(mass: number, random: Random): number {
  const heavy =
    mass < 300 ? 71.3e6 * cubeRoot(mass / 300) : mass < 800 ? 71.3e6 + (mass - 300) * 9400 : 76e6 - (mass - 800) * 3500;
  return Math.fround(heavy * random.number(0.92, 1.07));
}

function giantClassOf(temperature: number, random: Random): string {
  if (temperature > 100 && temperature < 150 && random.chance(0.18)) return 'Gas giant with ammonia based life';
  if (temperature >= 150 && temperature < 250 && random.chance(0.35)) return 'Gas giant with water based life';
  const sudarsky =
    temperature < 150 ? 'I' : temperature < 250 ? 'II' : temperature < 800 ? 'III' : temperature < 1400 ? 'IV' : 'V';
  return `Sudarsky class ${sudarsky} gas giant`;
}

/** The atmosphere of worlds with life or seas. */
function livingAir(kind: SolidKind, bare: number, random: Random): Atmosphere | undefined {
  const pressure = spreadBetween(30_000, 400_000, random);
  if (kind === 'earthlike') {
    const oxygen = sixDecimals(random.number(17, 26));
    const argon = sixDecimals(random.number(0.2, 1.4));
    return {
      type: 'EarthLike',
      description: '',
      gases: [
        ['Nitrogen', sixDecimals(100 - oxygen - argon)],
        ['Oxygen', oxygen],
        ['Argon', argon],
      ],
      pressure: sixDecimals(Math.fround(pressure)),
      temperature: within(262, bare * 1.12, 318, random),
    };
  }
  if (kind === 'ammonia') {
    return {
      type: 'AmmoniaOxygen',
      // The game has no name for this atmosphere here, only the two spaces around it.
      description: 'thick  atmosphere',
      gases: mixtureOf(['Nitrogen', 'Argon'], random.number(92, 99), random),
      pressure: sixDecimals(Math.fround(spreadBetween(8e5, 1.5e8, random))),
      temperature: within(166, bare * 1.1, 232, random),
    };
  }
  if (kind !== 'water') return undefined;
  const seas = atmosphereSorts.filter(({ type }) =>
    ['Nitrogen', 'ArgonRich', 'CarbonDioxide', 'WaterRich', 'Ammonia'].includes(type),
  );
  return atmosphereOf(random.pick(seas), pressure * random.number(1, 5), bare, random);
}

/** A value if it is in a range; otherwise a random one in the range. */
function within(least: number, value: number, most: number, random: Random): number {
  return value > least && value < most ? value : random.number(least, most);
}

function terraformStateOf(
  kind: SolidKind,
  air: Atmosphere,
  gravity: number,
  random: Random,
): PlanetDetails['terraformState'] {
  const suitable = (kind === 'ore' || kind === 'rock' || kind === 'water') && gravity > 2.4 && gravity < 15;
  const mild = air.temperature > 205 && air.temperature < 335 && air.pressure < 600_000;
  return suitable && mild && random.chance(0.75) ? 'Terraformable' : '';
}

/** Shares in single precision; rock is the remainder. */
function compositionOf({ ice: [leastIce, mostIce], metal: [leastMetal, mostMetal] }: SolidClass, random: Random) {
  const ice = sixDecimals(random.number(leastIce, mostIce));
  const metal = sixDecimals(random.number(leastMetal, mostMetal));
  return { ice, rock: sixDecimals(1 - ice - metal), metal };
}

function power4(value: number): number {
  return value * value * value * value;
}
