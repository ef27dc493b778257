import { observed } from '../../evidence.js';
import { id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const MarketBuy = kind(
  'MarketBuy',
  'the player buys a commodity at a market',
  () => ({
    MarketID: since('3.0', id('ID of the market')),
    Type: text('internal name of the commodity'),
    Type_Localised: optional(text('the commodity, as shown in game'), 0.326),
    Count: integer('number of tonnes'),
    BuyPrice: integer('price per tonne, in credits'),
    TotalCost: integer('total cost, in credits'),
  }),
  {
    evidence: observed(625),
    summary: [
      amount('Count', 't'),
      mention('Type'),
      amount('TotalCost', 'cr', 'for #'),
      amount('BuyPrice', 'cr', '# each'),
    ],
  },
);
