import { materialTable } from '../../../game/material-table.js';
import { addMaterial } from '../../commander/material-stock.js';
import type { MissionMaterials } from '../../commander/mission-fields.js';
import type { World } from '../../world/world.js';

/** The share of paid missions that also reward materials. */
const share = 0.165;

const manufactured = materialTable.filter(([, , category]) => category === 'Manufactured');

/** Materials that a mission rewards now and then, up to the limit; adds them to the stock. */
export function materialsEarned({ commander, random }: World): MissionMaterials {
  if (!random.chance(share)) return undefined;
  const [name, shown] = random.pick(manufactured);
  const count = addMaterial(commander, name, random.integer(2, 6));
  if (count === 0) return undefined;
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
