import { observed } from '../../evidence.js';
import { boolean, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention, when } from '../../summary/summary-part.js';

export const CrewMemberJoins = kind(
  'CrewMemberJoins',
  "another player joins the crew of the player's ship",
  () => ({
    Crew: text('name of the crew member, a player'),
    Telepresence: since('4.0.0.1200', optional(boolean('the crew is aboard by telepresence'), 1)),
  }),
  { evidence: observed(4, { since: '2.3' }), summary: [mention('Crew'), when('Telepresence', 'by telepresence')] },
);
