import { observed } from '../../evidence.js';
import { from, id, optional, since, text, utcTime } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const CarrierJumpRequest = kind(
  'CarrierJumpRequest',
  'the player schedules a jump of the carrier',
  () => ({
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.086),
    ),
    CarrierID: id('ID of the carrier, which is also that of its market'),
    SystemName: text('name of the destination system'),
    Body: since('3.7', optional(text('name of the destination body'), 0.878)),
    SystemAddress: id('address of the system'),
    BodyID: since('3.7', id('ID of the body within the system')),
    DepartureTime: since('4.0.0.1475', optional(utcTime('when the carrier will jump'), 0.986)),
  }),
  {
    evidence: observed(222, { since: '3.7' }),
    summary: [mention('SystemName', 'to #'), mention('Body'), mention('DepartureTime', 'at #')],
  },
);
