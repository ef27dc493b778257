import { observed } from '../../evidence.js';
import { declared, from, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { crimesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const CrimeVictim = kind(
  'CrimeVictim',
  'someone commits a crime against the player',
  () => ({
    Offender: text('internal name of the offender'),
    Offender_Localised: declared(text('the offender, as shown in game')),
    CrimeType: from(crimesList, 'internal name of the crime'),
    Bounty: optional(integer('bounty on the offender, in credits; written for serious crimes, instead of Fine'), 0.818),
    Fine: optional(integer('fine for the offender, in credits; written for lesser crimes, instead of Bounty'), 0.182),
  }),
  {
    evidence: observed(77, { since: '3.3' }),
    summary: [
      mention('CrimeType'),
      mention('Offender', 'by #'),
      amount('Fine', 'cr', 'fine of #'),
      amount('Bounty', 'cr', 'bounty of #'),
    ],
  },
);
