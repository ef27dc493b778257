import { astronomicalUnit, lightSecond } from '../../../game/physical-constants.js';
import type { StarSystem } from '../../../game/star-system.js';
import type { Random } from '../../random.js';
import type { Anchor, BodyOrigin } from './anchors.js';
import { circleEachOther, spreadBetween } from './orbits.js';
import { ageOf, luminosityOf, starNode, starOf, starOfMass } from './stars.js';
import type { StarPlan, TreeNode } from './tree-node.js';

/** A star, or several orbiting each other, and where planets may orbit. */
export interface Host {
  readonly node: TreeNode;
  /** Relative to the Sun. */
  readonly luminosity: number;
  /** Millions of years. */
  readonly age: number;
  /** The range of stable orbits, in metres. */
  readonly inner: number;
  readonly outer: number;
  readonly anchors: readonly Anchor[];
  readonly isArrival: boolean;
}

export interface Stars {
  readonly root: TreeNode;
  /** The star at which ships arrive. */
  readonly arrival: TreeNode;
  /** In the order in which their satellites are numbered. */
  readonly hosts: readonly Host[];
}

const starOrbits = { eccentricity: 0.4, inclination: 90 } as const;
/** Nearly circular, so that the distances of stations at the other star stay true. */
const steadyOrbits = { eccentricity: 0.01, inclination: 90 } as const;

/** Orbits are stable up to this share of the distance to the other star. */
const calm = 0.22;
/** Orbits around two stars are stable beyond this multiple of their separation. */
const clear = 3.4;

/** The largest distance of another star, and of the first of several, in light-seconds. */
const farthest = 500_000;
const widestPair = 300_000;
/** The share of outermost stars that are very far away, where no stations fix the distances. */
const wide = 0.4;

/** The stars of a system. The number of the arrival star is the number of barycentres above it. */
export function starsOf(system: BodyOrigin, anchors: readonly Anchor[], random: Random): Stars {
  const age = ageOf(system.starClass, random);
  const letters = new Letters(system);
  const first = starOf(system.starClass, age, random);
  const arrivalStar = starNode(first, letters.arrival);
  const levels = levelsOf(system.arrival);
  const placed = placesFor(system, anchors, levels, random);
  const hosts: Host[] = [];
  let inside = arrivalStar;
  let insideHosts: Host[] = [
    starHost(arrivalStar, placed.separations[0], system.arrival.type === 'Star' ? placed.near : [], true, age),
  ];
  placed.separations.forEach((separation, level) => {
    const last = level === levels - 1;
    const { node, hosts: companions } = companionOf(first, separation, last ? placed.far : [], age, letters, random);
    const limits = last && placed.far.length > 0 ? steadyOrbits : starOrbits;
    const both = circleEachOther(inside, node, separation * lightSecond, limits, random);
    both.label = lettersOf(inside) + lettersOf(node);
    const around = system.arrival.type === 'Null' && level === 0 ? placed.near : [];
    insideHosts = [
      ...insideHosts,
      ...companions,
      pairHost(both, separation, placed.separations[level + 1], around, age, [...insideHosts, ...companions]),
    ];
    inside = both;
  });
  hosts.push(...insideHosts);
  return { root: inside, arrival: system.arrival.type === 'Null' ? inside : arrivalStar, hosts };
}

function levelsOf({ type, id, name }: StarSystem['arrival']): number {
  if (type === 'Star') return Math.min(id, 4);
  return name.endsWith(' ABC') ? 2 : 1;
}

