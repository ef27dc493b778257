import { powerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const PowerplayDefect = kind(
  'PowerplayDefect',
  'the player leaves one power for another',
  () => ({
    FromPower: from(powerNames, 'the power left'),
    ToPower: from(powerNames, 'the power joined'),
  }),
  { evidence: observed(1), summary: [mention('FromPower', 'from #'), mention('ToPower', 'to #')] },
);
