import { observed } from '../../evidence.js';
import { boolean, declared, id, integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, when } from '../../summary/summary-part.js';

export const PayFines = kind(
  'PayFines',
  'the player pays one or more fines',
  () => ({
    Amount: integer('credits paid'),
    AllFines: optional(boolean('all fines are paid'), 1),
    Faction: since('3.0.4', optional(text('the faction the fines are paid to, if it is a single one'), 0.7)),
    Faction_Localised: declared(text('the faction the fines are paid to, as shown in game, if it is a single one')),
    ShipID: since('3.0.4', id('ID of the ship that was fined')),
    BrokerPercentage: optional(number("the broker's cut, in percent"), 0.167),
  }),
  {
    evidence: observed(60),
    summary: [amount('Amount', 'cr'), when('AllFines', 'all fines'), mention('Faction', 'to #')],
  },
);
