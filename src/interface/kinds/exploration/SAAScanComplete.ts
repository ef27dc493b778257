import { observed } from '../../evidence.js';
import { id, integer, list, since, text, until } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { amount, mention } from '../../summary/summary-part.js';

const otherCommander = personal('other-commander', text('name of a commander'));

export const SAAScanComplete = kind(
  'SAAScanComplete',
  'the player has mapped a planet or a ring with surface probes',
  () => ({
    BodyName: text('name of the planet or ring'),
    SystemAddress: since('3.5', id('address of the system')),
    BodyID: id('ID of the planet or ring within the system'),
    Discoverers: until('3.3', list(otherCommander, 'who discovered it')),
    Mappers: until('3.3', list(otherCommander, 'who mapped it before')),
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
