import { observed } from '../../evidence.js';
import { boolean, from, integer } from '../../field.js';
import { kind } from '../../kind.js';
import { alarm, amount, mention } from '../../summary/summary-part.js';
import { open } from '../../value-list.js';

const resurrectOptionNames = open('ResurrectOptionName', 'how the player goes on after dying', [
  'rebuy',
  'rejoin',
  'handin',
  'recover',
  'escape',
]);

export const Resurrect = kind(
  'Resurrect',
  'the player chooses on the rebuy screen how to go on after dying',
  () => ({
    Option: from(resurrectOptionNames, 'the choice the player made'),
    Cost: integer('cost of that choice, in credits'),
    Bankrupt: boolean('the player could not pay and is bankrupt'),
  }),
  {
    evidence: observed(74, { since: '2.2' }),
    summary: [mention('Option'), amount('Cost', 'cr', 'for #'), alarm('Bankrupt', 'bankrupt')],
  },
);
