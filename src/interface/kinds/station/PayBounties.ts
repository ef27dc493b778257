import { observed } from '../../evidence.js';
import { boolean, id, integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention, when } from '../../summary/summary-part.js';

export const PayBounties = kind(
  'PayBounties',
  'the player pays off one or more bounties',
  () => ({
    Amount: integer("credits paid, with the broker's cut"),
    AllFines: optional(boolean('everything owed is paid'), 0.929),
    Faction: since('3.0.4', optional(text('the faction paid, if it is a single one'), 0.786)),
    Faction_Localised: optional(text('the faction paid, as shown in game, if it is a single one'), 0.072),
    ShipID: since('3.0.4', id('ID of the ship the bounty was on')),
    BrokerPercentage: optional(number("the broker's cut, in percent"), 1),
  }),
  {
    evidence: observed(14, { since: '3.0.4' }),
    summary: [amount('Amount', 'cr'), when('AllFines', 'all bounties'), mention('Faction', 'to #')],
  },
);
