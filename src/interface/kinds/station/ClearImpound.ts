import { declaredKind } from '../../evidence.js';
import { id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const ClearImpound = kind(
  'ClearImpound',
  'the player gets an impounded ship released',
  () => ({
    ShipType: text('internal name of the ship'),
    ShipType_Localised: optional(text('the ship, as shown in game')),
    ShipID: id("ID of the ship among the player's own"),
    ShipMarketID: id('market ID of the station where the ship is held'),
    MarketID: id('market ID of the station the player is at'),
    System: optional(text('name of the system where the ship is held')),
  }),
  { evidence: declaredKind({ since: '4.0.0.1500' }), summary: [mention('ShipType'), mention('System', 'in #')] },
);
