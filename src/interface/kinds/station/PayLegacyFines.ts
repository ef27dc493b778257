import { observed } from '../../evidence.js';
import { integer, number, optional } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const PayLegacyFines = kind(
  'PayLegacyFines',
  'the player pays old fines; the game no longer writes it',
  () => ({
    Amount: integer('credits paid'),
    BrokerPercentage: optional(number("the broker's cut, in percent"), 0.6),
  }),
  { evidence: observed(5, { until: '2.3' }), summary: [amount('Amount', 'cr')] },
);
