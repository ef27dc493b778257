import { observed } from '../../evidence.js';
import { id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const ColonisationSystemClaimRelease = kind(
  'ColonisationSystemClaimRelease',
  'the player gives up a claim to a system',
  () => ({
    StarSystem: text('name of the system'),
    SystemAddress: id('address of the system'),
  }),
  { evidence: observed(1, { since: '4.1.1.0' }), summary: [mention('StarSystem')] },
);
