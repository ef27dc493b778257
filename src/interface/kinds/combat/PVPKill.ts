import { observed } from '../../evidence.js';
import { integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const PVPKill = kind(
  'PVPKill',
  'the player kills another player',
  () => ({
    Victim: text('name of the player who was killed'),
    CombatRank: integer('combat rank of that player, counted from 0'),
  }),
  {
    evidence: observed(2, { since: '2.2' }),
    summary: [mention('Victim'), amount('CombatRank', 'number', 'combat rank #')],
  },
);
