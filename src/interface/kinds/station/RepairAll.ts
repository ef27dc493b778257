import { observed } from '../../evidence.js';
import { integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const RepairAll = kind(
  'RepairAll',
  'the player has the whole ship repaired at a station',
  () => ({
    Cost: integer('cost, in credits'),
  }),
  { evidence: observed(694), summary: [amount('Cost', 'cr', 'for #')] },
);
