import { observed } from '../../evidence.js';
import { id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const ShipyardSell = kind(
  'ShipyardSell',
  'the player sells a stored ship',
  () => ({
    ShipType: text('internal name of the ship sold'),
    ShipType_Localised: optional(text('the ship sold, as shown in game'), 0.6),
    SellShipID: id("ID the ship had among the player's own"),
    ShipPrice: integer('credits received'),
    System: optional(text('name of the system it was stored in, if elsewhere'), 0.6),
    ShipMarketID: since('3.0', optional(id('market ID of the station it was stored at, if elsewhere'), 0.6)),
    MarketID: since('3.0', optional(id('market ID of the station the player is at'), 1)),
  }),
  {
    evidence: observed(5),
    summary: [mention('ShipType'), amount('ShipPrice', 'cr', 'for #'), mention('System', 'in #')],
  },
);
