import { observed } from '../../evidence.js';
import { integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const BuyAmmo = kind(
  'BuyAmmo',
  'the player restocks ammunition at a station',
  () => ({
    Cost: integer('cost, in credits'),
  }),
  { evidence: observed(441), summary: [amount('Cost', 'cr', 'for #')] },
);
