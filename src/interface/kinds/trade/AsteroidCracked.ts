import { observed } from '../../evidence.js';
import { text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const AsteroidCracked = kind(
  'AsteroidCracked',
  'the player splits a motherlode asteroid with seismic charges',
  () => ({
    Body: text('name of the ring or belt the asteroid is in'),
  }),
  { evidence: observed(22, { since: '3.3' }), summary: [mention('Body', 'in #')] },
);
