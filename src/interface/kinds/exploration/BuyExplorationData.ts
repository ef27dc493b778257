import { observed } from '../../evidence.js';
import { integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const BuyExplorationData = kind(
  'BuyExplorationData',
  'the player buys exploration data about a system',
  () => ({
    System: text('name of the system the data is about'),
    Cost: integer('cost, in credits'),
  }),
  { evidence: observed(12), summary: [mention('System'), amount('Cost', 'cr', 'for #')] },
);
