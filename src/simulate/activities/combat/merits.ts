import { powerRankFor } from '../../../game/power-ranks.js';
import { type Activity, write } from '../../activity.js';
import { happens } from '../../world/rare-moments.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';

/** Merits for scanning a ship. */
const forScan = 7;

/** Earns merits, if the commander is pledged; writes a new rank. */
export function* earnMerits(world: World, merits: number): Activity {
  const { pledge, powerWork } = world.commander;
  if (pledge === undefined || merits <= 0) return;
  // Two deeds at once are paid apart.
  const first = merits > 1 && happens(world, 'merits in two parts', 0.004) ? Math.ceil(merits / 2) : merits;
  const before = powerRankFor(powerWork.merits);
  for (const MeritsGained of first < merits ? [first, merits - first] : [merits]) {
    powerWork.merits += MeritsGained;
    yield write('PowerplayMerits', { Power: pledge, MeritsGained, TotalMerits: powerWork.merits });
  }
  const rank = powerRankFor(powerWork.merits);
  if (rank > before) yield write('PowerplayRank', { Power: pledge, Rank: rank });
}

/** Scans in systems of the commander's power earn merits. */
export function* earnMeritsForScan(world: World, { role }: Contact): Activity {
  if (role !== 'thargoid' && isOwnTerritory(world)) yield* earnMerits(world, forScan);
}

/** A kill earns merits in proportion to its value. */
export function* earnMeritsForKill(world: World, credits: number): Activity {
  if (isOwnTerritory(world)) yield* earnMerits(world, Math.max(3, Math.round(credits / 6200)));
}

/** Whether the commander's power controls this system. */
export function isOwnTerritory({ commander, politics, system, now }: World): boolean {
  return commander.pledge !== undefined && politics.powerplay(system, now)?.controlling === commander.pledge;
}
