import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const PowerplayJoin = kind(
  'PowerplayJoin',
  'the player pledges to a power',
  () => ({
    Power: from(powerNames, 'the power joined'),
  }),
  { evidence: observed(3), summary: [mention('Power')] },
);
