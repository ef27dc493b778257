import { declaredKind } from '../../evidence.js';
import { id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';

export const CarrierCancelDecommission = kind(
  'CarrierCancelDecommission',
  'the player calls off the decommissioning of the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since('4.2.0.0', optional(text("type of carrier: a player's own or a squadron's"))),
  }),
  { evidence: declaredKind({ since: '3.7' }) },
);
