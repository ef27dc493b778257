import { observed } from '../../evidence.js';
import { id, integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const ShipyardTransfer = kind(
  'ShipyardTransfer',
  'the player has a stored ship brought from elsewhere',
  () => ({
    ShipType: text('internal name of the ship'),
    ShipType_Localised: optional(text('the ship, as shown in game'), 0.767),
    ShipID: id("ID of the ship among the player's own"),
    System: text('name of the system it comes from'),
    ShipMarketID: since('3.0', id('market ID of the station it comes from')),
    Distance: number('distance to that system, in light-years'),
    TransferPrice: integer('transfer cost, in credits'),
    TransferTime: since('2.4', integer('transfer time, in seconds')),
    MarketID: since('3.0', id('market ID of the station the player is at')),
  }),
  {
    evidence: observed(103),
    summary: [
      mention('ShipType'),
      mention('System', 'from #'),
      amount('Distance', 'ly'),
      amount('TransferPrice', 'cr', 'for #'),
      amount('TransferTime', 'minutes', 'in #'),
    ],
  },
);
