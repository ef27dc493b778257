import { observed } from '../../evidence.js';
import { from, id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const ShipyardRedeem = kind(
  'ShipyardRedeem',
  'the player claims a ready-built ship at a shipyard',
  () => ({
    ShipType: from(shipTypesList, 'internal name of the ship'),
    ShipType_Localised: optional(text('the ship, as shown in game'), 0.333),
    BundleID: optional(id('ID of the bundle that grants the ship'), 1),
    MarketID: optional(id('market ID of the station'), 1),
  }),
  { evidence: observed(3, { since: '4.0.0.1804' }), summary: [mention('ShipType')] },
);
