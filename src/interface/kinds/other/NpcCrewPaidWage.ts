import { observed } from '../../evidence.js';
import { id, integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const NpcCrewPaidWage = kind(
  'NpcCrewPaidWage',
  "a hired crew member gets a share of the player's earnings",
  () => ({
    NpcCrewName: text('name of the hired crew member'),
    NpcCrewId: id('ID of the hired crew member'),
    Amount: integer('wage paid, in credits'),
  }),
  { evidence: observed(5_187, { since: '3.0' }), summary: [mention('NpcCrewName'), amount('Amount', 'cr')] },
);
