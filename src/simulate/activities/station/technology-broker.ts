import { localisedField } from '../../../game/localised.js';
import { materialCategory, materialNameOf } from '../../../game/material-grades.js';
import { moduleName } from '../../../game/module-display-names.js';
import { type Activity, wait, write } from '../../activity.js';
import { materialCount, useMaterial } from '../../commander/material-stock.js';
import type { World } from '../../world/world.js';
import { atService } from './docked-station.js';
import { brokerOffers } from './technology-broker-table.js';

/** Unlocks modules, if there are materials for any. */
export function* visitBroker(world: World): Activity {
  yield* atService(world, 'techBroker', () => unlock(world));
}

function* unlock({ commander, place, random }: World): Activity {
  const possible = brokerOffers.filter(({ materials }) =>
    Object.entries(materials).every(([name, count]) => materialCount(commander, name) >= count),
  );
  yield wait(random.integer(15, 50));
  if (possible.length === 0 || place.is !== 'docked') return;
  const { broker, items, materials } = random.pick(possible);
  for (const [name, count] of Object.entries(materials)) useMaterial(commander, name, count);
  yield write('TechnologyBroker', {
    BrokerType: broker,
    MarketID: place.station.marketId,
    ItemsUnlocked: items.map((Name) => ({ Name, Name_Localised: moduleName(Name.toLowerCase()) ?? Name })),
    Commodities: [],
    Materials: Object.entries(materials).map(([Name, Count]) => ({
      Name,
      ...localisedField('Name', Name, materialNameOf(Name)),
      Count,
      Category: materialCategory(Name) ?? 'Raw',
    })),
  });
  yield wait(random.integer(4, 12));
}
