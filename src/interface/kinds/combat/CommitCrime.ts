import { observed } from '../../evidence.js';
import { from, integer, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { crimesList } from '../../observed-values.js';
import { amount, mention } from '../../summary/summary-part.js';

export const CommitCrime = kind(
  'CommitCrime',
  'the player commits a crime and gets a fine or a bounty for it',
  () => ({
    CrimeType: from(crimesList, 'internal name of the crime'),
    Faction: text('the faction that prosecutes the crime'),
    Victim: optional(text('internal name of the victim, if there is one'), 0.615),
    Victim_Localised: optional(text('the victim, as shown in game, if there is one'), 0.057),
    Bounty: optional(integer('bounty on the player, in credits; written for serious crimes, instead of Fine'), 0.615),
    Fine: optional(integer('fine, in credits; written for lesser crimes, instead of Bounty'), 0.385),
  }),
  {
    evidence: observed(244),
    summary: [
      mention('CrimeType'),
      mention('Victim', 'against #'),
      amount('Fine', 'cr', 'fine of #', { alarm: true }),
      amount('Bounty', 'cr', 'bounty of #', { alarm: true }),
      mention('Faction'),
    ],
  },
);
