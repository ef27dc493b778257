import { specifiedSince } from '../../evidence.js';
import { from, id, integer, list, optional, shape, text } from '../../field.js';
import { kind } from '../../kind.js';
import { transferDirectionList } from '../../specified-values.js';
import { amount, each, mention } from '../../summary/summary-part.js';

export const Transfer = shape('Transfer', 'an amount of one commodity being transferred', () => ({
  Type: text('internal name of the commodity'),
  Type_Localised: optional(text('name of the commodity, as shown in game')),
  Count: integer('tonnes'),
  Direction: from(transferDirectionList, 'where it is transferred to'),
  MissionID: optional(id('the mission it is for')),
}));

export const CargoTransfer = kind(
  'CargoTransfer',
  'cargo is transferred between the ship and a fleet carrier, or between the ship and the SRV',
  () => ({ Transfers: list(Transfer, 'the transfers') }),
  {
    evidence: specifiedSince('3.7'),
    summary: [
      each('Transfers', [
        amount('Count', 't'),
        mention('Type'),
        mention('Direction', '#', {
          called: { toship: 'to the ship', tocarrier: 'to the carrier', tosrv: 'to the SRV' },
        }),
      ]),
    ],
  },
);
