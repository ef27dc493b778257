import { observed } from '../../evidence.js';
import { boolean, integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, when } from '../../summary/summary-part.js';

export const BookDropship = kind(
  'BookDropship',
  'the player books a dropship to a conflict zone, or back from one',
  () => ({
    Retreat: boolean('the flight leads back from the conflict zone'),
    Cost: integer('fare, in credits'),
    DestinationSystem: text('name of the destination system'),
    DestinationLocation: text('destination within that system'),
  }),
  {
    evidence: observed(31, { since: '4.0' }),
    summary: [
      mention('DestinationLocation', 'to #'),
      mention('DestinationSystem'),
      when('Retreat', 'retreat'),
      amount('Cost', 'cr', 'for #', { ifAny: true }),
    ],
  },
);
