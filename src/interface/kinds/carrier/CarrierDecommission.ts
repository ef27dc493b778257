import { declaredKind } from '../../evidence.js';
import { id, integer, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const CarrierDecommission = kind(
  'CarrierDecommission',
  'the player asks for the carrier to be decommissioned',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    ScrapRefund: integer('credits to be returned'),
    ScrapTime: integer('when the carrier will be scrapped, in seconds since 1970'),
    CarrierType: since('4.2.0.0', optional(text("type of carrier: a player's own or a squadron's"))),
  }),
  { evidence: declaredKind({ since: '3.7' }), summary: [amount('ScrapRefund', 'cr', '# to be returned')] },
);
