import { observed } from '../../evidence.js';
import { from, id, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { mention } from '../../summary/summary-part.js';

export const ModuleSwap = kind(
  'ModuleSwap',
  'the player moves a module to another slot of the ship, or swaps two',
  () => ({
    MarketID: since('3.0', id('market ID of the station')),
    FromSlot: text('the slot the module comes from'),
    ToSlot: text('the slot it is moved to'),
    FromItem: text('internal name of the module moved'),
    FromItem_Localised: optional(text('the module moved, as shown in game'), 1),
    ToItem: text('internal name of the module that was in the other slot; Null if it was empty'),
    ToItem_Localised: optional(text('the module that was in the other slot, as shown in game'), 0.333),
    Ship: from(shipTypesList, 'internal name of the ship the player is in'),
    ShipID: id("ID of that ship among the player's own"),
  }),
  { evidence: observed(33), summary: [mention('FromItem'), mention('FromSlot', 'from #'), mention('ToSlot', 'to #')] },
);
