import { observed } from '../../evidence.js';
import { id, optional, text } from '../../field.js';
import { kind } from '../../kind.js';
import { mention } from '../../summary/summary-part.js';

export const ShipyardBankDeposit = kind(
  'ShipyardBankDeposit',
  'the player gives a ship to the bank of the squadron at a shipyard',
  () => ({
    ShipType: text('internal name of the ship'),
    ShipType_Localised: optional(text('the ship, as shown in game'), 1),
    MarketID: id('market ID of the station or the carrier'),
  }),
  { evidence: observed(1, { since: '4.2.0.0' }), summary: [mention('ShipType')] },
);
