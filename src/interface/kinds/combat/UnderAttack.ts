import { observed } from '../../evidence.js';
import { optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const UnderAttack = kind(
  'UnderAttack',
  'the player comes under fire (repeated from time to time)',
  () => ({
    Target: optional(text('who is under fire: You, Mothership or Fighter'), 0.997),
  }),
  {
    evidence: observed(32_134, { since: '3.0' }),
    summary: [mention('Target', '# under attack', { alarm: true, called: { You: 'you are' } })],
  },
);
