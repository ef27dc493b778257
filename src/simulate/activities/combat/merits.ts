import { powerRankFor } from '../../../game/power-ranks.js';
import { type Activity, write } from '../../activity.js';
import type { Contact } from '../../world/ship-scanner.js';
import type { World } from '../../world/world.js';

/** Merits for scanning a ship. */
const forScan = 7;

/** Earns merits, if the commander is pledged; writes a new rank. */
export function* earnMerits({ commander }: World, merits: number): Activity {
  const { pledge, powerWork } = commander;
  if (pledge === undefined || merits <= 0) return;
  const before = powerRankFor(powerWork.merits);
  powerWork.merits += merits;
  yield write('PowerplayMerits', { Power: pledge, MeritsGained: merits, TotalMerits: powerWork.merits });
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
