import { declaredKind } from '../../evidence.js';
import { id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const SquadronCreated = kind(
  'SquadronCreated',
  'the player founds a squadron',
  () => ({
    SquadronID: since('4.2.0.0', optional(id('ID of the squadron'))),
    SquadronName: text('name of the squadron'),
  }),
  { evidence: declaredKind({ since: '3.3' }), summary: [mention('SquadronName')] },
);
