import { astronomicalUnit, earthPull, lightSecond, solarPull } from '../../../game/physical-constants.js';
import type { SolidKind } from '../../../game/planet-class-table.js';
import { fourthRoot } from '../../exact-math.js';
import type { Random } from '../../random.js';
import type { Anchor } from './anchors.js';
import { addMoons, hillRadius } from './moons.js';
import { circleEachOther, orbitAround, spreadBetween } from './orbits.js';
import { beltAt, ringsAround } from './rings.js';
import { planetNode, spun } from './spin.js';
import type { Host } from './star-hierarchy.js';
import { starNode, starOfMass } from './stars.js';
import type { StarPlan, TreeNode } from './tree-node.js';
import { giantWorld, solidWorld } from './worlds.js';

/** A place for a planet or a belt around its star. */
interface Slot {
  /** Metres. */
  readonly axis: number;
  readonly anchor?: Anchor;
}

/** How many orbits are filled, around the arrival star and around others. */
// biome-ignore format: one sort, one line
const counts: Readonly<Record<'arrival' | 'other' | 'several', readonly (readonly [number, number])[]>> = {
  arrival: [[0, 7], [1, 3], [2, 4], [3, 6], [4, 9], [5, 12], [6, 14], [7, 13], [8, 11], [9, 8], [11, 7], [13, 4], [15, 2]],
  other: [[0, 26], [1, 12], [2, 15], [3, 14], [4, 13], [5, 9], [6, 7], [8, 4]],
  several: [[0, 35], [1, 15], [2, 16], [3, 14], [4, 12], [6, 8]],
};

/** How many moons giants have, and how many the others. */
// biome-ignore format: one sort, one line
const manyMoons = [[0, 6], [1, 6], [2, 9], [3, 12], [4, 14], [5, 14], [6, 12], [7, 9], [8, 8], [10, 6], [12, 4]] as const;
// biome-ignore format: one sort, one line
const fewMoons = [[0, 58], [1, 24], [2, 12], [3, 6]] as const;

/** Kelvin of a black body below which water is ice while planets form. */
const snowLine = 170;

/** Gives a star, or several, all that orbits it. */
export function addPlanets(host: Host, random: Random): void {
  const slots = slotsOf(host, random);
  let planet = 0;
  let belt = 0;
  const prefix = host.node.label === '' ? '' : `${host.node.label} `;
  const number = () => `${prefix}${++planet}`;
  const isStar = host.node.plan.is === 'star';
  host.node.satellites = slots.map((slot, index) => {
    const warmth = warmthAt(host, slot.axis);
    const isBelt = isStar && !slot.anchor && random.chance(index === 0 ? 0.28 : 0.06);
    if (isBelt) return beltNode(`${prefix}${String.fromCharCode(65 + belt++)} Belt`, beltAt(slot.axis, warmth, random));
    const limits = { eccentricity: slot.anchor ? 0.02 : stretchOf(slots, index), inclination: 4 };
    const orbit = orbitAround(host.node.pull, slot.axis, limits, random);
    if (!slot.anchor && roomAround(slots, index) > 0.2 && random.chance(0.09))
      return pairOf(host, slot, warmth, orbit, number, random);
    const node = planetOf(host, slot, warmth, number(), random);
    node.orbit = orbit;
    spun(node, lockChance(orbit.period), random);
    moonsOf(node, host.node.pull, slot.axis, warmth, 1, random);
    return node;
  });
}

/** Where planets are: at the places of stations, and others between, each farther out than the one before. */
function slotsOf(host: Host, random: Random): readonly Slot[] {
  const { node, inner, outer } = host;
  const reach = Math.min(
    outer,
    12 * astronomicalUnit * Math.sqrt(node.pull / solarPull) * spreadBetween(0.5, 5, random),
  );
  const slots: Slot[] = host.anchors.flatMap((anchor) => anchorSlot(host, anchor, random));
  const count = random.weighted(counts[node.plan.is !== 'star' ? 'several' : host.isArrival ? 'arrival' : 'other']);
  let axis = inner * spreadBetween(1.05, 28, random);
  for (let left = count - slots.length; left > 0 && axis < reach; left--) {
    const near = slots.some((slot) => axis / slot.axis < 1.25 && slot.axis / axis < 1.25);
    if (near) left++;
    else slots.push({ axis });
    axis *= spreadBetween(1.28, 2.3, random);
  }
  return slots.sort((a, b) => a.axis - b.axis);
}

