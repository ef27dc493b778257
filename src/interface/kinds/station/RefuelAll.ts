import { observed } from '../../evidence.js';
import { integer, number } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const RefuelAll = kind(
  'RefuelAll',
  'the ship is refuelled at a station',
  () => ({
    Cost: integer('cost, in credits'),
    Amount: number('fuel bought, in tonnes'),
  }),
  { evidence: observed(2_312), summary: [amount('Amount', 't'), amount('Cost', 'cr', 'for #')] },
);
