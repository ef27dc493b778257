import { observed } from '../../evidence.js';
import { declared, id, integer, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount } from '../../summary/summary-part.js';

export const CarrierDepositFuel = kind(
  'CarrierDepositFuel',
  'the player gives tritium to a carrier',
  () => ({
    CarrierID: id('ID of the carrier, which is also that of its market'),
    Amount: integer('tonnes of tritium given'),
    Total: integer("tonnes of tritium in the carrier's tank afterwards"),
    CarrierType: since('4.2.0.0', declared(text("type of carrier: a player's own or a squadron's"))),
  }),
  { evidence: observed(26, { since: '3.7' }), summary: [amount('Amount', 't'), amount('Total', 't', '# in the tank')] },
);
