import { materialNames } from '../../../game/material-table.js';
import type { MissionMaterials } from '../../commander/mission-fields.js';
import type { World } from '../../world/world.js';

/** The share of paid missions that pay materials, too. */
const share = 0.165;
/** Within every limit. */
const mostKept = 100;

const all = Object.entries(materialNames);
const manufactured = all.slice(all.findIndex(([name]) => name === 'antimony') + 1);

/** Materials that a mission pays now and then; they are in stock from now on. */
export function materialsEarned({ commander, random }: World): MissionMaterials {
  if (!random.chance(share)) return undefined;
  const [name, shown] = random.pick(manufactured);
  const kept = commander.materials.get(name) ?? 0;
  const count = Math.min(random.integer(2, 6), mostKept - kept);
  if (count <= 0) return undefined;
  commander.materials.set(name, kept + count);
  return [
    {
      Name: shown.replaceAll(/[^A-Za-z0-9]/g, ''),
      Name_Localised: shown,
      Category: '$MICRORESOURCE_CATEGORY_Manufactured;',
      Category_Localised: 'Manufactured',
      Count: count,
    },
  ];
}
