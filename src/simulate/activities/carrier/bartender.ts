import { localisedField } from '../../../game/localised.js';
import { microResourceNames } from '../../../game/suit-and-weapon-table.js';
import { type Activity, wait, write } from '../../activity.js';
import { servicesOn } from '../../carrier/carrier-fields.js';
import type { EventFields } from '../../event-fields.js';
import type { FleetCarrier } from '../../galaxy/fleet-carrier.js';
import { unitOf } from '../../random.js';
import type { World } from '../../world/world.js';
import { carrierUnder } from './carrier-place.js';

type BartenderItem = NonNullable<EventFields<'FCMaterials'>['Items']>[number];

/** The first ID of micro-resources. */
const firstId = 128_961_524;

/** Views the goods of a carrier's bartender, on foot on board. */
export function* askBartender(world: World): Activity {
  const { random, vehicle } = world;
  const carrier = carrierUnder(world);
  const fields = carrier && bartenderFields(world, carrier);
  if (vehicle !== 'foot' || !fields) return;
  yield wait(random.integer(10, 40));
  yield write('FCMaterials', fields);
  yield wait(random.integer(8, 30));
}

/** The fields of FCMaterials, where there is a bartender. */
export function bartenderFields({ politics }: World, carrier: FleetCarrier): EventFields<'FCMaterials'> | undefined {
  if (!servicesOn(carrier, politics).has('bartender')) return undefined;
  return {
    MarketID: carrier.marketId,
    CarrierName: carrier.title,
    CarrierID: carrier.name,
    Items: itemsOn(carrier),
  };
}

/** The goods on offer, and those the owner buys. */
function itemsOn({ marketId }: FleetCarrier): BartenderItem[] {
  return Object.entries(microResourceNames).flatMap(([name, shown], index) => {
    const luck = unitOf(`${marketId} shelf ${name}`);
    if (luck > 0.6) return [];
    const count = 1 + Math.floor(40 * unitOf(`${marketId} stock of ${name}`));
    return [
      {
        id: firstId + index,
        Name: `$${name}_name;`,
        ...localisedField('Name', `$${name}_name;`, shown),
        Price: 500 + Math.floor(1000 * luck) * 50,
        Stock: luck < 0.35 ? count : 0,
        Demand: luck < 0.35 ? 0 : count,
      },
    ];
  });
}
