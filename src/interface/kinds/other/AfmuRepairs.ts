import { observed } from '../../evidence.js';
import { boolean, number, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, unless } from '../../summary/summary-part.js';

export const AfmuRepairs = kind(
  'AfmuRepairs',
  'the automatic field maintenance unit has repaired a module, wholly or in part',
  () => ({
    Module: text('internal name of the module'),
    Module_Localised: optional(text('the module, as shown in game'), 1),
    FullyRepaired: boolean('the module is whole again'),
    Health: number('health of the module now, from 0 to 1'),
  }),
  {
    evidence: observed(222, { since: '2.4' }),
    summary: [mention('Module'), amount('Health', 'share', 'at #'), unless('FullyRepaired', 'not fully repaired')],
  },
);
