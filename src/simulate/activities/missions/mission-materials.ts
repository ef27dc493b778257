import { materialTable } from '../../../game/material-table.js';
import { addMaterial } from '../../commander/material-stock.js';
import type { MissionMaterials } from '../../commander/mission-fields.js';
import type { World } from '../../world/world.js';

/** The share of paid missions that also reward materials. */
const share = 0.165;

/** Those whose symbol is their English name: none of Thargoids or Guardians. */
const rewards = materialTable.flatMap(([name, shown, category]) => {
  const symbol = shown.replaceAll(/[^A-Za-z0-9]/g, '');
  return category === 'Manufactured' && symbol.toLowerCase() === name ? [{ name, shown, symbol }] : [];
});

/** Materials that a mission rewards now and then, up to the limit; adds them to the stock. */
export function materialsEarned({ commander, random }: World): MissionMaterials {
  if (!random.chance(share)) return undefined;
  const { name, shown, symbol } = random.pick(rewards);
  const count = addMaterial(commander, name, random.integer(2, 6));
  if (count === 0) return undefined;
  return [
    {
      Name: symbol,
      Name_Localised: shown,
      Category: '$MICRORESOURCE_CATEGORY_Manufactured;',
      Category_Localised: 'Manufactured',
      Count: count,
    },
  ];
}
