import { observed } from '../../evidence.js';
import { declared, id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const ClearImpound = kind(
  'ClearImpound',
  'the player gets an impounded ship released',
  () => ({
    ShipType: text('internal name of the ship'),
    ShipType_Localised: optional(text('the ship, as shown in game'), 1),
    ShipID: id("ID of the ship among the player's own"),
    ShipMarketID: id('market ID of the station where the ship is held'),
    MarketID: id('market ID of the station the player is at'),
    System: declared(text('name of the system where the ship is held')),
  }),
  { evidence: observed(2, { since: '4.0.0.1450' }), summary: [mention('ShipType'), mention('System', 'in #')] },
);
