import { localisedField } from '../../../game/localised.js';
import { materialTable } from '../../../game/material-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { addMaterial } from '../../commander/material-stock.js';
import type { World } from '../../world/world.js';

/** Each find yields three units. */
const portion = 3;

/** Materials from wrecks; the better, the rarer. */
const finds = materialTable.flatMap(([name, shown, category, grade]) =>
  category === 'Manufactured' ? [[{ name, shown }, 1 / grade ** 2] as const] : [],
);

/** Gathers materials from a wreck with the scoop out. */
export function* searchWreckage({ cockpit, commander, random }: World): Activity {
  cockpit.flags.add('CargoScoopDeployed');
  try {
    for (let pieces = random.integer(1, 5); pieces > 0; pieces--) {
      yield wait(random.integer(7, 16));
      const { name, shown } = random.weighted(finds);
      const Count = addMaterial(commander, name, portion);
      if (Count === 0) continue;
      yield write('ShipLocker', {});
      yield write('MaterialCollected', {
        Category: 'Manufactured',
        Name: name,
        ...localisedField('Name', name, shown),
        Count,
      });
    }
  } finally {
    cockpit.flags.delete('CargoScoopDeployed');
  }
}
