import { observed } from '../../evidence.js';
import { id, integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const NpcCrewRank = kind(
  'NpcCrewRank',
  'a hired crew member rises to another combat rank',
  () => ({
    NpcCrewName: text('name of the hired crew member'),
    NpcCrewId: id('ID of the hired crew member'),
    RankCombat: integer('the new combat rank, counted from 0'),
  }),
  {
    evidence: observed(4, { since: '3.0' }),
    summary: [mention('NpcCrewName'), amount('RankCombat', 'number', 'combat rank #')],
  },
);
