import { localisedField } from '../../../game/localised.js';
import { materialCategory, materialNameOf } from '../../../game/material-table.js';
import { moduleName } from '../../../game/module-display-names.js';
import { type Activity, wait, write } from '../../activity.js';
import { materialCount, useMaterial } from '../../commander/material-stock.js';
import type { World } from '../../world/world.js';
import { atService } from './docked-station.js';

/** What brokers unlock for materials alone, and how much of each they take. */
export const brokerOffers = [
  {
    broker: 'guardian',
    items: ['Int_GuardianPowerDistributor_Size1'],
    materials: { guardian_powercell: 24, guardian_powerconduit: 21, focuscrystals: 18 },
  },
  {
    broker: 'human',
    items: ['Hpt_PlasmaShockCannon_Fixed_Medium', 'Hpt_PlasmaShockCannon_Gimbal_Medium'],
    materials: { vanadium: 28, tungsten: 26, rhenium: 20, tellurium: 24 },
  },
] as const;

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
