import { observed } from '../../evidence.js';
import { declared, from, id, integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const SellShipOnRebuy = kind(
  'SellShipOnRebuy',
  'the player sells a stored ship on the rebuy screen to raise credits',
  () => ({
    ShipType: from(shipTypesList, 'internal name of the ship sold'),
    ShipType_Localised: declared(text('the ship sold, as shown in game')),
    System: text('name of the system it was stored in'),
    SellShipId: id("ID the ship had among the player's own"),
    ShipPrice: integer('credits received'),
  }),
  {
    evidence: observed(1, { since: '2.4' }),
    summary: [mention('ShipType'), amount('ShipPrice', 'cr', 'for #'), mention('System', 'in #')],
  },
);
