import { observed } from '../../evidence.js';
import { id, integer } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const DiscoveryScan = kind(
  'DiscoveryScan',
  'a discovery scan finds bodies not known to the player before',
  () => ({
    SystemAddress: id('address of the system'),
    Bodies: integer('number of bodies found'),
  }),
  { evidence: observed(34, { since: '3.0' }), summary: [amount('Bodies', 'number', 'bodies found: #')] },
);
