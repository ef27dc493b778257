import { earthPull, solarPull } from '../../../game/physical-constants.js';
import type { SolidKind } from '../../../game/planet-class-table.js';
import type { Random } from '../../random.js';
import { hillRadius } from './moons.js';
import type { Slot } from './orbit-slots.js';
import { spreadBetween } from './orbits.js';
import { ringsAround } from './rings.js';
import type { Host } from './star-hierarchy.js';
import { starNode, starOfMass, warmthFrom } from './stars.js';
import { type PlanetPlan, planetNode, type StarPlan, type TreeNode } from './tree-node.js';
import { giantWorld, solidWorld } from './worlds.js';

/** Black-body temperature in kelvin below which water is ice while planets form. */
const snowLine = 170;

/** The planet of a slot: a giant, a brown dwarf, or a solid planet. */
export function planetOf(host: Host, { axis, anchor }: Slot, warmth: number, label: string, random: Random): TreeNode {
  const place = { warmth, settled: anchor?.landable ?? false, isMoon: false };
  const suns = host.node.pull / solarPull;
  if (anchor?.landable) {
    const mass = Math.min(0.12, spreadBetween(0.0008, 0.12, random));
    const world = solidWorld(settledKind(warmth, random), { mass, ...place }, random);
    return planetNode(world, label);
  }
  if (suns > 0.35 && warmth < 260 && !anchor && random.chance(0.035)) return dwarfOf(host, axis, label, random);
  const chance = (warmth < snowLine ? 0.32 : 0.1) * Math.min(1, Math.sqrt(suns / 0.7));
  if (!random.chance(chance)) return withRings(solidPlanet(warmth, label, random), host, axis, warmth, random);
  const mass = Math.min(spreadBetween(8, 3600, random), suns * 12_000);
  const world = giantWorld({ mass, ...place }, random);
  const pull = world.mass * earthPull;
  const rings = random.chance(0.68)
    ? ringsAround(world.radius, warmth, 0.25 * hillRadius(axis, pull, host.node.pull), random)
    : [];
  return planetNode(world, label, rings);
}

/** Rings around a solid planet are rare, and rarest without ice. */
function withRings(node: TreeNode, host: Host, axis: number, warmth: number, random: Random): TreeNode {
  if (node.plan.is !== 'planet' || !random.chance(warmth < snowLine ? 0.035 : 0.006)) return node;
  const most = 0.1 * hillRadius(axis, node.pull, host.node.pull);
  return { ...node, rings: ringsAround(node.plan.radius, warmth, most, random) };
}

/** A solid planet, with seas or life where possible. */
function solidPlanet(warmth: number, label: string, random: Random): TreeNode {
  const kind = kindOf(warmth, random);
  const mass = kind === 'ice' ? spreadBetween(0.004, 5, random) : spreadBetween(0.0006, 6, random);
  const living = kind === 'metal' ? undefined : livingKind(warmth, mass, random);
  const world = solidWorld(living ?? kind, { warmth, mass, settled: false, isMoon: false }, random);
  return planetNode(world, label);
}

/** A brown dwarf that orbits like a planet. */
function dwarfOf(host: Host, axis: number, label: string, random: Random): TreeNode {
  const heaviest = Math.min(0.08, (0.12 * host.node.pull) / solarPull);
  const plan: StarPlan = { ...starOfMass(spreadBetween(0.0118, heaviest, random), host.age, random) };
  const node = starNode({ ...plan, axialTilt: Math.round(random.number(-1, 1) * 1e6) / 1e6 }, label);
  const rings = random.chance(0.6)
    ? ringsAround(
        plan.radius,
        warmthFrom(host.luminosity, axis),
        0.2 * hillRadius(axis, node.pull, host.node.pull),
        random,
      )
    : [];
  return { ...node, rings };
}

/** The smaller member of a pair, of the same composition. */
export function similarPlanet(plan: PlanetPlan, warmth: number, label: string, random: Random): TreeNode {
  const place = { warmth, mass: plan.mass * random.number(0.35, 0.97), settled: false, isMoon: false };
  const world = plan.isSolid ? solidWorld(kindOf(warmth, random), place, random) : giantWorld(place, random);
  return planetNode(world, label);
}

/** The composition of a planet, by where it formed. */
function kindOf(warmth: number, random: Random): SolidKind {
  if (warmth > 850) return random.weighted({ metal: 18, ore: 74, rock: 8 });
  if (warmth > snowLine) return random.weighted({ ore: 82, rock: 18 });
  if (warmth > 110) return random.weighted({ ice: 48, rockyIce: 26, ore: 16, rock: 10 });
  return random.weighted({ ice: 88, rockyIce: 9, ore: 3 });
}

function settledKind(warmth: number, random: Random): SolidKind {
  const kind = kindOf(warmth, random);
  return kind === 'metal' ? 'ore' : kind;
}

/** Seas and life, at suitable temperatures. */
function livingKind(warmth: number, mass: number, random: Random): SolidKind | undefined {
  if (mass < 0.15 || mass > 6) return undefined;
  const draw = random.number(0, 1);
  if (warmth > 245 && warmth < 305 && mass > 0.35 && mass < 2.2 && draw < 0.12) return 'earthlike';
  if (warmth > 190 && warmth < 400 && draw > 0.8) return 'water';
  return warmth > 140 && warmth < 215 && mass > 0.3 && draw < 0.14 ? 'ammonia' : undefined;
}