/** Around the arrival star a station's distance is its planet's; around another one it is that star's. */
function anchorSlot(
  { node, inner, outer, isArrival, luminosity }: Host,
  anchor: Anchor,
  random: Random,
): readonly Slot[] {
  const axis = anchor.distance * lightSecond;
  if (isArrival || axis < outer) {
    const bottom = node.plan.is === 'star' ? 2.2 * node.plan.radius : inner / 2;
    return axis > bottom ? [{ axis, anchor }] : [];
  }
  const mild = 0.8 * Math.sqrt(luminosity) * astronomicalUnit;
  return [{ axis: Math.min(0.8 * outer, Math.max(1.5 * inner, mild * random.number(0.5, 2))), anchor }];
}

/** Kelvin of a black body at a distance from a host. */
function warmthAt({ luminosity }: Host, axis: number): number {
  return (278.5 * fourthRoot(luminosity)) / Math.sqrt(axis / astronomicalUnit);
}

/** How far apart the nearest orbits are, as a share of this one. */
function roomAround(slots: readonly Slot[], index: number): number {
  const axis = slots[index]?.axis ?? 1;
  const inside = slots[index - 1]?.axis ?? 0;
  const outside = slots[index + 1]?.axis ?? Number.POSITIVE_INFINITY;
  return Math.min(1 - inside / axis, outside / axis - 1);
}

/** The greatest eccentricity with which an orbit crosses no other. */
function stretchOf(slots: readonly Slot[], index: number): number {
  return Math.min(0.3, 0.4 * roomAround(slots, index));
}

/** Two planets that circle each other. */
function pairOf(
  host: Host,
  slot: Slot,
  warmth: number,
  orbit: NonNullable<TreeNode['orbit']>,
  number: () => string,
  random: Random,
): TreeNode {
  const one = planetOf(host, slot, warmth, number(), random);
  const two = similarPlanet(one, warmth, number(), random);
  const hill = hillRadius(slot.axis, one.pull + two.pull, host.node.pull);
  const sizes = widthOf(one) + widthOf(two);
  const between = Math.max(4 * sizes, hill * spreadBetween(0.01, 0.12, random));
  const both = circleEachOther(one, two, between, { eccentricity: 0.05, inclination: 20 }, random);
  both.orbit = orbit;
  for (const each of [one, two]) {
    spun(each, lockChance(each.orbit?.period ?? 0), random);
    moonsOf(each, one.pull + two.pull, between / 2, warmth, 0.4, random);
  }
  return both;
}

/** The smaller of two, of the same making. */
function similarPlanet(first: TreeNode, warmth: number, label: string, random: Random): TreeNode {
  const plan = first.plan;
  if (plan.is !== 'planet') return planetOfMass((first.pull / earthPull) * 0.2, warmth, label, random);
  const mass = plan.mass * random.number(0.35, 0.97);
  const world = plan.composition
    ? solidWorld(kindOf(warmth, random), { warmth, mass, settled: false, isMoon: false }, random)
    : giantWorld({ warmth, mass, settled: false, isMoon: false }, random);
  return planetNode(world, label, world.mass * earthPull);
}

function planetOf(host: Host, { axis, anchor }: Slot, warmth: number, label: string, random: Random): TreeNode {
  const place = { warmth, settled: anchor?.landable ?? false, isMoon: false };
  const suns = host.node.pull / solarPull;
  if (anchor?.landable) {
    const mass = Math.min(0.12, spreadBetween(0.0008, 0.12, random));
    const world = solidWorld(settledKind(warmth, random), { ...place, mass }, random);
    return planetNode(world, label, world.mass * earthPull);
  }
  if (suns > 0.35 && warmth < 260 && !anchor && random.chance(0.035)) return dwarfOf(host, axis, label, random);
  const chance = (warmth < snowLine ? 0.32 : 0.1) * Math.min(1, Math.sqrt(suns / 0.7));
  if (!random.chance(chance)) return planetOfMass(undefined, warmth, label, random);
  const mass = Math.min(spreadBetween(8, 3600, random), suns * 12_000);
  const world = giantWorld({ ...place, mass }, random);
  const pull = world.mass * earthPull;
  const rings = random.chance(0.68)
    ? ringsAround(world.radius, warmth, 0.25 * hillRadius(axis, pull, host.node.pull), random)
    : [];
  return planetNode(rings.length > 0 ? { ...world, reserves: 'PristineResources' } : world, label, pull, rings);
}

