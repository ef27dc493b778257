import { observed } from '../../evidence.js';
import { declared, from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const ShipyardBuy = kind(
  'ShipyardBuy',
  'the player buys a ship',
  () => ({
    ShipType: from(shipTypesList, 'internal name of the ship bought'),
    ShipType_Localised: optional(text('the ship bought, as shown in game'), 0.625),
    ShipPrice: integer('price, in credits'),
    StoreOldShip: optional(text('internal name of the old ship, if it is stored'), 1),
    StoreShipID: optional(id('ID of the ship stored'), 1),
    MarketID: since('3.0', id('market ID of the station')),
    SellOldShip: declared(text('internal name of the old ship, if it is sold')),
    SellShipID: declared(id('ID of the ship sold')),
    SellPrice: declared(integer('credits received for the old ship')),
  }),
  {
    evidence: observed(24),
    summary: [
      mention('ShipType'),
      amount('ShipPrice', 'cr', 'for #'),
      mention('StoreOldShip', '# stored'),
      mention('SellOldShip', '# sold'),
    ],
  },
);
