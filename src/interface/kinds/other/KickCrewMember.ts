import { observed } from '../../evidence.js';
import { boolean, declared, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { alarm, mention } from '../../summary/summary-part.js';

export const KickCrewMember = kind(
  'KickCrewMember',
  'the player, as captain, removes someone from the crew',
  () => ({
    Crew: text('name of the crew member, a player'),
    OnCrime: since('2.3', optional(boolean('the crew member was removed because of a crime'), 1)),
    Telepresence: since('4.0.0.1200', declared(boolean('the crew is aboard by telepresence'))),
  }),
  {
    evidence: observed(9, { since: '2.3', lastSeen: '2.3' }),
    summary: [mention('Crew'), alarm('OnCrime', 'because of a crime')],
  },
);
