import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const PowerplayLeave = kind(
  'PowerplayLeave',
  'the player leaves a power',
  () => ({
    Power: from(powerNames, 'the power left'),
  }),
  { evidence: observed(4), summary: [mention('Power')] },
);
