import { capitalisedCommodity, commodityName } from '../../../game/commodity-table.js';
import { localisedField } from '../../../game/localised.js';

import { type Mission, missionIdIn } from '../../commander/taken-missions.js';
import type { EventFields } from '../../event-fields.js';
import type { World } from '../../world/world.js';

/** The fields of CargoDepot for goods delivered here all at once. */
export function cargoDepotFields(
  { dialect, place }: World,
  mission: Mission,
  { type, count }: NonNullable<Mission['goods']>,
): EventFields<'CargoDepot'> {
  const symbol = capitalisedCommodity(type);
  return {
    MissionID: missionIdIn(mission, dialect),
    UpdateType: 'Deliver',
    CargoType: symbol,
    ...localisedField('CargoType', symbol, commodityName(type)),
    Count: count,
    StartMarketID: 0,
    EndMarketID: place.is === 'docked' ? place.station.marketId : 0,
    ItemsCollected: 0,
    ItemsDelivered: count,
    TotalItemsToDeliver: count,
    Progress: 0,
  };
}
