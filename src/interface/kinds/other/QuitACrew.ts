import { observed } from '../../evidence.js';
import { boolean, declared, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention, when } from '../../summary/summary-part.js';

export const QuitACrew = kind(
  'QuitACrew',
  "the player leaves the crew of another player's ship",
  () => ({
    Captain: text("name of the ship's commander; may be empty"),
    Telepresence: since('4.0.0.1200', declared(boolean('the player is aboard by telepresence'))),
  }),
  {
    evidence: observed(4, { since: '2.3' }),
    summary: [mention('Captain', 'captain #'), when('Telepresence', 'by telepresence')],
  },
);
