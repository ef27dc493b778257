import { engineerNames } from '../../dialect/game-values.js';
import { observed } from '../../evidence.js';
import { from, integer, optional } from '../../field.js';
import { kind } from '../../kind.js';
import { blueprintsList, experimentalEffectsList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const EngineerApply = kind(
  'EngineerApply',
  'an engineer applies a modification to a module; the game no longer writes it',
  () => ({
    Engineer: from(engineerNames, 'name of the engineer'),
    Blueprint: from(blueprintsList, 'internal name of the blueprint'),
    Level: integer('grade of the blueprint, from 1 to 5'),
    Override: optional(from(experimentalEffectsList, 'internal name of the special effect chosen, if any'), 0.074),
  }),
  {
    evidence: observed(95, { until: '2.3' }),
    summary: [mention('Blueprint'), amount('Level', 'number', 'grade #'), mention('Engineer', 'by #')],
  },
);
