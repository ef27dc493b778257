import { observed } from '../../evidence.js';
import { declared, id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';
import { mention } from '../../summary/summary-part.js';

export const CarrierNameChange = kind(
  'CarrierNameChange',
  'the player renames the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: declared(text("type of carrier: a player's own or a squadron's")),
    Name: personal('carrier-name', text('the new name')),
    Callsign: text('callsign of the carrier'),
  }),
  { evidence: observed(2), summary: [mention('Name', 'now #'), mention('Callsign')] },
);
