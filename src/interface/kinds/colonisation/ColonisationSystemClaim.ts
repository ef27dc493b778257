import { observed } from '../../evidence.js';
import { id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const ColonisationSystemClaim = kind(
  'ColonisationSystemClaim',
  'the player claims a system for colonisation',
  () => ({
    StarSystem: text('name of the system'),
    SystemAddress: id('address of the system'),
  }),
  { evidence: observed(4, { since: '4.1.1.0' }), summary: [mention('StarSystem')] },
);
