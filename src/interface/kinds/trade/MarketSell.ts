import { observed } from '../../evidence.js';
import { boolean, id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { alarm, amount, mention, when } from '../../summary/summary-part.js';

export const MarketSell = kind(
  'MarketSell',
  'the player sells a commodity at a market',
  () => ({
    MarketID: since('3.0', id('ID of the market')),
    Type: text('internal name of the commodity'),
    Type_Localised: optional(text('the commodity, as shown in game'), 0.296),
    Count: integer('number of tonnes'),
    SellPrice: integer('price per tonne, in credits'),
    TotalSale: integer('total revenue, in credits'),
    AvgPricePaid: integer('average price the player paid per tonne, in credits'),
    IllegalGoods: optional(boolean('the goods are illegal here; omitted if not'), 0.007),
    StolenGoods: optional(boolean('the goods are stolen; omitted if not'), 0.007),
    BlackMarket: optional(boolean('they were sold on the black market; omitted if not'), 0.015),
  }),
  {
    evidence: observed(405),
    summary: [
      amount('Count', 't'),
      mention('Type'),
      amount('TotalSale', 'cr', 'for #'),
      amount('SellPrice', 'cr', '# each'),
      alarm('IllegalGoods', 'illegal'),
      alarm('StolenGoods', 'stolen'),
      when('BlackMarket', 'black market'),
    ],
  },
);
