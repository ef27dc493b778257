import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { spreadBetween } from './orbits.js';
import type { PlanetPlan, RingPlan, TreeNode } from './tree-node.js';
import type { World } from './worlds.js';

/** A planet with the spin that it has until its orbit is known. */
export function planetNode(world: World, label: string, pull: number, rings: readonly RingPlan[] = []): TreeNode {
  const plan: PlanetPlan = { ...world, tidalLock: false, rotationPeriod: 0, axialTilt: 0 };
  return { plan, label, pull, rings, members: [], satellites: [] };
}

/** Lets a planet spin: bound to its orbit, with some chance, or freely. */
export function spun(node: TreeNode, chanceOfLock: number, random: Random): void {
  const { plan, orbit } = node;
  if (plan.is !== 'planet' || !orbit) return;
  const tidalLock = random.chance(chanceOfLock);
  const backwards = random.chance(0.12) ? -1 : 1;
  const free = random.chance(0.15) ? spreadBetween(4e5, 1.2e7, random) : spreadBetween(30_000, 260_000, random);
  const tilt = random.number(-1, 1);
  Object.assign(plan, {
    tidalLock,
    rotationPeriod: backwards * (tidalLock ? orbit.period : sixDecimals(free)),
    axialTilt: sixDecimals(Math.PI * tilt * tilt * tilt),
  });
}
