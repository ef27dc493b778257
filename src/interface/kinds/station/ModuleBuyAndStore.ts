import { observed } from '../../evidence.js';
import { from, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const ModuleBuyAndStore = kind(
  'ModuleBuyAndStore',
  'the player buys a module straight into storage',
  () => ({
    BuyItem: text('internal name of the module bought'),
    BuyItem_Localised: optional(text('the module bought, as shown in game'), 1),
    MarketID: id('market ID of the station'),
    BuyPrice: integer('price, in credits'),
    BuyMercCoinsPrice: since('4.3.3.0', optional(integer('price in Merc Coins, if it is sold for those'), 0.03)),
    Ship: from(shipTypesList, 'internal name of the ship the player is in'),
    ShipID: id("ID of that ship among the player's own"),
  }),
  { evidence: observed(53, { since: '4.0.0.1800' }), summary: [mention('BuyItem'), amount('BuyPrice', 'cr', 'for #')] },
);
