import { observed } from '../../evidence.js';
import { id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { impersonal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const CrewFire = kind(
  'CrewFire',
  'the player dismisses a hired crew member',
  () => ({
    Name: impersonal(text('name of the crew member')),
    CrewID: since('3.0', optional(id('ID of the crew member'), 1)),
  }),
  { evidence: observed(4), summary: [mention('Name')] },
);