/** A solid planet; its mass is drawn, unless it is given. */
function planetOfMass(given: number | undefined, warmth: number, label: string, random: Random): TreeNode {
  const kind = kindOf(warmth, random);
  const mass = given ?? (kind === 'ice' ? spreadBetween(0.004, 5, random) : spreadBetween(0.0006, 6, random));
  const living = kind === 'metal' ? undefined : livingKind(warmth, mass, random);
  const world = solidWorld(living ?? kind, { warmth, mass, settled: false, isMoon: false }, random);
  return planetNode(world, label, world.mass * earthPull);
}

/** A brown dwarf that orbits like a planet. */
function dwarfOf(host: Host, axis: number, label: string, random: Random): TreeNode {
  const heaviest = Math.min(0.08, (0.12 * host.node.pull) / solarPull);
  const plan: StarPlan = { ...starOfMass(spreadBetween(0.0118, heaviest, random), host.age, random) };
  const node = starNode({ ...plan, axialTilt: Math.round(random.number(-1, 1) * 1e6) / 1e6 }, label);
  const rings = random.chance(0.6)
    ? ringsAround(plan.radius, warmthAt(host, axis), 0.2 * hillRadius(axis, node.pull, host.node.pull), random)
    : [];
  return { ...node, rings };
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
  const most = mass > 8 ? random.weighted(manyMoons) : random.weighted(fewMoons);
  const count = Math.floor(most * share + random.number(0, 0.99) * (share < 1 ? 1 : 0));
  if (count === 0 || mass < 0.004) return;
  const reach = Math.min(0.3 * hillRadius(axis, node.pull, parentPull), 200 * plan.radius);
  addMoons({ node, radius: plan.radius, mass, warmth, reach, depth: 0 }, count, random);
}

/** What a planet is made of, by where it formed. */
function kindOf(warmth: number, random: Random): SolidKind {
  if (warmth > 850)
    return random.weighted<SolidKind>([
      ['metal', 18],
      ['ore', 74],
      ['rock', 8],
    ]);
  if (warmth > snowLine)
    return random.weighted<SolidKind>([
      ['ore', 82],
      ['rock', 18],
    ]);
  if (warmth > 110)
    return random.weighted<SolidKind>([
      ['ice', 48],
      ['rockyIce', 26],
      ['ore', 16],
      ['rock', 10],
    ]);
  return random.weighted<SolidKind>([
    ['ice', 88],
    ['rockyIce', 9],
    ['ore', 3],
  ]);
}

function settledKind(warmth: number, random: Random): SolidKind {
  const kind = kindOf(warmth, random);
  return kind === 'metal' ? 'ore' : kind;
}

/** Seas and life, where it is neither too warm nor too cold for them. */
function livingKind(warmth: number, mass: number, random: Random): SolidKind | undefined {
  if (mass < 0.15 || mass > 6) return undefined;
  const draw = random.number(0, 1);
  if (warmth > 245 && warmth < 305 && mass > 0.35 && mass < 2.2 && draw < 0.12) return 'earthlike';
  if (warmth > 190 && warmth < 400 && draw > 0.8) return 'water';
  return warmth > 140 && warmth < 215 && mass > 0.3 && draw < 0.14 ? 'ammonia' : undefined;
}

/** What goes round in a few weeks is bound to its star; what takes years spins freely. */
function lockChance(period: number): number {
  const days = period / 86_400;
  return days < 30 ? 0.85 : days < 120 ? 0.4 : 0.03;
}

function beltNode(label: string, plan: TreeNode['plan']): TreeNode {
  return { plan, label, pull: 0, rings: [], members: [], satellites: [] };
}

function widthOf({ plan }: TreeNode): number {
  return plan.is === 'planet' || plan.is === 'star' ? plan.radius : 0;
}
