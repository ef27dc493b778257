import type { StarSystem } from '../../game/star-system.js';
import type { Random } from '../random.js';
import { namelessStakes, stakePlaces, stakeSurnames } from './politics-table.js';

/** The stake of a faction in a conflict: an asset it owns; often none. */
export function stakeOf(faction: string, system: StarSystem, chance: Random): string {
  if (chance.chance(0.46)) return '';
  // Colonisation ships cannot be won.
  const own = system.stations.filter(({ faction: owner, name }) => owner === faction && !name.startsWith('$'));
  if (own.length > 0 && chance.chance(0.5)) return chance.pick(own).name;
  if (chance.chance(0.05)) return chance.pick(namelessStakes);
  return `${chance.pick(stakeSurnames)} ${chance.pick(stakePlaces)}`;
}
