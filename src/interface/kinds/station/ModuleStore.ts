import { observed } from '../../evidence.js';
import { boolean, declared, from, id, integer, number, optional, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { blueprintsList, shipTypesList } from '../../observed-values.js';
import { mention, when } from '../../summary/summary-part.js';

export const ModuleStore = kind(
  'ModuleStore',
  'the player puts a module of the ship into storage',
  () => ({
    MarketID: since('3.0', id('market ID of the station')),
    Slot: text('the slot it was fitted in'),
    StoredItem: text('internal name of the module stored'),
    StoredItem_Localised: optional(text('the module stored, as shown in game'), 1),
    ReplacementItem: declared(text('internal name of the module fitted instead, if the slot must not be empty')),
    ReplacementItem_Localised: declared(
      text('the module fitted instead, as shown in game, if the slot must not be empty'),
    ),
    Ship: from(shipTypesList, 'internal name of the ship the player is in'),
    ShipID: id("ID of that ship among the player's own"),
    Hot: since('3.0', optional(boolean('the module is marked as hot (stolen)'), 1)),
    EngineerModifications: optional(
      from(blueprintsList, 'internal name of the blueprint applied; only for an engineered module'),
      0.16,
    ),
    Level: optional(integer('grade of that blueprint, from 1 to 5'), 0.16),
    Quality: optional(number('progress within the grade, from 0 to 1'), 0.16),
    Cost: declared(integer('cost, in credits')),
  }),
  {
    evidence: observed(288),
    summary: [mention('StoredItem'), mention('ReplacementItem', '# instead'), when('Hot', 'hot')],
  },
);
