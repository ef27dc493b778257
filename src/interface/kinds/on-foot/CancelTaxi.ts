import { observed } from '../../evidence.js';
import { integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const CancelTaxi = kind(
  'CancelTaxi',
  'the player cancels a taxi',
  () => ({
    Refund: integer('credits returned'),
  }),
  { evidence: observed(1, { since: '4.0' }), summary: [amount('Refund', 'cr', '# returned')] },
);
