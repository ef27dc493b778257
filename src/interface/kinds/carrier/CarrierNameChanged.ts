import { declaredKind } from '../../evidence.js';
import { declared, id, text } from '../../field.js';
import { kind } from '../../kind.js';
import { personal } from '../../personal-mark.js';

export const CarrierNameChanged = kind(
  'CarrierNameChanged',
  'the player renames the carrier, according to the manual; the game itself writes CarrierNameChange',
  () => ({
    CarrierID: declared(id('ID of the carrier, which is also that of its market')),
    Callsign: declared(text('callsign of the carrier')),
    Name: personal('carrier-name', declared(text('the new name'))),
  }),
  { evidence: declaredKind({ since: '3.7' }) },
);
