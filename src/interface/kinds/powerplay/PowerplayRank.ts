import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const PowerplayRank = kind(
  'PowerplayRank',
  "the player's rank with a power changes",
  () => ({
    Power: from(powerNames, 'the power the player is pledged to'),
    Rank: integer("the player's new rank with the power"),
  }),
  {
    evidence: observed(1, { since: '4.1.0.200' }),
    summary: [amount('Rank', 'number', 'rank #'), mention('Power', 'with #')],
  },
);
