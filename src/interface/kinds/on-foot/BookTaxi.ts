import { observed } from '../../evidence.js';
import { boolean, declared, integer, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const BookTaxi = kind(
  'BookTaxi',
  'the player books a taxi',
  () => ({
    Cost: integer('fare, in credits'),
    DestinationSystem: text('name of the destination system'),
    DestinationLocation: text('destination within that system'),
    Retreat: since('4.0.0.1300', declared(boolean('the flight leads back from a conflict zone'))),
  }),
  {
    evidence: observed(17, { since: '4.0' }),
    summary: [mention('DestinationLocation', 'to #'), mention('DestinationSystem'), amount('Cost', 'cr', 'for #')],
  },
);
