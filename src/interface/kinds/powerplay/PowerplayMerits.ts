import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const PowerplayMerits = kind(
  'PowerplayMerits',
  'the player earns merits',
  () => ({
    Power: from(powerNames, 'the power the player is pledged to'),
    MeritsGained: integer('merits earned now'),
    TotalMerits: integer('merits the player now has'),
  }),
  {
    evidence: observed(142, { since: '4.1.0.200' }),
    summary: [
      amount('MeritsGained', 'number', '# {merit|merits}'),
      amount('TotalMerits', 'number', '# in all'),
      mention('Power', 'for #'),
    ],
  },
);
