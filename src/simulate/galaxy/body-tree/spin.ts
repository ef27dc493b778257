import type { Random } from '../../random.js';
import { sixDecimals } from '../../round.js';
import { spreadBetween } from './orbits.js';
import type { TreeNode } from './tree-node.js';

/** Makes a planet rotate: tidally locked with some probability, or freely. */
export function spun({ plan, orbit }: TreeNode, chanceOfLock: number, random: Random): void {
  if (plan.is !== 'planet' || !orbit) return;
  const backwards = random.chance(0.12) ? -1 : 1;
  const free = random.chance(0.15) ? spreadBetween(4e5, 1.2e7, random) : spreadBetween(30_000, 260_000, random);
  const tilt = random.number(-1, 1);
  plan.tidalLock = random.chance(chanceOfLock);
  plan.rotationPeriod = backwards * (plan.tidalLock ? orbit.period : sixDecimals(free));
  plan.axialTilt = sixDecimals(Math.PI * tilt * tilt * tilt);
}
