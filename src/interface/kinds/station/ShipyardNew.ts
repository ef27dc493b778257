import { observed } from '../../evidence.js';
import { from, id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const ShipyardNew = kind(
  'ShipyardNew',
  "a ship just bought has joined the player's own",
  () => ({
    ShipType: from(shipTypesList, 'internal name of the ship'),
    ShipType_Localised: optional(text('the ship, as shown in game'), 0.625),
    NewShipID: id("ID of the new ship among the player's own"),
  }),
  { evidence: observed(24), summary: [mention('ShipType')] },
);
