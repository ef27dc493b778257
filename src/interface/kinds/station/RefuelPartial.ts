import { declaredKind } from '../../evidence.js';
import { integer, number } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const RefuelPartial = kind(
  'RefuelPartial',
  'the ship is refuelled in part at a station',
  () => ({
    Cost: integer('cost, in credits'),
    Amount: number('fuel bought, in tonnes'),
  }),
  { evidence: declaredKind(), summary: [amount('Amount', 't'), amount('Cost', 'cr', 'for #')] },
);
