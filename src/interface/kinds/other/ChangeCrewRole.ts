import { observed } from '../../evidence.js';
import { boolean, from, since } from '../../field.js';
import { kind } from '../../kind.js';
import { crewRolesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const ChangeCrewRole = kind(
  'ChangeCrewRole',
  "the player takes another role in the crew of another player's ship",
  () => ({
    Role: from(crewRolesList, 'the new role'),
    Telepresence: since('4.0.0.1200', boolean('the player is aboard by telepresence')),
  }),
  { evidence: observed(28, { since: '2.3' }), summary: [mention('Role', 'to #')] },
);
