import { observed } from '../../evidence.js';
import { from, id, integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const cargoDepotUpdateTypes = open('CargoDepotUpdateType', 'what has been done with the cargo of a mission', [
  'Deliver',
  'Collect',
]);

export const CargoDepot = kind(
  'CargoDepot',
  'the player collects or delivers cargo for a mission at the mission board, or a wing member does',
  () => ({
    MissionID: id('ID of the mission'),
    UpdateType: from(cargoDepotUpdateTypes, 'what has been done with the cargo'),
    CargoType: since('3.0.3', optional(text('internal name of the commodity'), 1)),
    CargoType_Localised: optional(text('the commodity, as shown in game'), 0.379),
    Count: since('3.0.3', optional(integer('tonnes moved this time'), 1)),
    StartMarketID: id('market ID of the station where the cargo is collected; 0 if there is none'),
    EndMarketID: id('market ID of the station where the cargo is delivered'),
    ItemsCollected: integer('tonnes collected so far'),
    ItemsDelivered: integer('tonnes delivered so far'),
    TotalItemsToDeliver: integer('tonnes the mission asks for'),
    Progress: number('share of the cargo that is collected but not yet delivered, from 0 to 1'),
  }),
  {
    evidence: observed(87, { since: '3.0.2' }),
    summary: [
      mention('UpdateType'),
      amount('Count', 't'),
      mention('CargoType'),
      amount('ItemsDelivered', 't', '# delivered'),
      amount('TotalItemsToDeliver', 't', 'of #'),
    ],
  },
);
