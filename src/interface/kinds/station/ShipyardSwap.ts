import { observed } from '../../evidence.js';
import { declared, from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const ShipyardSwap = kind(
  'ShipyardSwap',
  'the player changes to another of the stored ships',
  () => ({
    ShipType: from(shipTypesList, 'internal name of the ship changed to'),
    ShipType_Localised: optional(text('the ship changed to, as shown in game'), 0.799),
    ShipID: id("ID of that ship among the player's own"),
    StoreOldShip: optional(text('internal name of the old ship, if it is stored'), 1),
    StoreShipID: optional(id('ID of the ship stored'), 1),
    MarketID: since('3.0', id('market ID of the station')),
    SellOldShip: declared(text('internal name of the old ship, if it is sold')),
    SellShipID: declared(id('ID of the ship sold')),
  }),
  {
    evidence: observed(423),
    summary: [mention('ShipType'), mention('StoreOldShip', '# stored'), mention('SellOldShip', '# sold')],
  },
);
