import { observed } from '../../evidence.js';
import { integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const CancelDropship = kind(
  'CancelDropship',
  'the player cancels a dropship',
  () => ({
    Refund: integer('credits returned'),
  }),
  { evidence: observed(2, { since: '4.0' }), summary: [amount('Refund', 'cr', '# returned')] },
);
