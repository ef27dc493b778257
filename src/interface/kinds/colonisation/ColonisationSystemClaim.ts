import { declaredKind } from '../../evidence.js';
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
  { evidence: declaredKind({ since: '4.1.1.0' }), summary: [mention('StarSystem')] },
);
