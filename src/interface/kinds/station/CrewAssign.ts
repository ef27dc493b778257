import { observed } from '../../evidence.js';
import { from, id, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { crewRolesList } from '../../observed-values.js';
import { impersonal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const CrewAssign = kind(
  'CrewAssign',
  'the player gives a hired crew member another role',
  () => ({
    Name: impersonal(text('name of the crew member')),
    CrewID: since('3.0', id('ID of the crew member')),
    Role: from(crewRolesList, 'the new role'),
  }),
  {
    evidence: observed(30),
    summary: [
      mention('Name'),
      mention('Role', 'to #', { called: { Active: 'active duty', OnShoreLeave: 'shore leave' } }),
    ],
  },
);
