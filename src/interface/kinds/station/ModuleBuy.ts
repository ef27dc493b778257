import { observed } from '../../evidence.js';
import { from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const ModuleBuy = kind(
  'ModuleBuy',
  'the player buys a module and has it fitted',
  () => ({
    Slot: text('the slot it is fitted in'),
    SellItem: optional(text('internal name of the module sold in exchange; omitted if none'), 0.163),
    SellItem_Localised: optional(text('the module sold in exchange, as shown in game'), 0.163),
    SellPrice: optional(integer('credits received for that module'), 0.163),
    StoredItem: optional(text('internal name of the module put into storage in exchange; omitted if none'), 0.248),
    StoredItem_Localised: optional(text('the module put into storage in exchange, as shown in game'), 0.248),
    BuyItem: text('internal name of the module bought'),
    BuyItem_Localised: optional(text('the module bought, as shown in game'), 1),
    MarketID: since('3.0', id('market ID of the station')),
    BuyPrice: integer('price, in credits'),
    BuyMercCoinsPrice: since('4.3.3.0', optional(integer('price in Merc Coins, if it is sold for those'), 0.03)),
    Ship: from(shipTypesList, 'internal name of the ship the player is in'),
    ShipID: id("ID of that ship among the player's own"),
  }),
  {
    evidence: observed(820),
    summary: [
      mention('BuyItem'),
      amount('BuyPrice', 'cr', 'for #'),
      mention('SellItem', '# sold'),
      amount('SellPrice', 'cr', 'for #'),
      mention('StoredItem', '# stored'),
    ],
  },
);
