import { observed } from '../../evidence.js';
import { from, id, integer, optional, since } from '../../field.js';
import { kind } from '../../kind.js';
import { carrierTypesList } from '../../observed-values.js';
import { amount } from '../../summary/summary-part.js';

export const CarrierBankTransfer = kind(
  'CarrierBankTransfer',
  'the player moves credits to or from the carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    CarrierType: since(
      '4.2.0.0',
      optional(from(carrierTypesList, "type of carrier: a player's own or a squadron's"), 0.13),
    ),
    Withdraw: optional(integer('credits taken from the carrier'), 0.217),
    Deposit: optional(integer('credits given to the carrier'), 0.783),
    PlayerBalance: integer('balance of the player afterwards, in credits'),
    CarrierBalance: integer('balance of the carrier afterwards, in credits'),
  }),
  {
    evidence: observed(46, { since: '3.7' }),
    summary: [
      amount('Deposit', 'cr', '# deposited'),
      amount('Withdraw', 'cr', '# withdrawn'),
      amount('CarrierBalance', 'cr', '# on the carrier'),
    ],
  },
);
