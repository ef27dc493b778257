import { observed } from '../../evidence.js';
import { from, id, optional, since } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierTypesList } from '../../observed-values.js';

export const CarrierJumpCancelled = kind(
  'CarrierJumpCancelled',
  'the player calls off a jump of the carrier',
  () => ({
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.043),
    ),
    CarrierID: id('ID of the carrier, which is also that of its market'),
  }),
  { evidence: observed(23, { since: '3.7' }) },
);
