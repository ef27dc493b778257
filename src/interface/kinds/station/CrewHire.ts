import { observed } from '../../evidence.js';
import { id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { impersonal } from '../../personal-mark.js';
import { amount, mention } from '../../summary/summary-part.js';

export const CrewHire = kind(
  'CrewHire',
  'the player hires a crew member',
  () => ({
    Name: impersonal(text('name of the crew member')),
    CrewID: since('3.0', optional(id('ID of the crew member'), 1)),
    Faction: text('the faction the crew member belongs to'),
    Cost: integer('cost of hiring, in credits'),
    CombatRank: integer('combat rank of the crew member, counted from 0'),
  }),
  { evidence: observed(3), summary: [mention('Name'), mention('Faction', 'of #'), amount('Cost', 'cr', 'for #')] },
);
