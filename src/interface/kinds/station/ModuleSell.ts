import { observed } from '../../evidence.js';
import { from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const ModuleSell = kind(
  'ModuleSell',
  'the player sells a module of the ship',
  () => ({
    MarketID: since('3.0', id('market ID of the station')),
    Slot: text('the slot it was fitted in'),
    SellItem: text('internal name of the module sold'),
    SellItem_Localised: optional(text('the module sold, as shown in game'), 1),
    SellPrice: integer('credits received'),
    Ship: from(shipTypesList, 'internal name of the ship the player is in'),
    ShipID: id("ID of that ship among the player's own"),
  }),
  { evidence: observed(193), summary: [mention('SellItem'), amount('SellPrice', 'cr', 'for #')] },
);
