import { observed } from '../../evidence.js';
import { boolean, declared, from, id, integer, list, number, optional, shape, since, text } from '../../field.js';
import { kind } from '../../kind.js';
import { shipTypesList } from '../../observed-values.js';
import { count, each, mention } from '../../summary/summary-part.js';

export const NewlyStoredModule = shape('NewlyStoredModule', 'a module that has just been put into storage', () => ({
  Slot: text('the slot it was fitted in'),
  Name: text('internal name of the module'),
  Name_Localised: optional(text('the module, as shown in game'), 1),
  Hot: optional(boolean('it is marked as hot (stolen)'), 1),
  EngineerModifications: declared(text('internal name of the blueprint applied; only for an engineered module')),
  Level: declared(integer('grade of that blueprint, from 1 to 5')),
  Quality: declared(number('progress within the grade, from 0 to 1')),
}));

export const MassModuleStore = kind(
  'MassModuleStore',
  'the player puts several modules of the ship into storage at once',
  () => ({
    MarketID: since('3.0', optional(id('market ID of the station'), 1)),
    Ship: from(shipTypesList, 'internal name of the ship the player is in'),
    ShipID: id("ID of that ship among the player's own"),
    Items: list(NewlyStoredModule, 'the modules stored'),
  }),
  { evidence: observed(2), summary: [count('Items', 'module'), each('Items', [mention('Name')])] },
);
