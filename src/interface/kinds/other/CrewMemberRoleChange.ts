import { observed } from '../../evidence.js';
import { boolean, from, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { crewRolesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const CrewMemberRoleChange = kind(
  'CrewMemberRoleChange',
  "a member of the player's crew takes another role",
  () => ({
    Crew: text('name of the crew member, a player'),
    Role: from(crewRolesList, 'the new role'),
    Telepresence: since('4.0.0.1200', optional(boolean('the crew is aboard by telepresence'), 1)),
  }),
  { evidence: observed(4, { since: '2.3' }), summary: [mention('Crew'), mention('Role', 'to #')] },
);
