import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const PowerplayFastTrack = kind(
  'PowerplayFastTrack',
  "the player pays to get the next allocation of a power's commodities at once; part of the first Powerplay",
  () => ({
    Power: from(powerNames, 'the power the player is pledged to'),
    Cost: integer('cost, in credits'),
  }),
  { evidence: observed(234, { until: '4.0.0.1804' }), summary: [mention('Power'), amount('Cost', 'cr', 'for #')] },
);
