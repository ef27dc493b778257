import { observed } from '../../evidence.js';
import { id, integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const SAAScanComplete = kind(
  'SAAScanComplete',
  'the player has mapped a planet or a ring with surface probes',
  () => ({
    BodyName: text('name of the planet or ring'),
    SystemAddress: id('address of the system'),
    BodyID: id('ID of the planet or ring within the system'),
    ProbesUsed: integer('number of probes used'),
    EfficiencyTarget: integer('greatest number of probes that still earns the efficiency bonus'),
  }),
  {
    evidence: observed(2_862, { since: '3.3' }),
    summary: [
      mention('BodyName'),
      amount('ProbesUsed', 'number', 'probes used: #'),
      amount('EfficiencyTarget', 'number', 'target #'),
    ],
  },
);
