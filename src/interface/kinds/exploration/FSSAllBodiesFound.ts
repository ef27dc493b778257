import { observed } from '../../evidence.js';
import { id, integer, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const FSSAllBodiesFound = kind(
  'FSSAllBodiesFound',
  'the player has found all bodies of a system',
  () => ({
    SystemName: text('name of the system'),
    SystemAddress: id('address of the system'),
    Count: integer('number of bodies in the system'),
  }),
  {
    evidence: observed(4_863, { since: '3.3' }),
    summary: [mention('SystemName'), amount('Count', 'number', 'bodies: #')],
  },
);
