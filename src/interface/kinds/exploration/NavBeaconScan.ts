import { observed } from '../../evidence.js';
import { id, integer, since } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const NavBeaconScan = kind(
  'NavBeaconScan',
  'the player scans a navigation beacon, which tells all about the bodies of the system',
  () => ({
    SystemAddress: since('3.0', id('address of the system')),
    NumBodies: integer('number of bodies the beacon knows'),
  }),
  { evidence: observed(70, { since: '2.4' }), summary: [amount('NumBodies', 'number', 'bodies: #')] },
);
