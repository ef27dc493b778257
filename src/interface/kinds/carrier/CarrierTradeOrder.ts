import { observed } from '../../evidence.js';
import { boolean, declared, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, when } from '../../summary/summary-part.js';

export const CarrierTradeOrder = kind(
  'CarrierTradeOrder',
  'the player sets or cancels a trade order on the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since('4.2.0.0', declared(text("type of carrier: a player's own or a squadron's"))),
    BlackMarket: boolean("the order is on the carrier's black market"),
    Commodity: text('internal name of the commodity'),
    Commodity_Localised: optional(text('the commodity, as shown in game'), 0.489),
    SaleOrder: optional(integer('units offered for sale'), 0.241),
    PurchaseOrder: optional(integer('units wanted'), 0.577),
    Price: optional(integer('price per unit, in credits; omitted if the order is cancelled'), 0.818),
    CancelTrade: optional(boolean('the order is cancelled; omitted if not'), 0.182),
  }),
  {
    evidence: observed(137, { since: '3.7' }),
    summary: [
      mention('Commodity'),
      amount('SaleOrder', 'number', '# for sale'),
      amount('PurchaseOrder', 'number', '# wanted'),
      amount('Price', 'cr', '# each'),
      when('CancelTrade', 'cancelled'),
      when('BlackMarket', 'black market'),
    ],
  },
);
