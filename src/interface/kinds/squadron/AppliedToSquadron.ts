import { observed } from '../../evidence.js';
import { declared, id, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const AppliedToSquadron = kind(
  'AppliedToSquadron',
  'the player applies to join a squadron',
  () => ({
    SquadronID: since('4.2.0.0', declared(id('ID of the squadron'))),
    SquadronName: text('name of the squadron'),
  }),
  { evidence: observed(2, { since: '3.3' }), summary: [mention('SquadronName')] },
);
