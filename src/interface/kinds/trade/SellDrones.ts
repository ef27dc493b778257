import { observed } from '../../evidence.js';
import { integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const SellDrones = kind(
  'SellDrones',
  'the player sells limpets',
  () => ({
    Type: text('internal name of the limpets as a commodity'),
    Count: integer('number of limpets'),
    SellPrice: integer('price per limpet, in credits'),
    TotalSale: integer('total revenue, in credits'),
  }),
  { evidence: observed(29), summary: [amount('Count', 'number'), mention('Type'), amount('TotalSale', 'cr', 'for #')] },
);
