import { observed } from '../../evidence.js';
import { from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierTypesList } from '../../observed-values.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const CarrierNameChange = kind(
  'CarrierNameChange',
  'the player renames the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    '': since(
      '4.2.0.0',
      optional(from(carrierTypesList, 'type of carrier, which the game writes under an empty key'), 0.5),
    ),
    Name: personal('carrier-name', text('the new name')),
    Callsign: text('callsign of the carrier'),
  }),
  { evidence: observed(4, { since: '3.7' }), summary: [mention('Name', 'now #'), mention('Callsign')] },
);
