import { declaredKind } from '../../evidence.js';
import { text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const WonATrophyForSquadron = kind(
  'WonATrophyForSquadron',
  'the player wins a trophy for the squadron',
  () => ({
    SquadronName: text('name of the squadron'),
  }),
  { evidence: declaredKind({ since: '3.3' }), summary: [mention('SquadronName')] },
);
