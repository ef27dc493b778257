import { id, integer, list, optional, shape, text } from '../field.js';
import { kind } from '../kind.js';
import { each, said } from '../summary/part.js';

const SuitModule = shape('SuitModule', 'a weapon carried with a suit', {
  SlotName: text('the slot it is carried in'),
  SuitModuleID: id('identifies the weapon'),
  ModuleName: text('internal name of the weapon'),
  ModuleName_Localised: optional(text('name of the weapon, as shown')),
  Class: integer('its grade'),
  WeaponMods: list(text(), 'its modifications'),
});

export const SuitLoadout = kind(
  'SuitLoadout',
  'the player starts on foot or disembarks',
  {
    SuitID: id('identifies the suit'),
    SuitName: text('internal name of the suit'),
    SuitName_Localised: optional(text('name of the suit, as shown')),
    SuitMods: list(text(), 'modifications of the suit'),
    LoadoutID: id('identifies the loadout'),
    LoadoutName: text('what the player calls the loadout'),
    Modules: list(SuitModule, 'the weapons carried'),
  },
  {
    tells: [said('SuitName'), said('LoadoutName'), each('Modules', [said('ModuleName')], '#', { none: 'no weapons' })],
  },
);
