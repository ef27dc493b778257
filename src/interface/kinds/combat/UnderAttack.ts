import { observed } from '../../evidence.js';
import { from, optional } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const attackedNames = open('AttackedName', 'who is under fire', ['You', 'Mothership'], ['Fighter']);

export const UnderAttack = kind(
  'UnderAttack',
  'the player comes under fire (repeated from time to time)',
  () => ({
    Target: optional(from(attackedNames, 'who is under fire: You, Mothership or Fighter'), 0.997),
  }),
  {
    evidence: observed(32_134, { since: '3.0' }),
    summary: [mention('Target', '# under attack', { alarm: true, called: { You: 'you are' } })],
  },
);
