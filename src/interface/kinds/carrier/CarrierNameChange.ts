import { observed } from '../../evidence.js';
import { declared, id, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const CarrierNameChange = kind(
  'CarrierNameChange',
  'the player renames the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since('4.2.0.0', declared(text("type of carrier: a player's own or a squadron's"))),
    Name: personal('carrier-name', text('the new name')),
    Callsign: text('callsign of the carrier'),
  }),
  { evidence: observed(2, { since: '3.7' }), summary: [mention('Name', 'now #'), mention('Callsign')] },
);
