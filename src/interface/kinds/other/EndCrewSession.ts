import { observed } from '../../evidence.js';
import { boolean, optional, since } from '../../field.js';
import { kind } from '../../kind.js';
import { alarm, when } from '../../summary/summary-part.js';

export const EndCrewSession = kind(
  'EndCrewSession',
  'the player, as captain, ends the session of the crew',
  () => ({
    OnCrime: optional(boolean('it ends because of a crime'), 1),
    Telepresence: since('4.0.0.1200', optional(boolean('the crew is aboard by telepresence'), 1)),
  }),
  {
    evidence: observed(4, { since: '2.3' }),
    summary: [alarm('OnCrime', 'because of a crime'), when('Telepresence', 'by telepresence')],
  },
);
