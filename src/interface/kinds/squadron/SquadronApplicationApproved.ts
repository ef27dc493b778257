import { observed } from '../../evidence.js';
import { id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const SquadronApplicationApproved = kind(
  'SquadronApplicationApproved',
  "the player's application to a squadron is accepted",
  () => ({
    SquadronID: id('ID of the squadron'),
    SquadronName: text('name of the squadron'),
  }),
  { evidence: observed(1, { since: '4.2.1.0' }), summary: [mention('SquadronName')] },
);
