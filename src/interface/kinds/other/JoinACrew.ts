import { observed } from '../../evidence.js';
import { boolean, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention, when } from '../../summary/summary-part.js';

export const JoinACrew = kind(
  'JoinACrew',
  "the player joins the crew of another player's ship",
  () => ({
    Captain: text("name of the ship's commander"),
    Telepresence: since('4.0.0.1200', optional(boolean('the player is aboard by telepresence'), 1)),
  }),
  {
    evidence: observed(4, { since: '2.3' }),
    summary: [mention('Captain', 'captain #'), when('Telepresence', 'by telepresence')],
  },
);
