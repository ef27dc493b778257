import { capitalisedCommodity, commodityName } from '../../../game/commodities.js';
import { localisedField } from '../../../game/localised.js';

import { type Mission, missionIdIn } from '../../commander/taken-missions.js';
import type { EventFields } from '../../event-fields.js';
import type { World } from '../../world/world.js';

/** The fields of CargoDepot for goods delivered here all at once, or for a part that is collected here. */
export function cargoDepotFields(
  { dialect, place }: World,
  mission: Mission,
  { type, count }: NonNullable<Mission['goods']>,
  UpdateType: 'Deliver' | 'Collect' = 'Deliver',
): EventFields<'CargoDepot'> {
  const symbol = capitalisedCommodity(type);
  const here = place.is === 'docked' ? place.station.marketId : 0;
  const isDelivery = UpdateType === 'Deliver';
  return {
    MissionID: missionIdIn(mission, dialect),
    UpdateType,
    CargoType: symbol,
    ...localisedField('CargoType', symbol, commodityName(type)),
    Count: count,
    StartMarketID: isDelivery ? 0 : here,
    EndMarketID: isDelivery ? here : 0,
    ItemsCollected: isDelivery ? 0 : (mission.cargo?.count ?? 0),
    ItemsDelivered: isDelivery ? count : 0,
    TotalItemsToDeliver: mission.goods?.count ?? count,
    Progress: 0,
  };
}
