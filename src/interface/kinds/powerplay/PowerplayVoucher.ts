import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, list, text } from '../../field.js';
import { kind } from '../../kind.js';
import { count, mention } from '../../summary/summary-part.js';

export const PowerplayVoucher = kind(
  'PowerplayVoucher',
  'the player is paid for fighting on behalf of a power; part of the first Powerplay',
  () => ({
    Power: from(powerNames, 'the power the player is pledged to'),
    Systems: list(text(), 'names of the systems the vouchers are for'),
  }),
  { evidence: observed(1, { until: '4.0.0.1804' }), summary: [mention('Power'), count('Systems', 'system')] },
);
