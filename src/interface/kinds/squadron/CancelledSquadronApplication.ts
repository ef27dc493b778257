import { declaredKind } from '../../evidence.js';
import { id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const CancelledSquadronApplication = kind(
  'CancelledSquadronApplication',
  'the player withdraws an application to a squadron',
  () => ({
    SquadronID: id('ID of the squadron'),
    SquadronName: text('name of the squadron'),
  }),
  { evidence: declaredKind({ since: '4.2.1.0' }), summary: [mention('SquadronName')] },
);
