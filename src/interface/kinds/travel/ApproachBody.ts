import { observed } from '../../evidence.js';
import { id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const ApproachBody = kind(
  'ApproachBody',
  'the ship enters orbital cruise at a planet',
  () => ({
    StarSystem: text('name of the system'),
    SystemAddress: id('address of the system'),
    Body: text('name of the body'),
    BodyID: id('ID of the body within the system'),
  }),
  { evidence: observed(2_315, { since: '3.0' }), summary: [mention('Body')] },
);
