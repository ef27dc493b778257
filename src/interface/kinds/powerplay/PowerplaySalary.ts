import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const PowerplaySalary = kind(
  'PowerplaySalary',
  'the player collects the pay of a power; part of the first Powerplay',
  () => ({
    Power: from(powerNames, 'the power the player is pledged to'),
    Amount: integer('pay, in credits'),
  }),
  { evidence: observed(13, { until: '4.0.0.1804' }), summary: [amount('Amount', 'cr'), mention('Power', 'from #')] },
);
