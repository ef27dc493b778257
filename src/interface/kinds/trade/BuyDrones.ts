import { observed } from '../../evidence.js';
import { integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const BuyDrones = kind(
  'BuyDrones',
  'the player buys limpets',
  () => ({
    Type: text('internal name of the limpets as a commodity'),
    Count: integer('number of limpets'),
    BuyPrice: integer('price per limpet, in credits'),
    TotalCost: integer('total cost, in credits'),
  }),
  {
    evidence: observed(108),
    summary: [amount('Count', 'number'), mention('Type'), amount('TotalCost', 'cr', 'for #')],
  },
);