/** Light-seconds between the stars, from the closest pair outwards, such that planets with stations fit. */
function placesFor(system: BodyOrigin, anchors: readonly Anchor[], levels: number, random: Random) {
  const separations: number[] = [];
  const first = system.arrival.type === 'Null';
  const distant = anchors.filter(({ distance }) => distance > 4000);
  const close = anchors.filter(({ distance }) => distance <= 4000);
  const apart = 2 / calm;
  const reach = (close.at(-1)?.distance ?? 0) * apart;
  const splits =
    !first && levels > 0 && distant.length > 0 && (distant[0]?.distance ?? 0) > (levels > 1 ? 8 : 1) * reach;
  const near = splits ? close : anchors;
  const nearest = near[0]?.distance ?? 0;
  const widest = (near.at(-1)?.distance ?? 0) * apart;
  for (let level = 0; level < levels; level++) {
    const before = separations.at(-1);
    const least = before === undefined ? 0 : 7 * before;
    const last = level === levels - 1;
    const drawn =
      last && anchors.length === 0 && random.chance(wide)
        ? spreadBetween(farthest / 20, widestPair, random)
        : before === undefined
          ? spreadBetween(5, widestPair / 4 ** (levels - 1), random)
          : Math.min(before * spreadBetween(8, 60, random), farthest / 7 ** (levels - 1 - level));
    let separation = Math.max(drawn, least, level === 0 && !first ? widest : 0);
    if (first && level === 0 && near.length > 0) separation = Math.min(drawn, nearest / (clear + 2));
    if (first && level === 1) separation = Math.max(separation, widest);
    if (splits && last) separation = distant[0]?.distance ?? separation;
    else if (splits) separation = Math.min(separation, Math.max(reach, (distant[0]?.distance ?? 0) / 8));
    separations.push(Math.min(separation, Math.max(farthest, least)));
  }
  return { separations, near, far: splits ? distant : [] };
}

/** Another star, or a pair, lighter than the first. */
function companionOf(
  first: StarPlan,
  separation: number,
  anchors: readonly Anchor[],
  age: number,
  letters: Letters,
  random: Random,
): { readonly node: TreeNode; readonly hosts: readonly Host[] } {
  const lightest = 0.0118;
  const another = (heaviest: number) =>
    starNode(
      starOfMass(Math.max(lightest, Math.min(heaviest, 1.2) * random.number(0.12, 0.95)), age, random),
      letters.next(),
    );
  const one = another(first.mass);
  if (separation < 40 || !random.chance(0.18))
    return { node: one, hosts: [starHost(one, separation, anchors, false, age)] };
  const two = another((one.plan as StarPlan).mass);
  const between = spreadBetween(2, Math.max(3, separation / 12), random);
  const both = circleEachOther(one, two, between * lightSecond, starOrbits, random);
  both.label = lettersOf(one) + lettersOf(two);
  const hosts = [starHost(one, between, [], false, age), starHost(two, between, [], false, age)];
  return { node: both, hosts: [...hosts, pairHost(both, between, separation, anchors, age, hosts)] };
}

/** The planets of one star stay closer to it than to the next. */
function starHost(
  node: TreeNode,
  separation: number | undefined,
  anchors: readonly Anchor[],
  isArrival: boolean,
  age: number,
): Host {
  const plan = node.plan as StarPlan;
  const luminosity = luminosityOf(plan);
  return {
    node,
    luminosity,
    age,
    inner: Math.max(3.2 * plan.radius, scorched(luminosity), 0.8 * lightSecond),
    outer: separation === undefined ? Number.POSITIVE_INFINITY : calm * separation * lightSecond,
    anchors,
    isArrival,
  };
}

/** Planets of two stars stay far from both. */
function pairHost(
  node: TreeNode,
  separation: number,
  next: number | undefined,
  anchors: readonly Anchor[],
  age: number,
  within: readonly Host[],
): Host {
  return {
    node,
    luminosity: within.reduce((sum, { node: { plan }, luminosity }) => sum + (plan.is === 'star' ? luminosity : 0), 0),
    age,
    inner: clear * separation * lightSecond,
    outer: next === undefined ? Number.POSITIVE_INFINITY : calm * next * lightSecond,
    anchors,
    isArrival: false,
  };
}

/** The radius in metres within which nothing solid lasts: 1,900 K. */
function scorched(luminosity: number): number {
  return 0.0215 * Math.sqrt(luminosity) * astronomicalUnit;
}

function lettersOf({ label, members }: TreeNode): string {
  return members.length > 0 ? members.map((member) => lettersOf(member)).join('') : label || 'A';
}

/** The letters of the stars, in their order. */
class Letters {
  /** Empty if the arrival star has another name. */
  readonly arrival: string;
  readonly #left: string[];

  constructor({ name, arrival }: Pick<StarSystem, 'name' | 'arrival'>) {
    const own = arrival.type === 'Null' ? 'A' : /^ ([A-Z])$/.exec(arrival.name.slice(name.length))?.[1];
    this.arrival = arrival.name.startsWith(name) ? (own ?? '') : '';
    this.#left = 'ABCDEFGH'.split('').filter((letter) => letter !== (own ?? 'A'));
  }

  next(): string {
    return this.#left.shift() ?? 'Z';
  }
}
