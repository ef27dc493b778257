import type { Body, StarSystem } from '../../game/star-system.js';
import { standsOnBody } from '../../game/station-type-services.js';
import { hashOf, Random } from '../random.js';
import { sixDecimals } from '../round.js';

/** What the bodies of a system follow from. */
export type BodyOrigin = Pick<StarSystem, 'name' | 'address' | 'starClass' | 'arrival'> & {
  readonly stations: readonly { readonly type: string; readonly distance: number }[];
};

/** How many landable bodies a system has, and how likely. */
const counts = [
  [0, 25],
  [1, 20],
  [2, 20],
  [3, 15],
  [4, 10],
  [5, 6],
  [6, 4],
] as const;

/** How warm it is around a star, against Sol. */
const warmth: Readonly<Record<string, number>> = { O: 6, B: 4, A: 1.9, F: 1.2, G: 1, K: 0.75, M: 0.45 };

/** Light-seconds within which a planet's moons are found. */
const reach = 12;

/** The landable bodies of a system, from the star outwards; always the same ones. */
export function bodiesOf(system: BodyOrigin): readonly Body[] {
  if (system.name === 'Sol') return nearSol;
  const random = new Random(hashOf(`bodies of ${system.address}`));
  const distances = distancesOf(system, random);
  const suffix = system.arrival.name === `${system.name} A` ? ' A' : '';
  let planet = random.integer(0, 2);
  let moon = 0;
  let id = system.arrival.id + random.integer(1, 4);
  return distances.map((distance, index) => {
    const beside = distance - (distances[index - 1] ?? Number.NEGATIVE_INFINITY) < reach;
    if (!beside) {
      planet += random.integer(1, 2);
      moon = random.chance(0.4) ? 1 : 0;
    } else moon++;
    id += random.integer(1, 3);
    const name = `${system.name}${suffix} ${planet}${moon > 0 ? ` ${String.fromCharCode(96 + moon)}` : ''}`;
    return bodyAt(distance, name, id, system.starClass, random);
  });
}

/** The body that a station at a distance from the star stands on. */
export function bodyUnder(distance: number, bodies: readonly Body[]): Body | undefined {
  return bodies.find((body) => Math.abs(body.distance - distance) < reach);
}

/**
 * Where ports stand there is a body; others lie anywhere, now and then two beside each other. Settlements were built on
 * bodies that were there already.
 */
function distancesOf({ stations }: BodyOrigin, random: Random): number[] {
  const distances: number[] = [];
  const add = (distance: number, apart: number) => {
    if (distances.every((other) => Math.abs(other - distance) >= apart)) distances.push(distance);
  };
  for (const { type, distance } of stations)
    if (standsOnBody(type) && type !== 'OnFootSettlement') add(distance, reach);
  const count = random.weighted(counts);
  while (distances.length < count) {
    const before = distances.at(-1);
    if (before !== undefined && random.chance(0.3)) add(sixDecimals(before + random.number(1, 9)), 1);
    else add(sixDecimals(4 + 6000 * mostlySmall(random)), 1);
  }
  return distances.sort((a, b) => a - b);
}

function bodyAt(distance: number, name: string, id: number, starClass: string, random: Random): Body {
  const radius = Math.round(4 * (2e5 + 6.8e6 * mostlySmall(random))) / 4;
  // What the Earth has at its size and density; small worlds with too little of it cannot be stood upon.
  const pull = radius / 6.371e6 / 5514;
  const gravity = sixDecimals(pull * random.number(Math.max(2500, 0.0301 / pull), Math.max(9000, 0.033 / pull)));
  const warm = 279 * (warmth[starClass.charAt(0)] ?? 0.4) * Math.sqrt(499 / Math.max(distance, 1));
  const temperature = sixDecimals(Math.min(700, Math.max(20, warm * random.number(0.85, 1.2))));
  const mild = temperature > 240 && temperature < 330 && gravity > 0.2;
  return { name, id, radius, gravity, temperature, breathable: mild && random.chance(0.3), distance };
}

/** A number from 0 to 1, more often small than large. */
function mostlySmall(random: Random): number {
  return random.number(0, 1) * random.number(0, 1);
}

const nearSol: readonly Body[] = [
  { name: 'Mercury', id: 1, radius: 2439700, gravity: 0.378, temperature: 440, breathable: false, distance: 220.984 },
  { name: 'Moon', id: 4, radius: 1737400, gravity: 0.165, temperature: 250, breathable: false, distance: 499.1 },
  { name: 'Io', id: 9, radius: 1821600, gravity: 0.183, temperature: 110, breathable: false, distance: 2597.2 },
  { name: 'Europa', id: 10, radius: 1560800, gravity: 0.134, temperature: 102, breathable: false, distance: 2597.9 },
  { name: 'Ganymede', id: 11, radius: 2634100, gravity: 0.146, temperature: 110, breathable: false, distance: 2598.6 },
  { name: 'Callisto', id: 12, radius: 2410300, gravity: 0.126, temperature: 134, breathable: false, distance: 2600.1 },
];
